import type { AccountActor, StartMatch } from '../contract.ts';
import { refuse } from '../refusal.ts';
import { checkIsHost, checkIsOpen } from './guards.ts';
import { checked, inputs } from './input.ts';
import type { Command } from './perform.ts';

/** Starts the match with the seats that are taken; the host's to do, and to add the last entropy. */
export function start(actor: AccountActor, input: StartMatch): Command {
  const { matchId, commandId, ...says } = checked(inputs().start, input);
  return {
    name: 'start',
    actor,
    matchId,
    commandId,
    says,
    act(desk) {
      const { game, record } = desk;
      checkIsHost(record, actor, 'start the match');
      checkIsOpen(record, '');
      const seats = record.seats.filter(({ holder }) => holder !== undefined).map(({ id }) => id);
      const { min } = game.seats;
      if (seats.length < min) {
        const taken = `${String(seats.length)} of its seats ${seats.length === 1 ? 'is' : 'are'} taken`;
        return refuse(
          'BAD_USER_INPUT',
          `The game needs at least ${String(min)} players; ${taken}.`,
        );
      }
      const started = { type: 'MatchStarted', seats, ...says } as const;
      desk.begin(started);
      return { before: [started] };
    },
  };
}
