import type { Seat } from '../../../../shared/engine/index.ts';
import { accountOf, type Account } from './ledger.ts';
import type { Entry } from './goods.ts';

/** The bonus that a card adds to an attribute while it is owned. */
export const bonusOf = ({ print }: Entry, kind: string, attribute: string): number =>
  print.book.card(kind).bonus?.[attribute] ?? 0;

/**
 * True if a card counts on its owner's present space: some spaces, Spells and owners do not let it.
 */
function counts({ print, ledger }: Entry, account: Account, kind: string): boolean {
  const { type, usableBy } = print.book.card(kind);
  const { suppresses = [] } = print.book.space(account.space);
  if (usableBy !== undefined && usableBy !== account.alignment) return false;
  if (account.objects.includes(kind) && suppresses.includes('object-bonuses')) return false;
  if (type !== 'magic-object') return true;
  const warded = account.objects.some((one) =>
    print.book.card(one).abilities?.some(({ can }) => can === 'shun-spells'),
  );
  return !suppresses.includes('magic-objects') && (warded || !ledger.inForce.has('destroy-magic'));
}

/** An attribute's value from the sheet and its counters. */
export function sheetOf({ print }: Entry, account: Account, attribute: string): number {
  if (account.toad) return print.numbers.toad + (account.toad[attribute] ?? 0);
  const { values } = print.book.character(account.character);
  return (values[attribute] ?? 0) + (account.points[attribute] ?? 0);
}

/** The cards that add to an attribute now, in battle or not. */
export const bearing = (entry: Entry, account: Account, attribute: string): readonly string[] =>
  account.toad
    ? []
    : [...account.objects, ...account.followers].filter(
        (kind) => bonusOf(entry, kind, attribute) !== 0 && counts(entry, account, kind),
      );

/** An attribute as it counts outside of battle. */
export function standingOf(entry: Entry, seat: Seat, attribute: string): number {
  const account = accountOf(entry.ledger, seat);
  return bearing(entry, account, attribute).reduce(
    (sum, kind) => sum + bonusOf(entry, kind, attribute),
    sheetOf(entry, account, attribute) + (account.toad ? 0 : drunkBy(entry, seat, attribute)),
  );
}

/** The bonus to an attribute from potions drunk in this turn. */
const drunkBy = ({ ledger }: Entry, seat: Seat, attribute: string): number =>
  ledger.draughts
    .filter((draught) => draught.seat === seat)
    .reduce((sum, { bonus }) => sum + (bonus[attribute] ?? 0), 0);
