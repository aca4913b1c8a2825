import { remembered, type Seat } from '../../../engine/index.ts';
import type { Ability, AbilityOf } from '../content/ability.ts';
import type { CharacterFacts } from '../content/schema.ts';
import type { Print, Sight } from '../edition/edition.ts';
import { does } from '../edition/lasts.ts';
import { sumOf, type Part } from '../part.ts';
import {
  handOf,
  hero,
  isLiving,
  player,
  type Card,
  type Character,
  type Lasting,
  type Points,
  type State,
} from '../state.ts';

/** An ability, and the card it comes from; none where it is the character's own. */
export type Power<Can extends Ability['can'] = Ability['can']> = {
  readonly ability: AbilityOf<Can>;
  readonly card?: Card;
};

/**
 * The abilities of one sort that a seat can use now: its character's, unless a Toad (T4-TOD-18),
 * and those of its cards, unless suppressed (T4-BRD-43, T4-RUL-110).
 */
export function abilitiesOf<Can extends Ability['can']>(
  sight: Sight,
  seat: Seat,
  can: Can,
): readonly Power<Can>[] {
  const { character } = player(sight.state, seat);
  if (character === undefined) return none;
  const own = character.toad ? none : ownPowers(sight.edition.book.character(character.id), can);
  if (character.objects.length + character.followers.length === 0) return own;
  const lent = lentPowers(sight, character, can);
  return lent.length === 0 ? own : [...own, ...lent];
}

/** The character's own abilities of a sort; facts are constants, so they are looked through once. */
function ownPowers<Can extends Ability['can']>(
  facts: CharacterFacts,
  can: Can,
): readonly Power<Can>[] {
  const sorts = sortsOf(facts);
  return sorts.has(can) ? facts.abilities.filter(isOf(can)).map((ability) => ({ ability })) : none;
}

const sortsOf = remembered(
  ({ abilities }: CharacterFacts): ReadonlySet<Ability['can']> =>
    new Set(abilities.map(({ can }) => can)),
);

const isOf =
  <Can extends Ability['can']>(can: Can) =>
  (ability: Ability): ability is AbilityOf<Can> =>
    ability.can === can;

/** What the cards of a character let it do. */
function lentPowers<Can extends Ability['can']>(
  { state, edition }: Sight,
  character: Character,
  can: Can,
): readonly Power<Can>[] {
  const lends = (card: Card): boolean =>
    edition.book.card(card).abilities?.some(({ can: sort }) => sort === can) === true &&
    isWorking(edition, card, { character, lasting: state.lasting });
  const { objects, followers } = character;
  if (!objects.some(lends) && !followers.some(lends)) return none;
  const cards = [...objects.filter(lends), ...followers.filter(lends)];
  return cards.flatMap((card) =>
    (edition.book.card(card).abilities ?? [])
      .filter(isOf(can))
      .map((ability): Power<Can> => ({ ability, card })),
  );
}

export const has = (sight: Sight, seat: Seat, can: Ability['can']): boolean =>
  abilitiesOf(sight, seat, can).length > 0;

/** Whether a space suppresses this, in battle and out of it (T4-CHR-22). */
export const suppresses = (
  { state, edition }: Sight,
  seat: Seat,
  what: 'object-bonuses' | 'magic-objects' | 'spells',
): boolean => edition.book.space(hero(state, seat).space).suppresses?.includes(what) ?? false;

/** Whether it has a power of this name, which a rule of the edition asks for. */
export const special = (sight: Sight, seat: Seat, rule: string): boolean =>
  abilitiesOf(sight, seat, 'special').some(({ ability }) => ability.rule === rule);

/** The fate that a power of this name costs; none where it is not there. */
export const fateOf = (sight: Sight, seat: Seat, rule: string): number =>
  abilitiesOf(sight, seat, 'special').find(({ ability }) => ability.rule === rule)?.ability.fate ??
  0;

/**
 * Magic Objects do nothing where they are suppressed, or while magic is destroyed, but for those of
 * who is touched by no Spell (T4-RUL-110, 111); what is for one alignment does nothing for others
 * (HP-OBT-10).
 */
export const isUsable = ({ state, edition }: Sight, seat: Seat, card: Card): boolean =>
  isWorking(edition, card, { character: hero(state, seat), lasting: state.lasting });

function isWorking(
  edition: Print,
  card: Card,
  { character, lasting }: { readonly character: Character; readonly lasting: State['lasting'] },
): boolean {
  const { book } = edition;
  const { type, usableBy } = book.card(card);
  if (usableBy !== undefined && usableBy !== character.alignment) return false;
  if (type !== 'magic-object') return true;
  if (book.space(character.space).suppresses?.includes('magic-objects')) return false;
  const isStilled = lasting.some((one) => does({ edition }, one, 'stillsMagic'));
  return !isStilled || isWarded(edition, character);
}

/** Whether it owns what keeps Spells away. */
const isWarded = ({ book }: Pick<Print, 'book'>, { objects }: Character): boolean =>
  objects.some((card) => book.card(card).abilities?.some(({ can }) => can === 'shun-spells'));

/** What else counts for an attribute: whether it is a battle, and the Weapons used in it. */
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

