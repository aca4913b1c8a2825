import type { AccountActor } from '../../requests/actor.ts';
import { refuse } from '../../requests/refusal.ts';
import { checkMayFind } from '../commands/guards.ts';
import type { Lobby } from '../record/match-record.ts';
import { isOver } from '../record/seats.ts';

/** Refuses whoever may not know of the match; and all until it is over, and where nobody has played it. */
export function checkMayFork(source: Lobby, actor: AccountActor): void {
  checkMayFind(source, actor);
  if (!isOver(source)) refuse('FORBIDDEN', 'A match is forked only once it is over.');
  if (source.origin) {
    const { matchId } = source.origin;
    refuse('FORBIDDEN', `This is a fork already. Fork the match it goes on from, ${matchId}.`);
  }
  if (!wasPlayed(source)) refuse('FORBIDDEN', 'Nobody has played this match.');
}

/** Whether a match that is over had started. */
const wasPlayed = ({ status, closing, seats }: Lobby): boolean =>
  status === 'FINISHED' || closing !== undefined || seats.some(({ resigned }) => resigned);
