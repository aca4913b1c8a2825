import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { idOf, kindOf, refer } from '../reference.ts';
import type { Preference } from '../state.ts';
import { handOf, preferenceOf } from '../state-queries.ts';

/**
 * A holder chooses for each of its Spells when it wants to be asked: `hold:<spell>`, `always:<spell>`,
 * or, by default, when it matters (`matters:<spell>`). The options are those it has not chosen.
 */
export const preferencesOf = ({ state, edition }: Sight, seat: Seat): readonly string[] => {
  const spells = new Set(handOf(state, seat).map((card) => edition.book.kindOf(card)));
  return [...spells].flatMap((spell) => {
    const now = preferenceOf(state, seat, spell) ?? 'matters';
    return verbs.filter((verb) => verb !== now).map((verb) => refer(verb, spell));
  });
};

const verbs = ['hold', 'matters', 'always'] as const;

/** Records when a seat wants to be asked, by its action: `hold`, `matters` or `always`. */
export const setPreference = (seat: Seat, action: string): AtOnce =>
  prefer(seat, idOf(action), preferenceIn(action));

/** Records when a seat wants to be asked about a thing; as by default without a preference. */
export const prefer = (seat: Seat, of: string, preference?: Preference): AtOnce =>
  tell<TalismanEvent>({
    type: 'PreferenceSet',
    seat,
    of,
    ...(preference !== undefined && { preference }),
  });

function preferenceIn(action: string): Preference | undefined {
  const verb = kindOf(action);
  return verb === 'hold' || verb === 'always' ? verb : undefined;
}
