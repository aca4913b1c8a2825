import { recalled, remembered } from '../../../../engine/index.ts';
import type { CardFacts } from '../../content/card.ts';
import { kindFor } from '../../character/sides.ts';
import { deckAt } from '../../encounter/draw-card.ts';
import { foeOf } from '../../edition/foe.ts';
import { type Foe } from '../../edition/bouts.ts';
import { abilitiesOf } from '../../character/powers.ts';
import { attributeOf } from '../../character/attributes.ts';
import { type Card } from '../../state.ts';
import { cardsAt } from '../../state-queries.ts';
import { me, type BotView } from '../look.ts';
import { findWorth } from './card.ts';
import { effectsWorth } from './effect.ts';
import { fightOdds, fightWorth } from './fight.ts';
import { gainWorth } from './goods.ts';

/** Worth of meeting the cards on a space: Enemies first, because the rest is behind them. */
export function lyingWorth(look: BotView, space: string): number {
  const { sight } = look;
  const cards = cardsAt(sight.state, space).filter((card) => !isAbsent(look, space, card));
  const more = sight.edition.book.space(space).creatureBonus ?? 0;
  const foes = foesAmong(look, cards);
  const others = cards.filter((card) => kindFor(sight, look.seat, card) !== 'enemy');
  const behind = others.reduce((sum, card) => sum + restWorth(look, card), 0);
  const past = foes.reduce((chance, group) => chance * fightOdds(look, group, more).win, 1);
  return past * behind + foes.reduce((sum, group) => sum + fightWorth(look, group, more), 0);
}

/** Evaded and bribed for this landing. */
const isAbsent = (look: BotView, space: string, card: Card): boolean =>
  me(look).space === space && look.sight.state.turn.absent.includes(card);

/** The creatures that fight as one, by attribute; without those it can deal with otherwise. */
export function foesAmong(look: BotView, cards: readonly Card[]): readonly (readonly Foe[])[] {
  const { edition } = look.sight;
  const fighters = cards
    .filter((card) => kindFor(look.sight, look.seat, card) === 'enemy')
    .filter((card) => !isDestroyed(look, card))
    .map((card) => foeOf(edition, card));
  return Object.keys(edition.content.attributes)
    .map((attribute) => fighters.filter((fighter) => fighter.attribute === attribute))
    .filter((group) => group.length > 0);
}

const isDestroyed = ({ sight, seat }: BotView, card: Card): boolean =>
  abilitiesOf(sight, seat, 'destroy').some(
    ({ ability }) => ability.subtype === sight.edition.book.card(card).subtype,
  );

/** Worth of meeting a single card. */
export function metWorth(look: BotView, kind: string, more = 0): number {
  const { edition } = look.sight;
  if (kindFor(look.sight, look.seat, kind) !== 'enemy') {
    return recalled(unfought(look), kind, () => restWorth(look, kind));
  }
  return isDestroyed(look, kind) ? 0 : fightWorth(look, [foeOf(edition, kind)], more);
}

/** Worth of a card that is no creature: the same in every deck, and wherever it is met. */
const unfought: (look: BotView) => Map<string, number> = remembered(() => new Map());

/** Events, Strangers, Places and finds. */
function restWorth(look: BotView, card: Card): number {
  const facts = look.sight.edition.book.card(card);
  switch (facts.type) {
    case 'object':
    case 'magic-object':
    case 'follower':
      return findWorth(look, card);
    case 'event':
    case 'stranger':
    case 'place':
      return isFor(look, facts) ? poolWorth(look, facts) + effectsWorth(look, facts.effects) : 0;
    case 'enemy':
    case 'spell':
      return 0;
  }
}

function isFor({ sight, seat, ...look }: BotView, { visitors }: CardFacts): boolean {
  if (visitors === undefined) return true;
  const { alignment, atLeast = {} } = visitors;
  const fits = alignment === undefined || alignment === me({ sight, seat, ...look }).alignment;
  return fits && Object.entries(atLeast).every(([name, n]) => attributeOf(sight, seat, name) >= n);
}

const poolWorth = (look: BotView, { pool }: CardFacts): number =>
  pool === undefined ? 0 : gainWorth(look, pool.what, 1);

/** Mean worth of a drawn card, by the creatures' bonus. */
const means: (look: BotView) => Map<string, number> = remembered(() => new Map());

const drawnWorth = (look: BotView, deck: string, more: number): number =>
  recalled(means(look), `${deck} ${more}`, () => meanOfDeck(look, deck, more));

function meanOfDeck(look: BotView, deck: string, more: number): number {
  let [sum, count] = [0, 0];
  for (const { id, copies } of look.sight.edition.content.cards) {
    const held = copies[deck] ?? 0;
    if (held === 0) continue;
    sum += held * metWorth(look, id, more);
    count += held;
  }
  return count === 0 ? 0 : sum / count;
}

/** Worth of one card drawn here, on average. */
export const meanWorth = (look: BotView): number =>
  drawnWorth(look, deckAt(look.sight, me(look).space), 0);

/** Worth of drawing on this space: 0 if enough lies there. */
export function drawWorth(look: BotView, space: string): number {
  const { draw = 0, creatureBonus = 0 } = look.sight.edition.book.space(space);
  const missing = Math.max(0, draw - cardsAt(look.sight.state, space).length);
  return missing === 0 ? 0 : missing * drawnWorth(look, deckAt(look.sight, space), creatureBonus);
}
