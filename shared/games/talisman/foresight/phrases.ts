import { refOf, type OptionWords, type Outcome } from '../../../engine/index.ts';
import type { Argument, Phrase } from '../../../words/phrase.ts';
import { cardName } from '../reference.ts';

/** A short phrase under `effect.<name>`. */
export const effect = (
  name: string,
  args?: Readonly<Record<string, Argument>>,
  refs: readonly string[] = [],
): OptionWords => ({ key: `effect.${name}`, ...(args && { args }), refs });

/** A possible end under `outcome.<name>`. */
export const outcome = (name: string): Phrase => ({ key: `outcome.${name}` });

/** Phrases that are good or bad for a seat, by their keys; of others nothing is said. */
const tones: Readonly<Record<string, NonNullable<Outcome['tone']>>> = {
  ...named('effect', 'GOOD', [
    ...['gain', 'gain.gold', 'gain.life', 'heal', 'heal.some', 'replenish', 'spells'],
    ...['spells.limit', 'take', 'pick', 'travel', 'safe'],
  ]),
  ...named('effect', 'BAD', ['lose', 'lose.gold', 'lose.life', 'lose.all', 'drop', 'toad', 'miss']),
  ...named('outcome', 'GOOD', ['won', 'passed']),
  ...named('outcome', 'BAD', ['lost', 'failed']),
};

function named<Tone>(kind: string, tone: Tone, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [`${kind}.${name}`, tone]));
}

/** The tone of an outcome by its phrase: several effects have one only if none of them is of the other. */
export function toneOf({ key, args }: Phrase): Outcome['tone'] {
  const { [key]: own } = tones;
  const effects = args?.['effects'];
  if (own !== undefined || typeof effects !== 'object' || 'key' in effects) return own;
  const found = new Set(
    effects.map((each) => (typeof each === 'string' ? undefined : toneOf(each))),
  );
  found.delete(undefined);
  const [tone] = found;
  return found.size === 1 ? tone : undefined;
}

/** The good that prices are paid in. */
export const GOLD = refOf('good', 'gold');
const counted = ['life', 'fate', 'gold'];
const types = ['object', 'follower', 'spell'];

/** The reference to something that is gained or lost by name: `good:life`, `type:object`, `attribute:craft`. */
export function goodNamed(what: string): string {
  if (counted.includes(what)) return refOf('good', what);
  return refOf(types.includes(what) ? 'type' : 'attribute', what);
}

/** A change of something by an amount: "+1 Craft", "−1 life". */
export function change(way: 'gain' | 'lose', what: string, n: number): OptionWords {
  const good = goodNamed(what);
  if (what === 'life') return effect(`${way}.life`, { n }, [good]);
  if (what === 'gold') return effect(`${way}.gold`, { n }, [good]);
  return effect(way, { n, what: good }, [good]);
}

/** The phrases as one, in a row. */
export const together = (phrases: readonly OptionWords[]): Phrase => {
  const [first, ...others] = phrases;
  if (first === undefined) return effect('none');
  return others.length === 0 ? first : effect('all', { effects: phrases });
};

/** The effects of a card: "Bag of Gold: +1 gold". */
export const ofCard = (card: string, effects: readonly OptionWords[]): OptionWords =>
  effect('of', { thing: cardName(card), effects }, [
    refOf('card', card),
    ...effects.flatMap(({ refs = [] }) => refs),
  ]);
