import { refuse } from '../../platform/requests/refusal.ts';
import type { MatchRecord } from './match-record.ts';

/** What the director has arranged, and nobody else changes, by the names of the use-cases. */
const arranged: readonly string[] = [
  'join',
  'leave',
  'invite',
  'answerInvitation',
  'revokeInvitation',
  'addBot',
  'removeFromSeat',
  'start',
  'claimSeat',
  'rematch',
  'undo',
];

/** Refuses what is arranged by a tournament, where the match is one of its pods. */
export function checkIsArranged({ pod }: Pick<MatchRecord, 'pod'>, action: string): void {
  if (pod === undefined || !arranged.includes(action)) return;
  refuse(
    'FORBIDDEN',
    'This match belongs to a tournament. Only its staff can seat players and settle it.',
  );
}
