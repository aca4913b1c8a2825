import type { Odds, Outcome } from '../../../engine/index.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { SIDES, sumOfDice, type FightChances } from '../dice/chances.ts';
import { outcome, toneOf } from './phrases.ts';

/**
 * The odds of the sum of dice, by the effect of each sum; sums with the same words are one outcome.
 */
export function oddsOfSums(dice: number, bring: (sum: number) => Phrase): Odds {
  return oddsBy(
    dice,
    sumOfDice(dice).flatMap((chance, sum) =>
      sum < dice ? [] : [{ text: bring(sum), chance, rolls: [sum] }],
    ),
  );
}

/** The odds of one die, by the effect of each face. */
export const oddsOfFaces = (bring: (face: number) => Phrase): Odds => oddsOfSums(1, bring);

/** The odds of success and failure. */
export const oddsOfSuccess = (dice: number, isMade: (sum: number) => boolean): Odds =>
  oddsOfSums(dice, (sum) => outcome(isMade(sum) ? 'passed' : 'failed'));

/** The odds of a fight, without impossible outcomes. */
export const oddsOfFight = (dice: number, { won, standoff, lost }: FightChances): Odds => ({
  dice,
  sides: SIDES,
  outcomes: (
    [
      ['won', won],
      ['standoff', standoff],
      ['lost', lost],
    ] as const
  ).flatMap(([name, chance]) => (chance === 0 ? [] : toned(outcome(name), chance, []))),
});

/** An outcome with the tone of its phrase. */
function toned(text: Phrase, chance: number, rolls: readonly number[]): Outcome {
  const tone = toneOf(text);
  // sums of chances can be a hair above 1
  return { text, chance: Math.min(1, chance), rolls, ...(tone && { tone }) };
}

function oddsBy(dice: number, each: readonly Outcome[]): Odds {
  const byWords = new Map<string, Outcome>();
  for (const { text, chance, rolls } of each) {
    const key = JSON.stringify(text);
    const known = byWords.get(key);
    const all = [...(known?.rolls ?? []), ...rolls];
    byWords.set(key, toned(text, chance + (known?.chance ?? 0), all));
  }
  return { dice, sides: SIDES, outcomes: [...byWords.values()] };
}
