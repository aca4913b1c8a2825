import type { Seat } from '../../../../shared/engine/index.ts';
import type { Entry } from './goods.ts';
import { accountOf, type Account, type Bout } from './ledger.ts';
import { diceIn, idIn, idsIn, numberIn, partsIn, type SaidPart } from './line.ts';
import { abilitiesCalled, creatureValues, effectsIn } from './printed.ts';
import { bearing, bonusOf, sheetOf } from './standing.ts';
import { held, same } from './sums.ts';

type Booking = (entry: Entry, seat: Seat) => void;

/** A fight with its attribute, which the line that begins it names. */
type Joined = Bout & { readonly attribute: string };

const joined: Booking = ({ ledger, line }, seat) => {
  const says = line.says['foes'];
  const foes = Array.isArray(says) ? says.map(String) : [];
  const bout: Joined = { seat, foes, attribute: idIn(line, 'attribute') };
  ledger.bout = bout;
};

const scored: Booking = (entry, seat) => {
  const { line, ledger } = entry;
  const { bout } = ledger;
  if (bout === undefined) throw new Error('a score is told, but no fight');
  const dice = { own: diceIn(line, 'dice'), foe: diceIn(line, 'foeDice') };
  if (bout.dice !== undefined) same('the dice of the fight', inOrder(dice), inOrder(bout.dice));
  bout.dice = dice;
  explained(entry, seat, dice.own);
  const own = { dice: dice.own, die: numberIn(line, 'die'), score: numberIn(line, 'score') };
  reckoned(own, partsIn(line, 'parts'));
  const foe = { dice: dice.foe, die: numberIn(line, 'foeDie'), score: numberIn(line, 'foeScore') };
  reckoned(foe, partsIn(line, 'foeParts'));
  partsOf(entry, seat, partsIn(line, 'parts'));
  const [other = ''] = bout.foes;
  if (other.startsWith('seat:')) explained(entry, other.slice(5), dice.foe);
  if (other.startsWith('seat:')) partsOf(entry, other.slice(5), partsIn(line, 'foeParts'));
  else creatures(entry, seat, partsIn(line, 'foeParts'));
};

/** Checks that an ability named in the log allows a roll of more than one attack die. */
function explained({ ledger, print }: Entry, seat: Seat, { length: count }: readonly number[]) {
  if (count < 2) return;
  const told = ledger.used
    .filter((one) => one.seat === seat)
    .flatMap(({ ability }) => abilitiesCalled(print, ability))
    .flatMap((ability) => (ability.can === 'attack-dice' ? [ability.dice] : []));
  held(`the attack dice of ${seat}`, count, told);
}

type Dice = NonNullable<Bout['dice']>;

/**
 * Sorts the dice of each side: dice are alike, and any that shows a number may have been the one
 * rolled again.
 */
const inOrder = ({ own, foe }: Dice) => ({ own: own.toSorted(), foe: foe.toSorted() });

type Score = { readonly dice: readonly number[]; readonly die: number; readonly score: number };

/** The highest die, and all that is added to it. */
function reckoned({ dice, die, score }: Score, parts: readonly SaidPart[]): void {
  same('the die that counts', die, Math.max(0, ...dice));
  same(
    'the score',
    score,
    parts.reduce((sum, { points }) => sum + points, die),
  );
}

const attributeOf = ({ ledger: { bout } }: Entry): string =>
  bout !== undefined && 'attribute' in bout ? String(bout.attribute) : '';

/**
 * Checks that each part of a character's score agrees with the books, and that none of its cards is
 * left out.
 */
function partsOf(entry: Entry, seat: Seat, parts: readonly SaidPart[]): void {
  const account = accountOf(entry.ledger, seat);
  const attribute = attributeOf(entry);
  for (const part of parts) {
    const may = worths(entry, seat, { attribute, of: part.of });
    if (!may.includes(part.points)) same(`${part.of} of ${seat}`, part.points, may);
  }
  const told = parts.map(({ of }) => of);
  const left = bearing(entry, account, attribute).filter((kind) => !told.includes(`card:${kind}`));
  same(`what counts for ${seat} and is not told`, [], left);
}

type Asked = { readonly attribute: string; readonly of: string };

/** Rules of Spells that bring another attribute into a fight. */
const lending: ReadonlySet<string> = new Set(['psionic-blast', 'patronum']);

