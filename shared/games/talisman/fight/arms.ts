import { tell, type Procedure, type Question, type Seat } from '../../../engine/index.ts';
import { askSeats } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../dice/fate.ts';
import {
  rankedWeapons,
  usableArms,
  weaponLimit,
  weaponsAtHand,
  worthOf,
} from '../character/arms.ts';
import { type Card } from '../state.ts';
import { isLiving } from '../state-queries.ts';
import { type Foe } from '../edition/bouts.ts';
import { idOf, refer } from '../reference.ts';

/**
 * The Weapons used in a battle: all, if allowed; asked for only if there are too many and they differ,
 * which may end while asking, because one may be put down. `leaveUnlessFighting` leaves if the battle
 * is over before it has begun.
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
    leaveUnlessFighting();
    return weaponQuestions(table, seat, foes);
  });
  const [chosen] = answers.values();
  if (chosen !== undefined) return chosen.map((option) => idOf(option));
  return weaponsAtHand(table, seat, foes);
}

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

/**
 * Rolls the best usable Armour to save the life about to be lost in a battle (T4-WPN-03, 04); the
 * battle stays lost (T4-BCR-17). It costs nothing, so there is no question.
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
  const die = yield* rollDie(table, seat, {
    label: 'armour',
    about,
    decided: ([rolled = 0]) => rolled >= savesOn(table, card),
  });
  if (die < savesOn(table, card) || !isLiving(table.state, seat)) return false;
  yield* tell<TalismanEvent>({ type: 'LifeSaved', seat, by: 'armour', card });
  return true;
}

const NEVER = 7;
const savesOn = ({ edition }: Pick<TalismanTable, 'edition'>, card: Card): number =>
  edition.book.card(card).saves ?? NEVER;
