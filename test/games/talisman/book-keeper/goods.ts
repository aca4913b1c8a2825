import type { Seat } from '../../../../shared/engine/index.ts';
import type { PrintedEdition } from '../../../../shared/games/talisman/edition/print.ts';
import { accountOf, add, lay, takeOut, type Account, type Ledger } from './ledger.ts';
import { idIn, idsIn, numberIn, type Line } from './line.ts';

export type Options = {
  readonly inheritance: boolean;
  readonly toadDropsAll: boolean;
  readonly bloodbath: boolean;
  readonly monkCounters: boolean;
  readonly strictSupply: boolean;
  readonly house?: Readonly<Record<string, unknown>>;
};

export type Entry = {
  readonly ledger: Ledger;
  readonly print: PrintedEdition;
  readonly options: Options;
  readonly line: Line;
  /** The neighbouring lines of the same answer. */
  readonly around: { readonly before?: Line | undefined; readonly after?: Line | undefined };
};
type Booking = (entry: Entry, seat: Seat) => void;

const own = ({ ledger }: Entry, seat: Seat): Account => accountOf(ledger, seat);

/** Counters of the character, or those of the Toad that it is. */
const countersOf = (account: Account): Record<string, number> => account.toad ?? account.points;

const counted =
  (sign: 1 | -1): Booking =>
  (entry, seat) => {
    const attribute = idIn(entry.line, 'attribute');
    add(countersOf(own(entry, seat)), attribute, sign * numberIn(entry.line, 'amount'));
  };

const changes =
  (what: 'lives' | 'fate' | 'gold', sign: 1 | -1): Booking =>
  (entry, seat) => {
    own(entry, seat)[what] += sign * numberIn(entry.line, 'amount');
  };

const takes: Booking = (entry, seat) => {
  const kind = idIn(entry.line, 'card');
  const { type } = entry.print.book.card(kind);
  const list = type === 'object' || type === 'magic-object' ? 'objects' : 'followers';
  own(entry, seat)[list].push(kind);
};

/** Takes a card out of the account, from any pile of it. */
function loses(account: Account, kind: string, owner: string): void {
  const list = [account.objects, account.followers, account.trophies].find((all) =>
    all.includes(kind),
  );
  takeOut(list ?? account.objects, kind, owner);
}

/** Bookings of the lines about goods. */
export const goods: Readonly<Record<string, Booking>> = {
  PointsGained: counted(1),
  PointsLost: counted(-1),
  LifeGained: changes('lives', 1),
  Healed: changes('lives', 1),
  LifeLost: changes('lives', -1),
  'LifeLost.by': changes('lives', -1),
  FateGained: changes('fate', 1),
  FateReplenished: changes('fate', 1),
  FateLost: changes('fate', -1),
  GoldGained: changes('gold', 1),
  GoldLost: changes('gold', -1),
  'GoldLost.paid': changes('gold', -1),
  'GoldLost.space': (entry, seat) => {
    changes('gold', -1)(entry, seat);
    lay(entry.ledger, idIn(entry.line, 'space'), numberIn(entry.line, 'amount'));
  },
  'GoldTaken.space': (entry, seat) => {
    changes('gold', 1)(entry, seat);
    lay(entry.ledger, idIn(entry.line, 'from'), -numberIn(entry.line, 'amount'));
  },
  'GoldTaken.seat': (entry, seat) => {
    changes('gold', 1)(entry, seat);
    changes('gold', -1)(entry, idIn(entry.line, 'from'));
  },
  'GoldTaken.heirloom': (entry, seat) => {
    changes('gold', 1)(entry, seat);
    const legacy = entry.ledger.legacies.get(seat);
    if (legacy !== undefined) legacy.gold -= numberIn(entry.line, 'amount');
  },
  'CardTaken.space': takes,
  'CardTaken.supply': takes,
  'CardTaken.heirloom': takes,
  'CardTaken.seat': (entry, seat) => {
    takes(entry, seat);
    const from = idIn(entry.line, 'from');
    loses(own(entry, from), idIn(entry.line, 'card'), from);
  },
  CardDitched: (entry, seat) => loses(own(entry, seat), idIn(entry.line, 'card'), seat),
  'CardDitched.forced': (entry, seat) => loses(own(entry, seat), idIn(entry.line, 'card'), seat),
  'CardDiscarded.seat': (entry, seat) => {
    if (entry.ledger.accounts.has(seat)) loses(own(entry, seat), idIn(entry.line, 'card'), seat);
  },
  // a Follower that was attacked leaves its owner
  'EnemyKilled.of': (entry) => {
    const [card, owner] = [idIn(entry.line, 'card'), idIn(entry.line, 'of')];
    takeOut(own(entry, owner).followers, card, owner);
  },
  TrophyKept: (entry, seat) => own(entry, seat).trophies.push(idIn(entry.line, 'card')),
  EnemyJoined: (entry, seat) => own(entry, seat).followers.push(idIn(entry.line, 'card')),
  TrophiesTraded: traded,
};

/** The worth of the cards, and what it buys. */
function traded(entry: Entry, seat: Seat): void {
  const { line, print } = entry;
  const cards = idsIn(line, 'cards');
  const worth = cards.reduce((sum, card) => sum + (print.book.card(card).attack?.value ?? 0), 0);
  const points = Math.floor(worth / numberIn(line, 'rate'));
  if (worth !== numberIn(line, 'worth') || points !== numberIn(line, 'points')) {
    throw new Error(`trophies worth ${String(worth)} are traded for ${String(points)}`);
  }
  for (const card of cards) takeOut(own(entry, seat).trophies, card, seat);
}
