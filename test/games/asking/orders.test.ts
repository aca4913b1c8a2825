import { describe, expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';
import { sheetOf } from '../../../services/matches/words/sheet.ts';
import {
  isLegal,
  orderFrom,
  setOrders,
  wrongIn,
  type Order,
  type Question,
} from '../../../shared/engine/index.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { botPlay } from '../bot-play.ts';

/** The facts about a question that come again: references to things mostly do not. */
const lastingIn = ({ about = {} }: Question): NonNullable<Question['about']> =>
  Object.fromEntries(Object.entries(about).filter(([, fact]) => !String(fact).includes(':')));

describe.each(Object.values(games))('standing orders of $id', (game) => {
  const { asks } = sheetOf(game);

  it.each(locales)('can be made with words only in %s', (locale) => {
    const texts = game.words.catalogue[locale];
    const wanted = [
      ...Object.keys(asks).map((kind) => `ask.${kind}`),
      ...Object.values(asks).flatMap((subjects) =>
        Object.entries(subjects).flatMap(([name, values]) => [
          `about.${name}`,
          ...(values === true ? [] : values.map((value) => `about.${name}.${value}`)),
        ]),
      ),
      ...(game.orderEnds?.names ?? []).map((end) => `until.${end}`),
    ];
    expect([...new Set(wanted)].filter((key) => texts[key] === undefined)).toEqual([]);
    expect(wanted.filter((key) => texts[key]?.includes('{'))).toEqual([]);
  });

  it('are not offered for what only begins a match, all of which is declared', () => {
    const { askedOnce } = sheetOf(game);
    if (asks['character'] !== undefined) expect(askedOnce).toContain('character');
    expect(askedOnce.filter((kind) => asks[kind] === undefined)).toEqual([]);
  });

  it('are made from a shown question, and answer the next such question', () => {
    const laid = new Map<string, Order>();
    const faults = new Set<string>();
    const levels = ['greedy', 'random', 'random'];
    let answered = 0;
    const waitsInVain = (asked: Question): boolean => {
      const { seat, kind, about } = asked;
      const order = laid.get(seat);
      if (order === undefined || !('choose' in order) || asked.answered) return false;
      const facts = Object.entries(order.about ?? {});
      const such = kind === order.kind && facts.every(([name, fact]) => about?.[name] === fact);
      return such && isLegal(asked, order.choose);
    };
    const lay = (question: Question, choose: readonly string[]): Order => {
      const { kind } = question;
      const order = orderFrom({ kind, about: lastingIn(question), choose });
      if (typeof order === 'string') throw new Error(order);
      const wrong = wrongIn(game, order);
      if (wrong) faults.add(`${kind}: ${wrong.part} ${wrong.why}`);
      return order;
    };
    for (const seed of [1, 2, 3]) {
      laid.clear();
      botPlay(
        { game, seed, levels, limit: 250 },
        {
          before({ run, choose }) {
            answered += run
              .take()
              .filter((entry) => entry.type === 'Answered' && entry.by === 'order').length;
            return choose;
          },
          after({ run, question, choose }) {
            for (const asked of run.match.pending) {
              if (waitsInVain(asked)) faults.add(`${asked.id} is still asked`);
            }
            const order = lay(question, choose);
            laid.set(question.seat, order);
            setOrders(run, question.seat, [order]);
          },
        },
      );
    }
    expect([...faults]).toEqual([]);
    // each game decides which questions it asks again
    expect(answered).toBeGreaterThan(game.asks === undefined ? -1 : 0);
  });
});
