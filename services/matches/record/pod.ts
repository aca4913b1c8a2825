import { refuse } from '../../platform/requests/refusal.ts';
import type { MatchRecord } from './match-record.ts';

/** The use-cases that only the director may use in a tournament's match, by name. */
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

/** Refuses an action that the tournament arranges, if the match is one of its pods. */
export function checkIsArranged({ pod }: Pick<MatchRecord, 'pod'>, action: string): void {
  if (pod === undefined || !arranged.includes(action)) return;
  refuse(
    'FORBIDDEN',
    'This match belongs to a tournament. Only its staff can seat players and settle it.',
  );
}
