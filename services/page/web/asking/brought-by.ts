import { textOf } from '../../../../shared/client/index.ts';
import type { Option } from '../match/choices.ts';

/**
 * Effects of an option, in two lines: what it costs or leads to, and what it brings, which are written with a
 * plus; if its game does not list any, its text as far as it is not its name.
 */
export function broughtBy({ effects, parts, short }: Option): Brought {
  const told = effects.map((effect) => textOf(effect.parts));
  if (told.length > 0)
    return {
      other: told.filter((text) => !isGain(text)).join(' · '),
      gains: told.filter(isGain).join(' · '),
    };
  const whole = textOf(parts);
  if (!whole.startsWith(short)) return { other: whole, gains: '' };
  const more = whole.slice(short.length).replace(/^[\s:–—-]+/u, '');
  return { other: more.length < 2 ? '' : more, gains: '' };
}

/** The two lines; an empty one is not shown. */
type Brought = { readonly other: string; readonly gains: string };

const isGain = (text: string): boolean => /\+\d/u.test(text);
