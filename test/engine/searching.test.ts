import { describe, expect, it } from 'vitest';
import {
  erring,
  imaginer,
  monteCarlo,
  setOrders,
  answer,
  type Bot,
  type ImaginedMatch,
  type Pending,
} from '../../shared/engine/index.ts';
import { numbersFrom } from '../support/chance.ts';
import { newPlay } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';

/** A number, and what may be added to it: once by ann, then by bob, at random. */
type Sum = { readonly total: number; readonly moves: number };

const question: Pending = {
  ...{ id: 'add:ann', key: 'add:ann', seat: 'ann', kind: 'add', askedAt: 0 },
  options: ['0', '5', '9'],
};

/** An imagined match of sums; counts its answers. */
function sums(answers: { count: number }, luck: (n: number) => number): ImaginedMatch<Sum> {
  let game: Sum = { total: luck(8), moves: 0 };
  return {
    get match() {
      const pending =
        game.moves < 4 ? [{ ...question, id: `${question.id}${String(game.moves)}` }] : [];
      const rest = { opened: undefined, ordinal: 1, epoch: 0, orders: {}, paused: false };
      return { game, pending, over: game.moves === 4, ...rest };
    },
    answer(_id, [chosen = '']) {
      answers.count += 1;
      game = { total: game.total + Number(chosen), moves: game.moves + 1 };
    },
  };
}

const first: Bot = ({ question: { options } }) => options.slice(0, 1);

describe('a search', () => {
  const bot = monteCarlo<Sum, unknown>({
    view: (state) => state,
    policy: first,
    candidates: (sight) => sight.question.options.map((option) => [option]),
    worth: ({ total }) => -Math.abs(total - 9),
    isFarEnough: ({ moves }) => moves === 2,
    answers: () => 200,
  });
  const sight = { view: {}, seat: 'ann', question };

  it('takes the option that does best on average, within its budget of answers', () => {
    const answers = { count: 0 };
    const chosen = bot({
      ...sight,
      chance: numbersFrom(1),
      imagine: (luck) => sums(answers, luck),
    });
    expect(chosen).toEqual(['5']);
    expect(answers.count).toBeGreaterThanOrEqual(200);
    expect(answers.count).toBeLessThan(204);
  });

  it('plays by its policy where nothing can be imagined', () => {
    expect(bot({ ...sight, chance: numbersFrom(1) })).toEqual(['0']);
    expect(bot({ ...sight, chance: numbersFrom(1), imagine: () => undefined })).toEqual(['0']);
  });
});

describe('a bot that errs', () => {
  it('takes the second best in every other choice, and answers a question with one option', () => {
    const bot = erring(first, 2);
    const chance = numbersFrom(7);
    const chosen = Array.from({ length: 200 }, () =>
      bot({ view: {}, seat: 'ann', question, chance }),
    );
    const errors = chosen.filter(([option]) => option === '5').length;
    expect(errors).toBeGreaterThan(70);
    expect(errors).toBeLessThan(130);
    expect(chosen.flat()).not.toContain('9');
    const forced = { ...question, options: ['0'] };
    expect(bot({ view: {}, seat: 'ann', question: forced, chance: () => 0 })).toEqual(['0']);
  });
});

describe('a match that a seat imagines', () => {
  it('does not carry out the standing orders of others', () => {
    const hands = { ann: ['strike1'], bob: ['cancel1'], cid: [] };
    const game = {
      ...skirmish(),
      hidden: { unseen: () => [] },
    };
    const seats = ['ann', 'bob', 'cid'];
    const play = newPlay(game, laidOut(seats, { hands, options: { askForReactions: 'everyone' } }));
    const run = play.load();
    setOrders(run, 'bob', [{ when: { kind: 'react' }, choose: ['pass'] } as never]);
    const imagine = imaginer(game, run, 'ann');
    const world = imagine?.(numbersFrom(1));
    expect(run.match.orders['bob']).toHaveLength(1);
    expect(world?.match.orders).toEqual({});
    expect(world?.match.pending).toEqual(run.match.pending);
    expect(answer(run, { id: 'none', seat: 'ann', choose: [] })).toBeDefined();
  });
});
