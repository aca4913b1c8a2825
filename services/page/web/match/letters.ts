import type { MatchModel } from './model.ts';
import { figureOf } from './actor.ts';
import { initials } from './names.ts';
import { useSteady } from '../reading/steady.ts';

/**
 * Letters for figures side by side, of these names: the first of each name; a second if names begin alike,
 * and a number if that does not help.
 */
export function lettersFor(names: readonly string[]): readonly string[] {
  const first = names.map((name) => initials(name).slice(0, 1));
  const more = apart(first, (at) => secondOf(names[at] ?? ''));
  return apart(more, (at) => first[at] ?? '', true);
}

/** Letters with an addition to those that occur more than once; a number if requested. */
function apart(
  letters: readonly string[],
  other: (at: number) => string,
  isNumbered = false,
): readonly string[] {
  return letters.map((letter, at) => {
    const alike = letters.filter((each) => each === letter).length;
    if (alike < 2) return letter;
    const nth = letters.slice(0, at + 1).filter((each) => each === letter).length;
    return isNumbered ? `${other(at)}${String(nth)}` : other(at);
  });
}

/** Two letters of a name, of its first two words or of the one; with a number in it, a letter and that. */
function secondOf(name: string): string {
  const [number] = /\d+/u.exec(name) ?? [];
  if (number !== undefined) return `${initials(name).slice(0, 1)}${number.slice(0, 2)}`;
  const both = initials(name);
  if (both.length > 1) return both;
  const [one = '', two = ''] = name.match(/\p{L}/gu) ?? [];
  return `${one.toLocaleUpperCase()}${two.toLocaleLowerCase()}`;
}

/** The letters of each seat's pawn, by seat. */
export const useLetters = (match: MatchModel): Readonly<Record<string, string>> =>
  useSteady(() => {
    const seats = match.order.value;
    const letters = lettersFor(seats.map((seat) => figureOf(match, seat)));
    return Object.fromEntries(seats.map((seat, at) => [seat, letters[at] ?? '']));
  }, [match]);