/** What the value of an attribute is made of: the sheet with its counters, then each bonus. */
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
  const own = { of: `attribute:${attribute}`, points: printed + (points[attribute] ?? 0) };
  const lasting = lastingOf(sight, seat, situation);
  return [
    own,
    ...partsIn(bonusesOf(sight, seat, situation), attribute),
    ...lasting.flatMap((one) => lastingParts(one, attribute)),
  ];
}

type Bonus = { readonly of: string; readonly bonus: Points };

/** What these add to one attribute. */
const partsIn = (bonuses: readonly Bonus[], attribute: string): readonly Part[] =>
  bonuses.flatMap(({ of, bonus: { [attribute]: points = 0 } }) =>
    points === 0 ? [] : [{ of, points }],
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
    ...all.map((card) => ({ of: `card:${card}`, bonus: book.card(card).bonus ?? nothing })),
    ...used.map((card) => ({ of: `card:${card}`, bonus: weaponBonus(sight, card, situation) })),
  ];
}
const nothing: Points = {};
const none: readonly never[] = [];

/** What a card adds in battle, a Weapon where it is used; more against some (the Holy Lance). */
function weaponBonus({ edition }: Sight, card: Card, { against = [] }: Situation): Points {
  const facts = edition.book.card(card);
  const special = facts.against && against.includes(facts.against.subtype);
  return (special ? facts.against?.bonus : facts.battleBonus) ?? {};
}

const lastingOf = ({ state }: Sight, seat: Seat, { battle }: Situation): readonly Lasting[] =>
  state.lasting.filter(({ on, inBattle }) => on === seat && (battle === true || !inBattle));

/** What it is made of, where it says so. */
const lastingParts = ({ kind, bonus = nothing, parts }: Lasting, attribute: string) =>
  parts?.[attribute] ?? partsIn([{ of: `lasting:${kind}`, bonus }], attribute);

/** How many Spells a seat may hold (T4-SPL-05, 06); a Toad gains none (T4-TOD-12). */
export const spellLimitOf = (sight: Sight, seat: Seat): number =>
  sight.edition.spellLimit(attributeOf(sight, seat, sight.edition.mind)) +
  moreCarried(sight, seat, 'spells');

/** What abilities add to a limit. */
const moreCarried = (sight: Sight, seat: Seat, what: 'objects' | 'followers' | 'spells'): number =>
  abilitiesOf(sight, seat, 'carry').reduce((sum, { ability }) => sum + (ability[what] ?? 0), 0);

/** How many Spells a seat may draw now. */
export function spellRoom(sight: Sight, seat: Seat): number {
  if (!isLiving(sight.state, seat) || hero(sight.state, seat).toad) return 0;
  return Math.max(0, spellLimitOf(sight, seat) - handOf(sight.state, seat).length);
}

/** How many Objects a character can carry (T4-OBJ-03, T4-RUL-116). */
export function carryingLimitOf(sight: Sight, seat: Seat): number {
  const { state, edition } = sight;
  const { followers, objects } = hero(state, seat);
  const carried = (sum: number, card: Card): number => sum + (edition.book.card(card).carries ?? 0);
  const own = edition.numbers.carried + moreCarried(sight, seat, 'objects');
  return objects.reduce(carried, followers.reduce(carried, own));
}

/** How many Followers a character may keep at the end of its turn (HP-FOL-02). */
export const followerLimitOf = (sight: Sight, seat: Seat): number =>
  (sight.edition.numbers.followers ?? Infinity) + moreCarried(sight, seat, 'followers');

/** Whether a character is allowed to own a card at all (T4-OWN-05, 07, 08), none of the other side. */
export function isAllowed({ state, edition }: Sight, seat: Seat, card: Card): boolean {
  const { barred, sided } = edition.book.card(card);
  const { alignment } = hero(state, seat);
  return !barred?.includes(alignment) && (sided === undefined || sided.alignment === alignment);
}

/**
 * Whether a character may come to own a card now: Toads own nothing, a Hag keeps Followers away, and
 * a second Object of a kind may be one too many (HP-OBT-07).
 */
export function mayOwn(sight: Sight, seat: Seat, card: Card): boolean {
  const { state, edition } = sight;
  if (!isLiving(state, seat) || !isAllowed(sight, seat, card)) return false;
  if (hero(state, seat).toad && !state.options.toadCarries) return false;
  if (!edition.sameKind && ownsAlike(sight, seat, card)) return false;
  const isFollower = edition.book.card(card).type === 'follower';
  return !isFollower || !has(sight, seat, 'repel-followers');
}

/** Whether it owns another Object of this kind; Followers may be alike. */
function ownsAlike({ state, edition: { book } }: Sight, seat: Seat, card: Card): boolean {
  const kind = book.kindOf(card);
  return hero(state, seat).objects.some((owned) => owned !== card && book.kindOf(owned) === kind);
}

/**
 * Whether a character may take a card lying about: not what it ditched this turn (T4-DIT-03), and
 * nothing in a turn in which it had another shape (HP-TFG-08, 09).
 */
export const mayTake = (sight: Sight, seat: Seat, card: Card): boolean =>
  mayOwn(sight, seat, card) &&
  !sight.state.turn.used.includes(`${seat}/shape`) &&
  !sight.state.turn.ditched.some((ditched) => ditched.seat === seat && ditched.card === card);
