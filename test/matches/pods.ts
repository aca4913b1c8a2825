import { createHash } from 'node:crypto';
import type { SeatMatch } from '../../services/matches/contract.ts';
import { presetOf } from '../../services/matches/terms/time-control.ts';
import { usualAbsence } from '../../services/matches/record/absence.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';

let made = 0;

/** The match of a pod in which these accounts sit; each is another one. */
export function pod(
  players: readonly AccountActor[],
  more: Partial<Omit<SeatMatch, 'id' | 'seats'>> = {},
): SeatMatch {
  made += 1;
  const timeControl = presetOf('live');
  if (timeControl === undefined) throw new Error('The preset is gone.');
  return {
    id: `pod-${String(made)}`,
    pod: { tournament: 'spring', round: 1, pod: made, attempt: 1 },
    host: 'owner',
    gameId: 'secret-numbers',
    options: {},
    title: undefined,
    language: undefined,
    seats: players.map(({ account }, i) => ({
      holder: { kind: 'account', account },
      entropy: `entropy ${String(i)}`,
    })),
    rated: false,
    timeControl,
    absence: usualAbsence('LIVE'),
    visibility: 'PUBLIC',
    spectatorDelay: 0,
    startsAt: '2026-03-01T12:00:00.000Z',
    secret: createHash('sha256')
      .update(`secret ${String(made)}`)
      .digest('hex'),
    ...more,
  };
}
