import { describe, expect, it } from 'vitest';
import type { Entry, OptionWords } from '../../../shared/engine/index.ts';
import type { TalesEvent } from '../../../shared/games/tales-of-glory/events.ts';
import { game } from '../../../shared/games/tales-of-glory/game.ts';
import type { Phrase } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { botPlay, type Chosen } from '../bot-play.ts';

type Amounts = Record<string, number>;

/** Amounts of the effects of one way, by good. */
function amountsIn(effects: readonly OptionWords[], way: string): Amounts {
  const amounts: Amounts = {};
  for (const { key, args } of effects) {
    if (key !== `effect.${way}`) continue;
    // an amount is a phrase: `amount.coins` with `n`
    const what = args?.['what'] as Phrase;
    amounts[what.key.replace('amount.', '')] = Number(what.args?.['n']);
  }
  return amounts;
}

const toldIn = (entries: readonly Entry[]): readonly TalesEvent[] =>
  // a match of this game tells its events
  entries.flatMap((entry) => (entry.type === 'Told' ? [entry.event as TalesEvent] : []));

const effectsOf = ({ sight: { view }, question, choose: [option = ''] }: Chosen) =>
  game.foresee?.(view as never, question, option).effects ?? [];

/** Every choice of bots in three matches, with the events right after it. */
function choices(): readonly (Chosen & { readonly told: readonly TalesEvent[] })[] {
  const all: (Chosen & { readonly told: readonly TalesEvent[] })[] = [];
  for (const seed of [1, 2, 3]) {
    botPlay(
      { game, seed, levels: ['greedy', 'random', 'greedy'], limit: 200 },
      { after: (chosen) => all.push({ ...chosen, told: toldIn(chosen.run.fresh) }) },
    );
  }
  return all;
}

const of = (kind: string, all: ReturnType<typeof choices>) =>
  all.filter(({ question }) => question.kind === kind);

describe('effects of options in Tales of Glory', () => {
  const all = choices();

  it('of a cell are the paths, Keys and gains of the placement', () => {
    let compared = 0;
    let keys = 0;
    for (const chosen of of('cell', all)) {
      const { told, question } = chosen;
      const placed = told.filter(({ type }) => type === 'TilePlaced');
      const opened = told.flatMap((event) =>
        event.type === 'ChestOpened' || event.type === 'KeyReturned' ? [event] : [],
      );
      const isOver = told.some(
        (event) => event.type === 'TurnEnded' && event.seat === question.seat,
      );
      if (placed.length !== 1 || !isOver) continue;
      const effects = effectsOf(chosen);
      const joined = effects.find(({ key }) => key === 'effect.keys')?.args?.['n'] ?? 0;
      expect(opened.filter(({ key }) => key?.from === 'keys')).toHaveLength(Number(joined));
      if (joined !== 0) keys += 1;
      if (opened.length > 0) continue;
      const gained: Amounts = {};
      for (const event of told) {
        if (event.type !== 'RewardCollected' || event.seat !== question.seat) continue;
        if (event.source.from === 'end') continue;
        for (const [good, n] of Object.entries(event.gains)) gained[good] = (gained[good] ?? 0) + n;
      }
      expect(amountsIn(effects, 'gain')).toEqual(gained);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
    expect(keys).toBeGreaterThan(0);
  });

  it('of a payment, and of placing the tile taken, are its cost', () => {
    let compared = 0;
    for (const chosen of [...of('pay', all), ...of('tile', all)]) {
      const paid = chosen.told.find((event) => event.type === 'CostPaid');
      const effects = effectsOf(chosen);
      if (paid === undefined || effects.some(({ key }) => key === 'effect.surcharge')) continue;
      const { coins = 0, potions = 0 } = amountsIn(effects, 'cost');
      expect({ coins, potions }).toEqual({ coins: paid.coins, potions: paid.potions });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('of a slot say that a tile can’t be placed exactly if it can only be discarded', () => {
    const unplaceable = of('catchUp', all).filter((chosen) =>
      effectsOf(chosen).some(({ key }) => key === 'effect.unplaceable'),
    );
    const words = of('select', all)
      .flatMap((chosen) => effectsOf(chosen))
      .map((effect) => render(game.words.catalogue, 'en', effect));
    expect(words).toContain('1 place fits');
    for (const { question, told } of unplaceable) {
      const own = told.filter((event) => 'seat' in event && event.seat === question.seat);
      expect(own.some(({ type }) => type === 'TilePlaced')).toBe(false);
    }
  });
});
