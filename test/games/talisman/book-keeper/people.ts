import type { Seat } from '../../../../shared/engine/index.ts';
import { accountOf, lay } from './ledger.ts';
import type { Entry } from './goods.ts';
import type { Phrase } from '../../../../shared/words/phrase.ts';
import { idIn, idsIn } from './line.ts';
import { same } from './sums.ts';

type Booking = (entry: Entry, seat: Seat) => void;

/** A character as its sheet has it. */
const comes: Booking = ({ ledger, print, line }, seat) => {
  const character = idIn(line, 'character');
  const { life, fate, gold, alignment } = print.book.character(character);
  ledger.accounts.set(seat, {
    character,
    space: idIn(line, 'space'),
    alignment,
    lives: life,
    fate,
    gold: gold ?? print.numbers.startingGold,
    points: {},
    objects: [],
    followers: [],
    trophies: [],
  });
};

/** Removes a character, which leaves its goods to the next one, or on its space. */
const goes: Booking = ({ ledger, options }, seat) => {
  const account = ledger.accounts.get(seat);
  if (account === undefined) return;
  const { gold, objects, followers, space } = account;
  ledger.accounts.delete(seat);
  if (options.inheritance) ledger.legacies.set(seat, { gold, objects, followers });
  else lay(ledger, space, gold);
};

/** Removes a character without a successor. */
const out: Booking = (entry, seat) => {
  goes({ ...entry, options: { ...entry.options, inheritance: false } }, seat);
};

const isAt: Booking = ({ ledger, line }, seat) => {
  accountOf(ledger, seat).space = idIn(line, 'space');
};

const toad: Booking = ({ ledger, options }, seat) => {
  const account = accountOf(ledger, seat);
  account.toad ??= {};
  if (!options.toadDropsAll) return;
  lay(ledger, account.space, account.gold);
  Object.assign(account, { gold: 0, objects: [], followers: [] });
};

const remains: Booking = ({ ledger, line }, seat) => {
  lay(ledger, idIn(line, 'space'), ledger.legacies.get(seat)?.gold ?? 0);
  ledger.legacies.delete(seat);
};

/** The goods that a line names: cards by kind, and gold. */
function goodsIn({ line: { name, says } }: Entry) {
  const { goods } = says;
  if (!Array.isArray(goods)) throw new Error(`${name} does not say its goods`);
  const said: readonly (string | Phrase)[] = goods;
  const gold = said.flatMap((one) => (typeof one === 'string' ? [] : Number(one.args?.['amount'])));
  const cards = said.flatMap((one) => (typeof one === 'string' ? [one.slice('card:'.length)] : []));
  return { cards, gold: gold[0] ?? 0 };
}

/** Checks that a character leaves all that it had. */
const leaves: Booking = (entry, seat) => {
  const { gold, objects, followers } = accountOf(entry.ledger, seat);
  const said = goodsIn(entry);
  same('the gold that is left', said.gold, gold);
  same('what is left', said.cards.toSorted(), [...objects, ...followers].toSorted());
};

/** A way on a path leads from space to space, as they are printed. */
const walks: Booking = (entry, seat) => {
  const { ledger, print, line } = entry;
  const way = [accountOf(ledger, seat).space, ...idsIn(line, 'past'), idIn(line, 'space')];
  for (const [at, to] of way.slice(1).entries()) {
    const from = way[at] ?? '';
    if (!print.book.space(from).next?.includes(to)) same('the way', [from, to], 'no step');
  }
  isAt(entry, seat);
};

const laidUp: Booking = (entry, seat) => {
  isAt(entry, seat);
  const { toad: _, ...account } = accountOf(entry.ledger, seat);
  entry.ledger.accounts.set(seat, { ...account, fate: 0, trophies: [] });
};

/** Bookings of the lines about characters. */
export const people: Readonly<Record<string, Booking>> = {
  CharacterTaken: comes,
  CharacterKilled: goes,
  'CharacterKilled.by': goes,
  'CharacterKilled.out': out,
  'CharacterKilled.by.out': out,
  SeatOut: out,
  HeirloomLeft: remains,
  'HeirloomLeft.goods': (entry, seat) => {
    const legacy = entry.ledger.legacies.get(seat);
    const { gold } = goodsIn(entry);
    same('the gold that nobody inherits', gold, legacy?.gold ?? 0);
    remains(entry, seat);
  },
  Recovered: ({ ledger, line, print, options }, seat) => {
    const character = idIn(line, 'character');
    const { life: lives, fate } = print.book.character(character);
    const account = accountOf(ledger, seat);
    Object.assign(account, { character, lives, points: {} });
    if (options.house?.['fullRestart'] === true) account.fate += fate;
  },
  LaidUp: laidUp,
  'LaidUp.by': laidUp,
  Moved: isAt,
  'Moved.past': walks,
  BelongingsLeft: leaves,
  'BelongingsLeft.kept': leaves,
  CrossingBegan: isAt,
  'CrossingBegan.here': isAt,
  AlignmentChanged: ({ ledger, line }, seat) => {
    accountOf(ledger, seat).alignment = idIn(line, 'alignment').replace('alignment.', '');
  },
  BecameToad: toad,
  ToadTurnedBack: ({ ledger }, seat) => {
    accountOf(ledger, seat).toad = undefined;
  },
  LastingBegan: ({ ledger, line }) => ledger.inForce.add(idIn(line, 'card')),
  LastingEnded: ({ ledger, line }) => ledger.inForce.delete(idIn(line, 'card')),
};
