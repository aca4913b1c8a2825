import { limitsOf, presetOf, timeControls } from '../../terms/time-control.ts';
import type { Games } from '../../terms/games.ts';
import { checked } from '../../../platform/requests/checked.ts';
import { refuseInput } from '../../../platform/requests/refusal.ts';
import { millisecondsOf } from '../../../platform/time/duration.ts';
import type { JoinQueue } from './contract.ts';
import { joinQueueInput } from './generated/inputs.ts';
import { keyOf } from './queue.ts';

/** The default maximum wait, in real-time and in turn-based games. */
const USUAL = { LIVE: 'PT30M', ASYNC: 'P14D' } as const;

/** The wish as it can be met: the queue, and which tables will do there. */
export async function queueRequest(games: Games, input: JoinQueue) {
  const { commandId, ...says } = checked(joinQueueInput(), input);
  const { gameId, timeControl, seats, languages, maxWait } = says;
  const game = await games.named(gameId);
  const control = presetOf(timeControl) ?? unknown(timeControl);
  const most = game.mostSeats?.(checked(game.options, {}, 'options')) ?? game.seats.max;
  const least = Math.max(2, game.seats.min);
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const wrong = (seats ?? []).findIndex((size) => !sizes.includes(size));
  if (wrong >= 0) {
    const detail = `Must be one of ${sizes.join(', ')} for ${gameId}.`;
    refuseInput({ path: ['seats', wrong], detail });
  }
  return {
    queue: keyOf({ gameId, timeControl }),
    command: commandId === undefined ? undefined : { commandId, says },
    seats: [...new Set(seats ?? sizes)],
    languages: [...new Set(languages)],
    waits: millisecondsOf(maxWait ?? USUAL[limitsOf(control).speed]) ?? 0,
  };
}

function unknown(timeControl: string): never {
  const known = timeControls.map(({ preset = '' }) => preset).join(', ');
  return refuseInput({
    path: ['timeControl'],
    detail: `No queue for "${timeControl}". Available: ${known}.`,
  });
}
