import type { Seat } from '../../../../shared/engine/index.ts';
import { abilitiesFor, causeIn, type Cause } from './causes.ts';
import type { Entry } from './goods.ts';
import { accountOf } from './ledger.ts';
import { idIn, numberIn } from './line.ts';
import { allOf, effectsIn } from './printed.ts';
import { held } from './sums.ts';

type Booking = (entry: Entry, seat: Seat) => void;

/** The amounts that a cause can bring. */
function gainsOf(entry: Entry, what: string, cause: Cause): readonly number[] {
  const { name, facts, abilities, card } = cause;
  const gained = effectsIn(facts, 'gain').filter((effect) => effect.what === what);
  return [
    ...gained.map(({ amount }) => amount),
    ...(card?.pool?.what === what ? [1] : []),
    ...(what === 'gold' ? goldOf(entry, cause) : []),
    ...(what === 'life' && abilities.some(({ can }) => drains.has(can)) ? [1] : []),
    ...(name === 'cause.head-start' ? [1] : []),
    ...(name === 'cause.trophies' ? tradedFor(entry) : []),
  ];
}

const drains: ReadonlySet<string> = new Set(['drain-life', 'drink-life']);

/** A card that is gold; one that is sold; Objects that are made gold, one at a time. */
const goldOf = (_: Entry, { facts, abilities, card }: Cause): readonly number[] => [
  ...(card?.gold === undefined ? [] : [card.gold]),
  ...effectsIn(facts, 'transmute').map(({ gold }) => gold),
  ...abilities.flatMap((ability) =>
    ability.can === 'sell' || ability.can === 'transmute' ? [ability.gold] : [],
  ),
];

const tradedFor = ({ around: { before } }: Entry): readonly number[] =>
  before?.name === 'TrophiesTraded' ? [numberIn(before, 'points')] : [];

/** An amount is what its cause brings; less, only where the table has run out of it, or it can have no more. */
const gained =
  (what: string): Booking =>
  (entry, seat) => {
    const cause = causeIn(entry);
    const may = gainsOf(entry, what, cause);
    const amount = numberIn(entry.line, 'amount');
    const capped = may.some((most) => amount < most) && isFull(entry, seat, what);
    if (!capped) held(`${what} of ${cause.name}`, amount, may);
  };

/** True if the seat can have no more of it now. */
function isFull({ print, options, ledger }: Entry, seat: Seat, what: string): boolean {
  const { character, lives, points } = accountOf(ledger, seat);
  const { content, book } = print;
  if (what === 'life' && lives === content.most?.life) return true;
  const value = (book.character(character).values[what] ?? 0) + (points[what] ?? 0);
  return value === content.attributes[what]?.most || options.strictSupply;
}

/** Lives up to the sheet's value: the printed number, or all that were missing. */
const healed: Booking = (entry, seat) => {
  const cause = causeIn(entry);
  const { life } = entry.print.book.character(accountOf(entry.ledger, seat).character);
  const isWhole = accountOf(entry.ledger, seat).lives === life || entry.options.strictSupply;
  const effects = effectsIn(cause.facts, 'heal');
  const bought = effects.some(({ price }) => price !== undefined);
  const free = [...effects.map(({ upTo = Infinity }) => upTo), ...freeLives(entry, seat, cause)];
  const amount = numberIn(entry.line, 'amount');
  const most = Math.max(0, ...free);
  if ((bought || isWhole) && amount <= most) return;
  held(`healing by ${cause.name}`, amount, free);
};

/**
 * Lives that abilities heal for free: without a visit, or at a visit there, each or all of them
 * together.
 */
function freeLives(entry: Entry, seat: Seat, { name, abilities }: Cause): readonly number[] {
  const there = abilitiesFor(entry, seat).flatMap((ability) =>
    ability.can === 'heal-free' && ability.at.some((space) => name === `space:${space}`)
      ? [ability.lives]
      : [],
  );
  const all = there.reduce((sum, lives) => sum + lives, 0);
  const own = abilities.flatMap((ability) => (ability.can === 'regenerate' ? [ability.lives] : []));
  return [...there, all, ...own];
}

/** Fate up to the sheet's value; any number if paid for with gold. */
const replenished: Booking = (entry, seat) => {
  const { facts, name } = causeIn(entry);
  const effects = effectsIn(facts, 'replenish');
  const { character, fate } = accountOf(entry.ledger, seat);
  const isWhole = fate === entry.print.book.character(character).fate || entry.options.strictSupply;
  if (effects.some(({ price }) => price !== undefined) || (isWhole && effects.length > 0)) return;
  held(`fate by ${name}`, numberIn(entry.line, 'amount'), []);
};

/** The amounts that a cause can take. */
function lossesOf({ print: { content } }: Entry, what: string, cause: Cause): readonly number[] {
  const { facts, abilities, name } = cause;
  const lost = effectsIn(facts, 'lose').filter((effect) => effect.what === what);
  const crossing = content.spaces.some(({ id, crossing: way }) => way && name === `space:${id}`);
  return [
    ...lost.map(({ amount }) => (amount === 'all' ? Infinity : amount)),
    ...(what in content.attributes && crossing ? [1] : []),
    ...(what === 'fate' ? abilities.flatMap((ability) => fateFor(ability)) : []),
  ];
}

function fateFor(ability: ReturnType<typeof allOf>[number]): readonly number[] {
  if (ability.can === 'occasion') return [ability.pay?.fate ?? 0];
  return 'fate' in ability && typeof ability.fate === 'number' ? [ability.fate] : [];
}

/**
 * Checks that an amount is the one that its cause takes; it may be less only if nothing is left.
 */
const lost =
  (what: string): Booking =>
  (entry, seat) => {
    const cause = causeIn(entry);
    const may = lossesOf(entry, what, cause);
    const amount = numberIn(entry.line, 'amount');
    const account = accountOf(entry.ledger, seat);
    const left = what === 'gold' || what === 'fate' ? account[what] : countersOf(account, what);
    if (left === 0 && may.some((most) => amount < most)) return;
    held(`${what} lost by ${cause.name}`, amount, may);
  };

const countersOf = ({ toad, points }: ReturnType<typeof accountOf>, attribute: string): number =>
  (toad ?? points)[attribute] ?? 0;

/** Checks of each amount gained or lost against the print of its cause. */
export const gains: Readonly<Record<string, Booking>> = {
  GoldGained: gained('gold'),
  LifeGained: gained('life'),
  FateGained: gained('fate'),
  PointsGained: (entry, seat) => {
    gained(idIn(entry.line, 'attribute'))(entry, seat);
  },
  Healed: healed,
  FateReplenished: replenished,
  GoldLost: lost('gold'),
  FateLost: lost('fate'),
  PointsLost: (entry, seat) => {
    lost(idIn(entry.line, 'attribute'))(entry, seat);
  },
};