/** Attributes that count in this fight: the one it is about, and all where a Spell brings another in. */
function attributesOf(entry: Entry, seat: Seat, attribute: string): readonly string[] {
  const { content, book } = entry.print;
  const isLent = entry.ledger.cast.some(
    (one) =>
      one.seat === seat &&
      effectsIn(book.card(one.card), 'special').some(({ rule }) => lending.has(rule)),
  );
  return isLent ? Object.keys(content.attributes) : [attribute];
}

/** The possible values of a part of a character's score. */
function worths(entry: Entry, seat: Seat, { attribute, of }: Asked): readonly number[] {
  const account = accountOf(entry.ledger, seat);
  const counting = attributesOf(entry, seat, attribute);
  const [sort, id = ''] = of.split(':');
  switch (sort) {
    case 'toad':
      return [sheetOf(entry, account, attribute)];
    case 'attribute':
      return counting.includes(id)
        ? [sheetOf(entry, account, id), ...bare(entry, account, id)]
        : [];
    case 'card':
      return counting.flatMap((one) => worthsOfCard(entry, account, { attribute: one, of: id }));
    case 'ability':
      return abilitiesCalled(entry.print, id).flatMap((ability) => {
        if (ability.can === 'add-value') return [valueOf(entry, account, ability.from)];
        if (ability.can === 'score') return [ability.amount];
        return ability.can === 'special' ? [1] : [];
      });
    case 'token':
      return [1, -1];
    case 'lasting':
      return counting.flatMap((one) => lent(entry, one));
    default:
      return [];
  }
}

/** The printed value only, of an attribute that the fight is not about. */
const bare = (entry: Entry, { character }: Account, id: string): readonly number[] =>
  id === attributeOf(entry) ? [] : [entry.print.book.character(character).values[id] ?? 0];

/** The printed value of another attribute, counters too where the table plays so. */
const valueOf = ({ print, options }: Entry, account: Account, attribute: string): number =>
  (print.book.character(account.character).values[attribute] ?? 0) +
  (options.monkCounters ? (account.points[attribute] ?? 0) : 0);

/** The possible bonuses from potions and from hire. */
const lent = ({ print: { content } }: Entry, attribute: string): readonly number[] =>
  [...content.cards, ...content.characters]
    .flatMap(({ abilities = [] }) => abilities)
    .flatMap((ability) =>
      ability.can === 'drink' || ability.can === 'hire' ? [ability.bonus[attribute] ?? 0] : [],
    );

/** A card that is owned. */
function worthsOfCard(
  entry: Entry,
  account: Account,
  { attribute, of: kind }: Asked,
): readonly number[] {
  const { battleBonus, against, attack } = entry.print.book.card(kind);
  if (![...account.objects, ...account.followers].includes(kind)) return [];
  return [
    bonusOf(entry, kind, attribute),
    battleBonus?.[attribute] ?? 0,
    against?.bonus[attribute] ?? 0,
    attack?.value ?? 0,
  ];
}

/** Checks that each part of the creatures' common score is printed, or was rolled. */
function creatures(entry: Entry, seat: Seat, parts: readonly SaidPart[]): void {
  for (const { of, points } of parts) {
    const may = creatureWorths(entry, seat, of);
    if (may !== undefined && !may.includes(points)) same(of, points, may);
  }
}

/** The possible values of a part of the enemy's score; any value for a token or a Spell. */
function creatureWorths(
  entry: Entry,
  seat: Seat,
  of: string,
): readonly (number | undefined)[] | undefined {
  const { print, ledger } = entry;
  const [sort, id = ''] = of.split(':');
  switch (sort) {
    case 'card':
      return print.book.card(id).attack && [print.book.card(id).attack?.value];
    case 'creature':
      return [
        ...creatureValues(print.content, id),
        ...(print.content.figures ?? []).flatMap((figure) =>
          figure.id === id ? [figure.values[attributeOf(entry)]] : [],
        ),
        ledger.trials.get(seat),
      ];
    case 'space':
      return [print.book.space(id).creatureBonus];
    default:
      return undefined;
  }
}

/** Bookings and checks of the lines about fights. */
export const scores: Readonly<Record<string, Booking>> = {
  FightJoined: joined,
  AttackScored: scored,
  FightEnded: ({ ledger, line }) => {
    idsIn(line, 'foes');
    ledger.bout = undefined;
  },
};
