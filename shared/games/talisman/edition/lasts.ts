import type { Sight } from './print.ts';
import type { LastingRule } from './lasting-rule.ts';
import type { Lasting } from '../state.ts';

/** True if a lasting rule has this consequence, by its kind in the edition. */
export const does = (
  { edition }: Pick<Sight, 'edition'>,
  { kind }: Lasting,
  what: keyof LastingRule,
): boolean => edition.lasts[kind]?.[what] === true;

/** True if a lasting effect on this seat or thing, or on all, has this consequence. */
export const isUnder = (sight: Sight, what: keyof LastingRule, on?: string): boolean =>
  effectOn(sight, what, on) !== undefined;

/** The lasting effect on this seat or thing, or on all, with this consequence. */
export const effectOn = (sight: Sight, what: keyof LastingRule, on?: string): Lasting | undefined =>
  sight.state.lasting.find(
    (one) =>
      does(sight, one, what) && (one.on === undefined || one.on === on) && one.asleep === undefined,
  );
