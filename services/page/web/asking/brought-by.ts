import { textOf } from '../../../../shared/client/index.ts';
import type { Option } from '../match/choices.ts';

/**
 * Effects of an option, in two lines: the first, and the rest; if its game does not list any, its text
 * as far as it is not its name.
 */
export function broughtBy({ effects, parts, short }: Option): readonly string[] {
  const [first, ...rest] = effects.map((effect) => textOf(effect.parts));
  if (first !== undefined) return rest.length === 0 ? [first] : [first, rest.join(' · ')];
  const whole = textOf(parts);
  if (!whole.startsWith(short)) return [whole];
  const more = whole.slice(short.length).replace(/^[\s:–—-]+/u, '');
  return more.length < 2 ? [] : [more];
}
