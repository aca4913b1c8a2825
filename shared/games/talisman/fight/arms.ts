import { tell, type Procedure, type Question, type Seat } from '../../../engine/index.ts';
import { askSeats } from '../asking/asking.ts';
import { leaveUnlessAlive } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../dice/fate.ts';
import { abilitiesOf, isUsable } from '../character/powers.ts';
import { attributeOf } from '../character/attributes.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { subtypesOf } from './foe.ts';
import { type Foe } from '../edition/bouts.ts';
import { idOf, refer } from '../reference.ts';

type Keyword = 'weapon' | 'armour';

/**
 * The Weapons or Armours a seat can use in a battle with these: what forbids wins over all that
 * allows (T4-GLR-02), be it the character (T4-OWN-06), the space or the creature.
 */
export function usableArms(
  sight: Sight,
  seat: Seat,
  { keyword, foes }: { readonly keyword: Keyword; readonly foes: readonly Foe[] },
): readonly Card[] {
  const barred =
    abilitiesOf(sight, seat, 'not-use').some(({ ability }) => ability.keywords.includes(keyword)) ||
    foes.some(({ forbids }) => forbids?.includes(keyword));
  if (barred) return [];
  return hero(sight.state, seat).objects.filter(
    (card) => sight.edition.book.card(card).keyword === keyword && isUsable(sight, seat, card),
  );
}

/** How many Weapons in one attack (T4-WPN-02, T4-CRD-24). */
const weaponLimit = (sight: Sight, seat: Seat): number =>
  Math.max(
    sight.edition.numbers.weapons,
    ...abilitiesOf(sight, seat, 'use-weapons').map(({ ability }) => ability.count),
  );

/**
 * The Weapons used in a battle: all that may be; asked for only where there are too many and they
 * are unlike, which may end while it is asked, for one may be put down. `leaveUnlessFighting` leaves where the
 * battle is over before it has begun.
 */
export function* chooseWeapons(
  table: TalismanTable,
  seat: Seat,
  {
    foes,
    leaveUnlessFighting,
  }: { readonly foes: readonly Foe[]; readonly leaveUnlessFighting: () => void },
): Procedure<readonly Card[]> {
  const answers = yield* askSeats(table, () => {
    leaveUnlessAlive(table, seat);
    leaveUnlessFighting();
    return weaponQuestions(table, seat, foes);
  });
  const [chosen] = answers.values();
  if (chosen !== undefined) return chosen.map((option) => idOf(option));
  return weaponsAtHand(table, seat, foes);
}

/** The Weapons used where nothing else is chosen: the strongest, as many as may be. */
export const weaponsAtHand = (sight: Sight, seat: Seat, foes: readonly Foe[]): readonly Card[] =>
  rankedWeapons(sight, seat, foes).slice(0, weaponLimit(sight, seat));

function weaponQuestions(sight: Sight, seat: Seat, foes: readonly Foe[]): readonly Question[] {
  const max = weaponLimit(sight, seat);
  const ranked = rankedWeapons(sight, seat, foes);
  const worths = ranked.map((card) => worthOf(sight, seat, { card, foes }));
  if (worths.length <= max || new Set(worths).size === 1) return [];
  const options = ranked.map((card) => refer('card', card));
  const fallback = options.slice(0, max);
  return [
    { key: `weapon:${seat}`, seat, kind: 'weapon', options, fallback, ...(max > 1 && { max }) },
  ];
}

/** The strongest first. */
const rankedWeapons = (sight: Sight, seat: Seat, foes: readonly Foe[]): readonly Card[] =>
  usableArms(sight, seat, { keyword: 'weapon', foes }).toSorted(
    (a, b) => worthOf(sight, seat, { card: b, foes }) - worthOf(sight, seat, { card: a, foes }),
  );

/** Worth of a Weapon here: its bonus, and a little more for one that does something besides. */
function worthOf(
  sight: Sight,
  seat: Seat,
  { card, foes }: { readonly card: Card; readonly foes: readonly Foe[] },
): number {
  const battle = { battle: true, against: subtypesOf(foes) };
  const { might, book } = sight.edition;
  const without = attributeOf(sight, seat, might, battle);
  const thirst = book.card(card).abilities?.some(({ can }) => can === 'drink-life') ? 0.5 : 0;
  return attributeOf(sight, seat, might, { ...battle, weapons: [card] }) - without + thirst;
}

/**
 * The best Armour that can be used rolls to save the life about to be lost in a battle (T4-WPN-03,
 * 04); the battle stays lost (T4-BCR-17). Costs nothing, so nobody is asked.
 */
export function* armourSaves(
  table: TalismanTable,
  seat: Seat,
  foes: readonly Foe[],
): Procedure<boolean> {
  const [card] = usableArms(table, seat, { keyword: 'armour', foes }).toSorted(
    (a, b) => savesOn(table, a) - savesOn(table, b),
  );
  return card !== undefined && (yield* saves(table, seat, card));
}

function* saves(table: TalismanTable, seat: Seat, card: Card): Procedure<boolean> {
  const about = { card: refer('card', table.edition.book.kindOf(card)) };
  const die = yield* rollDie(table, seat, { label: 'armour', about });
  if (die < savesOn(table, card) || !isLiving(table.state, seat)) return false;
  yield* tell<TalismanEvent>({ type: 'LifeSaved', seat, by: 'armour', card });
  return true;
}

const NEVER = 7;
const savesOn = ({ edition }: Pick<TalismanTable, 'edition'>, card: Card): number =>
  edition.book.card(card).saves ?? NEVER;
