import type { Catalogue, Phrase } from '../../../words/phrase.ts';
import type { PrintedEdition } from '../edition/print.ts';
import type { Part } from '../part.ts';
import type { TalismanEvent } from '../events.ts';
import type { Whence } from '../events/cards.ts';
import type { EventsOf } from '../evolve/folding.ts';
import { nameOf } from '../words/reference.ts';
import { foeName, metName, ownerOf, whence } from './arguments.ts';
import { dieSet, partName, rolled, scored, sumIn, trial } from './dice.ts';
import { by, when, within, type LogText } from './variant.ts';
import { cardName, refer } from '../reference.ts';

type Teller = { readonly edition: PrintedEdition; readonly catalogue: Catalogue };

/** The line of a fact, with the cause of its amount. */
export function tellOf(teller: Teller, event: TalismanEvent): LogText | undefined {
  const told = factOf(teller, event);
  if (told === undefined || !('amount' in event) || !('of' in event)) return told;
  return within(
    { ...told, args: { ...told.args, of: partName(teller.catalogue, event.of) } },
    'of',
  );
}

/**
 * The line of a fact for a viewer who may know all of it; `undefined` if it has none, such as a
 * landing, which the line of the move already told.
 */
function factOf({ edition, catalogue }: Teller, event: TalismanEvent): LogText | undefined {
  switch (event.type) {
    case 'CharactersDealt':
    case 'SpellDrawn':
    case 'DeckSeen':
      return { variant: 'own' };
    case 'TurnBegan':
      return when(event.extra, 'extra');
    case 'TurnLost':
      return when(!event.now, 'next');
    case 'CrossingBegan':
      return event.from === event.space ? { variant: 'here' } : from(event);
    case 'Rolled':
      return { clause: `Rolled.${event.roll}`, ...rolled(catalogue, event) };
    case 'RollRaised':
      return { args: { by: refer('ability', event.ability) } };
    case 'AttributeTried':
    case 'AttributeAdded':
    case 'AttributeCompared':
      return withParts(catalogue, when(event.passed, 'passed'), event.parts);
    case 'AttributeDeducted':
      return withParts(catalogue, {}, event.parts);
    case 'BelongingsLeft':
      return { ...when(event.kept, 'kept'), args: { goods: goodsOf(event) } };
    case 'HeirloomLeft':
      return goodsOf(event).length > 0 ? { variant: 'goods', args: { goods: goodsOf(event) } } : {};
    case 'DeathDiced':
      return { args: { dice: event.dice.map(String), death: event.death.map(String) } };
    case 'OfferMade':
    case 'OfferTaken':
      return offered(edition, event);
    case 'Moved':
      return event.past === undefined ? from(event) : { variant: 'past' };
    case 'FigureMoved':
    case 'CardPlaced':
      return from(event);
    case 'RollForgone':
      return { args: { of: partName(catalogue, event.of) } };
    case 'LaidUp':
      return laidUp(event);
    case 'Admitted':
      return { args: { from: refer('space', event.from), to: refer('space', event.to) } };
    case 'DieSet':
      return dieSet(catalogue, event);
    case 'TrialBegan':
      return trial(event);
    case 'TrialEnded':
      return { args: { name: `trial.${event.name}` } };
    case 'AbilityUsed':
      return event.target === undefined
        ? when(event.card !== undefined, 'card')
        : { variant: 'target', args: { target: refer('seat', event.target) } };
    case 'LifeLost':
      return by(event);
    case 'CharacterKilled':
      return within(by(event), event.out ? 'out' : undefined);
    case 'EnemyKilled':
      return event.of === undefined ? {} : { variant: 'of', args: { of: refer('seat', event.of) } };
    case 'LifeSaved':
      return event.card === undefined
        ? when(event.ability !== undefined, 'ability')
        : { variant: 'card' };
    case 'GoldLost':
      return event.space === undefined ? when(event.paid, 'paid') : { variant: 'space' };
    case 'GoldTaken':
    case 'CardTaken':
      return taken(event.from);
    case 'CardDitched':
      return when(event.forced, 'forced');
    case 'CardDiscarded':
      return discarded(event.from);
    case 'SpaceVisited':
      return when(event.choice !== undefined, 'choice');
    case 'SpellCast':
      return event.target === undefined
        ? {}
        : { variant: 'target', args: { target: nameOf(event.target) } };
    case 'SpellSpent':
      return event.countered ? { variant: 'countered' } : when(event.kept, 'kept');
    case 'LastingBegan':
      return inForce(edition, event.lasting.kind);
    case 'LastingEnded':
      return inForce(edition, event.kind);
    case 'CommandSpellRolled':
      return when(event.works, 'works');
    case 'FightJoined':
    case 'FightEnded':
      return { args: { foes: event.against.map(foeName) } };
    case 'Evaded':
      return { args: { from: event.from.map((name) => metName(edition, name)) } };
    case 'AttackScored':
      return scored(catalogue, event);
    case 'TrophiesTraded':
      return when(event.worth === undefined, 'plain');
    case 'MatchEnded':
      return ended(event);
    case 'Landed':
    case 'PreferenceSet':
      return undefined;
    case 'DeckShuffled':
    case 'SupplyRemoved':
    case 'CharacterTaken':
    case 'FirstPlayerChosen':
    case 'PlayBegan':
    case 'TurnMissed':
    case 'ExtraTurnsGained':
    case 'MoveRolled':
    case 'TurnedBack':
    case 'OfferLapsed':
    case 'Enslaved':
    case 'Freed':
    case 'MoveForgone':
    case 'PauseSet':
    case 'Remained':
    case 'TurningBackEnded':
    case 'TurnEnded':
    case 'PointsGained':
    case 'PointsLost':
    case 'LifeGained':
    case 'Healed':
    case 'FateGained':
    case 'FateReplenished':
    case 'FateSpent':
    case 'FateLost':
    case 'GoldGained':
    case 'AlignmentChanged':
    case 'BecameToad':
    case 'ToadTurnedBack':
    case 'CardDrawn':
    case 'PoolFilled':
    case 'PoolTaken':
    case 'CardMet':
    case 'SpellsDiscarded':
    case 'CommandSpellCast':
    case 'Bribed':
    case 'EnemyDestroyed':
    case 'TrophyKept':
    case 'EnemyJoined':
    case 'QuestTaken':
    case 'QuestCompleted':
    case 'QuestDropped':
    case 'FigureRoused':
    case 'TokenTurned':
    case 'Recovered':
    case 'SeatOut':
    case 'Resigned':
    case 'CrownReached':
      return {};
  }
}

