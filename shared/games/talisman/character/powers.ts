import { remembered, rememberedOfBoth, type Seat } from '../../../engine/index.ts';
import type { Ability, AbilityOf } from '../content/ability.ts';
import type { Book } from '../content/book.ts';
import type { CharacterFacts } from '../content/character.ts';
import type { PrintedEdition, Sight } from '../edition/print.ts';
import { does } from '../edition/lasts.ts';
import { type Card, type Character, type State } from '../state.ts';
import { hero, player } from '../state-queries.ts';

const none: readonly never[] = [];

/** An ability, and the card it comes from; no card for the character's own. */
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

/** The character's own abilities of a sort, memoized. */
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

/** Powers that the cards of a character lend it. */
function lentPowers<Can extends Ability['can']>(
  { state, edition }: Sight,
  character: Character,
  can: Can,
): readonly Power<Can>[] {
  const { book } = edition;
  const cards = lendersOf(book, character).get(can);
  if (cards === undefined) return none;
  return cards
    .filter((card) => isWorking(edition, card, { character, lasting: state.lasting }))
    .flatMap((card) =>
      (book.card(card).abilities ?? [])
        .filter(isOf(can))
        .map((ability): Power<Can> => ({ ability, card })),
    );
}

/** The cards of a character by the sorts of ability that they lend it while they work. */
const lendersOf = rememberedOfBoth(({ card }: Book, { objects, followers }: Character): Lenders => {
  const lenders = new Map<Ability['can'], readonly Card[]>();
  for (const each of [...objects, ...followers]) {
    for (const can of new Set(card(each).abilities?.map((ability) => ability.can))) {
      lenders.set(can, [...(lenders.get(can) ?? []), each]);
    }
  }
  return lenders;
});

type Lenders = ReadonlyMap<Ability['can'], readonly Card[]>;

export const has = (sight: Sight, seat: Seat, can: Ability['can']): boolean =>
  abilitiesOf(sight, seat, can).length > 0;

/** True if the character's space suppresses this, in battle and out of it (T4-CHR-22). */
export const suppresses = (
  { state, edition }: Sight,
  seat: Seat,
  what: 'object-bonuses' | 'magic-objects' | 'spells',
): boolean => edition.book.space(hero(state, seat).space).suppresses?.includes(what) ?? false;

/** True if it has a power of this name, which a rule of the edition asks for. */
export const special = (sight: Sight, seat: Seat, rule: string): boolean =>
  abilitiesOf(sight, seat, 'special').some(({ ability }) => ability.rule === rule);

/** The fate that a power of this name costs; 0 without it. */
export const fateOf = (sight: Sight, seat: Seat, rule: string): number =>
  abilitiesOf(sight, seat, 'special').find(({ ability }) => ability.rule === rule)?.ability.fate ??
  0;

/**
 * True if a card has its effect for this seat. Magic Objects have none if suppressed, or while magic
 * is destroyed, unless the owner is immune to Spells (T4-RUL-110, 111); a card of one alignment has
 * none for others (HP-OBT-10).
 */
export const isUsable = ({ state, edition }: Sight, seat: Seat, card: Card): boolean =>
  isWorking(edition, card, { character: hero(state, seat), lasting: state.lasting });

function isWorking(
  edition: PrintedEdition,
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

/** True if it owns a ward against Spells. */
const isWarded = ({ book }: Pick<PrintedEdition, 'book'>, { objects }: Character): boolean =>
  objects.some((card) => book.card(card).abilities?.some(({ can }) => can === 'shun-spells'));
