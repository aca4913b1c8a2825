import type { OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkIsHost, checkIsOpen, checkLevel, freeSeat } from '../session/guards.ts';
import { checkTableIsOpen } from './beacon.ts';
import { tableFor } from '../record/kept-seats.ts';
import { addBotInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Backing } from '../session/backing.ts';
import { seatTaken } from './start-when-full.ts';
import type { Command } from '../session/command.ts';
import type { Judged } from '../session/judged.ts';

/** Seats a bot in the first free seat; for the host only. */
export const addBot =
  (backing: Backing) =>
  (actor: AccountActor, input: OnMatch & { level: string }): Command => {
    const { matchId, commandId, level } = checked(addBotInput(), input);
    return {
      name: 'addBot',
      actor,
      matchId,
      commandId,
      says: { level },
      act(match) {
        const { game, record } = match;
        checkMayAddBot({ record, ...backing }, actor);
        checkLevel(Object.keys(game.bots), level, ['level']);
        const seat = freeSeat(tableFor(record, actor, backing.now().toISOString()));
        const holder = { kind: 'bot', level } as const;
        return seatTaken(backing, match, { type: 'SeatTaken', seat, holder });
      },
    };
  };

/** Refuses an actor who can't add a bot now. */
export function checkMayAddBot({ record, now }: Omit<Judged, 'game'>, actor: AccountActor): void {
  checkIsHost(record, actor, 'add bots');
  checkIsOpen(record, 'Its seats can no longer be taken.');
  checkTableIsOpen(record, { now });
  if (record.rated) refuse('FORBIDDEN', "Rated matches can't include bots.");
  freeSeat(tableFor(record, actor, now().toISOString()));
}
