import { numberOf, thingOf, type BotView } from './look.ts';

/** 1 if a trophy belongs to those that bring the most counters at the least loss, else 0. */
export const tradeChosen = (look: BotView, option: string): number =>
  bestTrade(look).includes(option) ? 1 : 0;

/** Trophies with the points they count for. */
type Pick = { readonly options: readonly string[]; readonly points: number };

/** The cheapest set for as many counters as all of them together bring. */
function bestTrade(look: BotView): readonly string[] {
  const { options } = look.question;
  const rate = Math.max(1, numberOf(look, 'rate'));
  const all = options.reduce((sum, option) => sum + valueOf(look, option), 0);
  const due = Math.floor(all / rate) * rate;
  const enough = picksOf(look, options).filter(({ points }) => points >= due);
  return enough.toSorted((a, b) => a.points - b.points)[0]?.options ?? options;
}

/** One pick for every sum that can be made. */
function picksOf(look: BotView, options: readonly string[]): readonly Pick[] {
  const sums = new Map<number, readonly string[]>([[0, []]]);
  for (const option of options) {
    for (const [points, picked] of [...sums]) {
      const more = points + valueOf(look, option);
      if (!sums.has(more)) sums.set(more, [...picked, option]);
    }
  }
  return [...sums].map(([points, picked]) => ({ options: picked, points }));
}

const valueOf = ({ sight }: BotView, option: string): number =>
  sight.edition.book.card(thingOf(option)).attack?.value ?? 0;
