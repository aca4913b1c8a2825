import { expect, it } from 'vitest';
import { catalogue } from '../../../services/matches/terms/games.ts';
import { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import { regulationsOf } from '../../../services/tournaments/regulations.ts';
import { presets } from '../../../shared/games/talisman/editions/revised/presets.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { regulations } from './event.ts';

const fewSeats = { ...secretNumbers, id: 'few-seats', seats: { min: 2, max: 4 } };
const games = catalogue([secretNumbers, fewSeats]);
const stage = { format: 'SWISS', rounds: 2, podSize: { preferred: 4 } };

const knockout = {
  ...{ format: 'ELIMINATION', podSize: { preferred: 4 }, advanceBySize: { 4: 1 }, finalSize: 4 },
};

/** The faults of regulations, by their path. */
async function wrongWith(more: Record<string, unknown>): Promise<Record<string, string>> {
  try {
    await regulationsOf(games, regulations(more));
    return {};
  } catch (thrown) {
    if (!(thrown instanceof CommandRefusedError)) throw thrown;
    return Object.fromEntries(
      thrown.mistakes.map(({ path, detail }) => [path.join('.'), detail] as const),
    );
  }
}

it.each([
  [{ game: { id: 'chess' } }, 'regulations.game.id', 'Unknown game "chess"'],
  [
    { game: { id: 'secret-numbers', preset: 'hour' } },
    'regulations.game.preset',
    'Unknown preset "hour"',
  ],
  [{ timeControl: { preset: 'never' } }, 'regulations.timeControl.preset', 'Available: live'],
  [{ timeControl: undefined }, 'regulations.timeControl', 'Required, or a preset'],
  [{ stages: [] }, 'regulations.stages', ''],
  [{ stages: [{ ...stage, format: 'ARENA' }] }, 'regulations.stages.0.format', 'SWISS'],
  [{ stages: [{ ...stage, lives: 2 }] }, 'regulations.stages.0.lives', 'podSize'],
  [
    { stages: [{ ...stage, cut: 4 }] },
    'regulations.stages.0.cut',
    'Not allowed in the first stage',
  ],
  [{ stages: [stage, stage] }, 'regulations.stages.1.cut', 'how many'],
  [
    { stages: [{ ...stage, podSize: { preferred: 9 } }] },
    'regulations.stages.0.podSize.preferred',
    '6',
  ],
  [{ registration: { cap: 4_097 } }, 'regulations.registration.cap', '4096'],
  [{ lateEntry: { untilRound: 2, points: -1 } }, 'regulations.lateEntry.points', ''],
  [{ rounds: { length: '-PT1H' } }, 'regulations.rounds.length', 'PT1M'],
  [{ rounds: { advance: 'SCHEDULED' } }, 'regulations.rounds.startsAt', 'when each round'],
  [
    {
      scoring: { kind: 'PLACEMENT', bySize: { 4: [5, 3, 2, 1] } },
      stages: [{ ...stage, podSize: { preferred: 4, min: 3 } }],
    },
    'regulations.scoring.bySize.3',
    'each place',
  ],
  // a final may be of fewer than any other pod
  [
    { scoring: { kind: 'PLACEMENT', bySize: { 4: [5, 3, 2, 1] } }, stages: [knockout] },
    'regulations.scoring.bySize.2',
    'each place',
  ],
  [
    { stages: [{ ...knockout, finalSize: 6 }], game: { id: 'few-seats' } },
    'regulations.stages.0.finalSize',
    'Must be 2 to 4 for few-seats',
  ],
  [{ ties: [{ kind: 'DRAW' }, { kind: 'WINS' }] }, 'regulations.ties', 'last'],
  [{ prizes: 100 }, 'regulations.prizes', 'Unknown field'],
])(
  'invalid regulations are refused with the fault and its place: %j',
  async (more, place, detail) => {
    const wrong = await wrongWith(more);
    expect(Object.keys(wrong)).toContain(place);
    expect(wrong[place]).toContain(detail);
  },
);

it('all default regulations are written out, so that the hash covers them', async () => {
  const whole = await regulationsOf(games, regulations());
  expect(whole).toMatchObject({
    rated: true,
    registration: { mode: 'OPEN', cap: 4_096 },
    scoring: { kind: 'WIN', win: 5, draw: 1, loss: 0 },
    rounds: { gap: 'PT3M', onDeadline: [{ rule: 'LAST_ROUND' }, { rule: 'STANDING' }] },
    appeals: { window: 'PT15M', holdsRound: false },
  });
  expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
});

it('time control, deadline and options are taken from a preset of the game', async () => {
  const talisman = { ...secretNumbers, presets: presets.map((each) => ({ ...each, options: {} })) };
  const named = regulations({
    game: { id: 'secret-numbers', preset: 'talisman-fortnight' },
    timeControl: undefined,
  });
  const whole = await regulationsOf(catalogue([talisman]), named);
  expect(whole.timeControl).toMatchObject({ preset: 'async-12h' });
  expect(whole.rounds.length).toBe('P21D');
});