/** The parts of an attribute in a line; older facts have none. */
const withParts = (
  catalogue: Catalogue,
  told: LogText,
  parts: readonly Part[] | undefined,
): LogText =>
  parts === undefined
    ? told
    : within({ ...told, args: { parts: sumIn(catalogue, parts) } }, 'parts');

/** Cards by name, and gold if there is some. */
const goodsOf = ({
  cards = [],
  gold = 0,
}: EventsOf<'BelongingsLeft' | 'HeirloomLeft'>): readonly (string | Phrase)[] => [
  ...cards.map(cardName),
  ...(gold > 0 ? [{ key: 'goods.gold', args: { amount: gold } }] : []),
];

function laidUp(event: EventsOf<'LaidUp'>): LogText {
  const { variant, args } = by(event);
  return { ...(variant !== undefined && { variant }), args: { ...args, ...from(event).args } };
}

const from = ({
  from: space,
}: EventsOf<'Moved' | 'FigureMoved' | 'LaidUp' | 'CrossingBegan' | 'CardPlaced'>): LogText => ({
  args: { from: refer('space', space) },
});

/** The line of an offer, which names a space, or leaves the choice. */
const offered = (
  { content }: PrintedEdition,
  { offer }: EventsOf<'OfferMade' | 'OfferTaken'>,
): LogText =>
  content.spaces.some(({ id }) => id === offer)
    ? { variant: 'space', args: { space: refer('space', offer) } }
    : {};

function taken(from: Whence): LogText {
  const [variant = ''] = Object.keys(from);
  return { variant, args: { from: whence(from) } };
}

function discarded(from: EventsOf<'CardDiscarded'>['from']): LogText {
  const owner = ownerOf(from);
  return owner === undefined ? {} : { variant: 'seat', args: { seat: refer('seat', owner) } };
}

/**
 * The words of a lasting effect, named for the card it comes from; for others the cause was told
 * before.
 */
const inForce = ({ content }: PrintedEdition, kind: string): LogText | undefined =>
  content.cards.some(({ id }) => id === kind) ? { args: { card: cardName(kind) } } : undefined;

/** The meaning of a final battle depends on the side that has won it. */
function ended({ reason, winners, alignment }: EventsOf<'MatchEnded'>): LogText {
  const named = winners.map((seat) => refer('seat', seat));
  return {
    variant: alignment === undefined ? reason : `${reason}.${alignment}`,
    clause: `MatchEnded.${reason}`,
    args: { winners: named, count: winners.length },
  };
}
