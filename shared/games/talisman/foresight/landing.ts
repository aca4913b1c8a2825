import { refOf, type Foresight, type Odds, type OptionWords } from '../../../engine/index.ts';
import { attributeOf } from '../character/attributes.ts';
import { mayOwn } from '../character/owning.ts';
import { fightAsOne, kindFor, numberFor } from '../character/sides.ts';
import { deckOf } from '../content/board.ts';
import type { CardFacts } from '../content/card.ts';
import type { Effect } from '../content/effect.ts';
import { foeOf } from '../edition/foe.ts';
import { cardName } from '../reference.ts';
import { type Card } from '../state.ts';
import { cardsAt, goldAt, othersHere } from '../state-queries.ts';
import { oddsOfEffects, wordsOfEffects } from './effects.ts';
import { fightOdds, foeWords } from './fights.ts';
import { heroOf, standingOn, type Outlook } from './outlook.ts';
import { change, effect, ofCard } from './phrases.ts';

/** The outlook of coming to a space, or of encountering the seat's own. */
export function foreseeLanding(asked: Outlook, space: string): Foresight {
  const look = standingOn(asked, space);
  const { sight, seat } = look;
  if (heroOf(asked).turningBack) return { effects: meetings(look) };
  const facts = sight.edition.book.space(space);
  const isHere = heroOf(asked).space === space;
  const lying = cardsAt(sight.state, space)
    .filter((card) => !isHere || !sight.state.turn.absent.includes(card))
    .toSorted((a, b) => (numberFor(sight, seat, a) ?? 0) - (numberFor(sight, seat, b) ?? 0));
  const before = wordsOfEffects(look, facts.before);
  const creature = facts.creature === undefined ? [] : [foeWords(facts.creature)];
  const gold = goldAt(sight.state, space);
  const effects = [
    ...drawWords(look, space),
    ...before,
    ...lying.flatMap((card) => cardWords(look, card)),
    ...creature,
    ...wordsOfEffects(look, facts.effects).filter(isTold(facts.creature !== undefined)),
    ...(gold > 0 ? [change('gain', 'gold', gold)] : []),
    ...meetings(look),
  ];
  const odds = oddsHere(look, lying);
  return { effects, ...(odds && { odds }) };
}

/** True if a phrase says more than the name of a creature that was already named. */
const isTold =
  (isNamed: boolean) =>
  ({ key }: OptionWords): boolean =>
    !isNamed || key !== effect('special').key;

/** The words of a draw: cards up to the printed number (T4-ADV-02). */
function drawWords({ sight }: Outlook, space: string): readonly OptionWords[] {
  const { book } = sight.edition;
  const { draw = 0, region } = book.space(space);
  const n = draw - cardsAt(sight.state, space).length;
  if (n <= 0) return [];
  return [effect('draw', { n }, [refOf('deck', deckOf(book.region(region)))])];
}

function meetings({ sight, seat }: Outlook): readonly OptionWords[] {
  return othersHere(sight.state, seat)
    .filter((other) => sight.edition.mayMeet(sight, seat, other))
    .map((other) => effect('meet', { seat: refOf('seat', other) }, [refOf('seat', other)]));
}

/** The effects of a card that lies there: it attacks, is visited, or may be taken. */
function cardWords(look: Outlook, card: Card): readonly OptionWords[] {
  const { sight, seat } = look;
  const facts = sight.edition.book.card(card);
  switch (kindFor(sight, seat, card)) {
    case 'enemy':
      return [foeWords(foeOf(sight.edition, card))];
    case 'event':
    case 'stranger':
    case 'place':
      return [isFor(look, facts) ? visitWords(look, card) : bare(card)];
    case 'object':
    case 'magic-object':
    case 'follower':
      return mayOwn(sight, seat, card) ? [takeWords(card, facts)] : [];
    case 'spell':
      return [];
  }
}

const bare = (card: Card): OptionWords => ({
  key: cardName(card),
  refs: [refOf('card', card)],
});

function visitWords(look: Outlook, card: Card): OptionWords {
  const { effects, pool } = look.sight.edition.book.card(card);
  const words = [...(pool ? [change('gain', pool.what, 1)] : []), ...wordsOfEffects(look, effects)];
  return words.length === 0 ? bare(card) : ofCard(card, words);
}

/** A card to take, with its benefits: "Sword: +1 Strength". */
export function takeWords(card: Card, { gold, bonus, battleBonus }: CardFacts): OptionWords {
  const gains = [
    ...(gold === undefined ? [] : [change('gain', 'gold', gold)]),
    ...Object.entries({ ...bonus, ...battleBonus }).map(([name, n]) =>
      change(n < 0 ? 'lose' : 'gain', name, Math.abs(n)),
    ),
  ];
  if (gains.length > 0) return ofCard(card, gains);
  return effect('take', { card: cardName(card) }, [refOf('card', card)]);
}

/** True if the seat may have a card's effects for visitors. */
function isFor(look: Outlook, { visitors }: CardFacts): boolean {
  if (visitors === undefined) return true;
  const { alignment, atLeast = {} } = visitors;
  const fits = alignment === undefined || alignment === heroOf(look).alignment;
  const { sight, seat } = look;
  return fits && Object.entries(atLeast).every(([name, n]) => attributeOf(sight, seat, name) >= n);
}

/** The odds of the first fight or throw here. */
function oddsHere(look: Outlook, lying: readonly Card[]): Odds | undefined {
  const { sight, seat } = look;
  const { before, effects, creature, draw = 0 } = sight.edition.book.space(heroOf(look).space);
  const first = oddsOfEffects(look, before);
  if (first !== undefined) return first;
  const foe = lying.find((card) => kindFor(sight, seat, card) === 'enemy');
  if (foe !== undefined) {
    const group = lying.filter((card) => card === foe || fightAsOne(sight, seat, [foe, card]));
    return fightOdds(
      look,
      group.map((card) => foeOf(sight.edition, card)),
    );
  }
  const visited = lying.flatMap((card): readonly Effect[] => {
    const facts = sight.edition.book.card(card);
    return isFor(look, facts) ? (facts.effects ?? []) : [];
  });
  const odds = oddsOfEffects(look, visited);
  if (odds !== undefined) return odds;
  if (draw > lying.length) return undefined;
  return creature ? fightOdds(look, [creature]) : oddsOfEffects(look, effects);
}
