import { expect, it } from 'vitest';
import type { Order } from '../../../shared/engine/index.ts';
import { invariants } from '../../../shared/games/tales-of-glory/invariants.ts';
import { hasLeft, player } from '../../../shared/games/tales-of-glory/state.ts';
import { medium } from '../../../shared/games/tales-of-glory/bots/medium.ts';
import { view } from '../../../shared/games/tales-of-glory/view/view.ts';
import { diceFrom, numbersFrom } from '../../support/chance.ts';
import { four, playFrom, playNew } from './support.ts';

const orders: readonly (readonly Order[])[] = [
  [],
  [{ kind: 'tile', choose: ['discard'] }],
  [
    { kind: 'select', choose: ['slot:1'] },
    { kind: '*', choose: ['place'] },
  ],
];

// each step is stored as JSON, regained from it, replayed and folded by the play itself
it.each([
  [11, { quests: false, parallelPlacing: false }],
  [12, { quests: true, parallelPlacing: false }],
  [28, { quests: true, parallelPlacing: true }],
])(
  'a match is played to its end through rewinds, orders, pauses, closed procedures and a leaver (%i, %j)',
  (seed, options) => {
    const next = numbersFrom(seed);
    const play = playNew({ ...options, seats: four }, diceFrom(next));
    const done = new Set<string>();
    const beside: readonly (readonly [string, () => unknown])[] = [
      ['orders', () => play.orders(four[next(4)] ?? '', ...(orders[next(3)] ?? []))],
      ['pause', () => play.pause().resume()],
      ['rewind', () => play.rewind(Math.max(1, play.version - next(12)))],
      ['close', () => play.close()],
      ['leave', () => done.has('leave') || play.resign(four[next(4)] ?? '')],
    ];
    while (!play.match.over) {
      const [what, deed] = beside[next(60)] ?? [];
      if (what !== undefined) {
        deed?.();
        done.add(what);
      } else {
        const question = play.match.pending[next(play.match.pending.length)];
        if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
        const { key, seat } = question;
        const sight = view(play.state, { role: 'seat', seat });
        play.say(key, ...medium({ view: sight, seat, question, chance: next }));
      }
      expect(invariants(play.state)).toEqual([]);
      expect(play.match.pending.filter(({ seat }) => hasLeft(play.state, seat))).toEqual([]);
    }
    expect([...done].sort()).toEqual(['close', 'leave', 'orders', 'pause', 'rewind']);
    expect(play.state).toMatchObject({ round: 10, phase: 'over', ended: { reason: 'rounds' } });
  },
);

it('a turn that an arbiter closed starts again, with the Quests declared in it', () => {
  const play = playFrom(
    {
      phase: 'place',
      toPlace: ['ann'],
      seats: { ann: { combat: 9, magic: 9, quests: ['q03', 'q04'] } },
    },
    { quests: true },
  );
  play.say('tile:ann', 'nothing+q03').close();
  expect(play.options('tile:ann')).toEqual([
    'nothing',
    'nothing+q03',
    'nothing+q04',
    'nothing+q03+q04',
  ]);
  play.say('tile:ann', 'nothing+q04');
  expect(invariants(play.state)).toEqual([]);
  expect(player(play.state, 'ann').declared).toEqual(['q03', 'q04']);
});
