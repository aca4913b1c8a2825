import type { Seat } from '../../../engine/index.ts';
import type { Sight } from '../edition/print.ts';
import { sumOf, type Part } from '../part.ts';
import { type Card, type Lasting, type Points } from '../state.ts';
import { hero } from '../state-queries.ts';
import { isUsable, suppresses } from './powers.ts';
import { refer } from '../reference.ts';

/** Situation that an attribute is needed in: whether it is a battle, and the Weapons used in it. */
export type Situation = {
  readonly battle?: boolean;
  readonly weapons?: readonly Card[];
  /** Subtypes of the creatures fought. */
  readonly against?: readonly string[];
};

/**
 * The current value of an attribute: printed value, counters, and the bonuses that count at this
 * moment (T4-CHR-07, 08). A Toad has its own (T4-TOD-05, 06).
 */
export const attributeOf = (
  sight: Sight,
  seat: Seat,
  attribute: string,
  situation: Situation = {},
): number => sumOf(attributeParts(sight, seat, attribute, situation));

/** An attribute outside of battle, for a fact; with its parts, in rules since they are told. */
export function announceAttribute(
  table: Sight & { readonly rules: number },
  seat: Seat,
  attribute: string,
): { readonly attribute: string; readonly points: number; readonly parts?: readonly Part[] } {
  const parts = attributeParts(table, seat, attribute);
  return { attribute, points: sumOf(parts), ...(table.rules >= 2 && { parts }) };
}

/** Parts of an attribute's value: the sheet with its counters, then each bonus. */
export function attributeParts(
  sight: Sight,
  seat: Seat,
  attribute: string,
  situation: Situation = {},
): readonly Part[] {
  const { state, edition } = sight;
  const { id, toad, points } = hero(state, seat);
  if (toad) return [{ of: 'toad', points: edition.numbers.toad + (toad.points[attribute] ?? 0) }];
  const printed = edition.book.character(id).values[attribute] ?? 0;
  const own = { of: refer('attribute', attribute), points: printed + (points[attribute] ?? 0) };
  const lasting = lastingOf(sight, seat, situation);
  return [
    own,
    ...partsIn(bonusesOf(sight, seat, situation), attribute),
    ...lasting.flatMap((one) => lastingParts(one, attribute)),
  ];
}

/** A bonus, and the card or lasting effect it comes from; the reference is only built if it counts. */
type Bonus = { readonly of: readonly ['card' | 'lasting', string]; readonly bonus: Points };

/** Parts that these add to one attribute. */
const partsIn = (bonuses: readonly Bonus[], attribute: string): readonly Part[] =>
  bonuses.flatMap(({ of, bonus: { [attribute]: points = 0 } }) =>
    points === 0 ? [] : [{ of: refer(...of), points }],
  );

function bonusesOf(sight: Sight, seat: Seat, situation: Situation): readonly Bonus[] {
  const { book } = sight.edition;
  const { objects, followers } = hero(sight.state, seat);
  if (objects.length + followers.length === 0) return none;
  const counting = suppresses(sight, seat, 'object-bonuses')
    ? []
    : objects.filter((card) => isUsable(sight, seat, card));
  const { battle = false, weapons = [] } = situation;
  const all = [...counting, ...followers.filter((card) => isUsable(sight, seat, card))];
  const counts = (card: Card): boolean =>
    book.card(card).keyword === undefined || weapons.includes(card);
  const used = battle ? all.filter(counts) : [];
  return [
    ...all.map((card): Bonus => ({ of: ['card', card], bonus: book.card(card).bonus ?? nothing })),
    ...used.map((card): Bonus => ({
      of: ['card', card],
      bonus: weaponBonus(sight, card, situation),
    })),
  ];
}
const nothing: Points = {};
const none: readonly never[] = [];

/** The bonus of a card in battle, of a Weapon in use; higher against some (the Holy Lance). */
function weaponBonus({ edition }: Sight, card: Card, { against = [] }: Situation): Points {
  const facts = edition.book.card(card);
  const special = facts.against && against.includes(facts.against.subtype);
  return (special ? facts.against?.bonus : facts.battleBonus) ?? {};
}

const lastingOf = ({ state }: Sight, seat: Seat, { battle }: Situation): readonly Lasting[] =>
  state.lasting.filter(({ on, inBattle }) => on === seat && (battle === true || !inBattle));

/** The parts of a lasting bonus to an attribute: those it names, else the whole effect as one. */
const lastingParts = ({ kind, bonus = nothing, parts }: Lasting, attribute: string) =>
  parts?.[attribute] ?? partsIn([{ of: ['lasting', kind], bonus }], attribute);
