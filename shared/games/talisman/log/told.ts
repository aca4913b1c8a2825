import type { Catalogue } from '../../../words/phrase.ts';
import type { Print } from '../edition.ts';
import type { TalismanEvent, Whence } from '../events.ts';
import type { EventsOf } from '../evolve/folding.ts';
import { foeName, metName, whence, ownerOf, type Args } from './arguments.ts';
import { cardName, nameOf, rollName } from '../words/reference.ts';

/** Which of the wordings of a fact is meant, and what it takes besides the plain fields. */
export type Told = {
  /** The part of the key after the type. */
  readonly variant?: string;
  readonly args?: Args;
};

type Teller = { readonly edition: Print; readonly catalogue: Catalogue };

/**
 * How a fact is told to who may know all of it; `undefined` where nothing is said: a landing, say,
 * was told as the move that led there.
 */
export function tellOf({ edition, catalogue }: Teller, event: TalismanEvent): Told | undefined {
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
      return { args: { roll: rollName(catalogue, event.roll), dice: event.dice.map(String) } };
    case 'Moved':
    case 'FigureMoved':
    case 'LaidUp':
    case 'CardPlaced':
      return from(event);
    case 'Admitted':
      return { args: { from: `space:${event.from}`, to: `space:${event.to}` } };
    case 'DieSet':
      return { args: { by: rollName(catalogue, event.by) } };
    case 'TrialBegan':
    case 'TrialEnded':
      return { args: { name: `trial.${event.name}` } };
    case 'AbilityUsed':
      return event.target === undefined
        ? {}
        : { variant: 'target', args: { target: `seat:${event.target}` } };
    case 'LifeLost':
    case 'CharacterKilled':
      return event.by === undefined ? {} : { variant: 'by', args: { by: `seat:${event.by}` } };
    case 'LifeSaved':
      return when(event.card !== undefined, 'card');
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
      return { args: { foeDie: event.foe.die, foeScore: event.foe.score } };
    case 'MatchEnded':
      return ended(event);
    case 'Landed':
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
    case 'OfferMade':
    case 'OfferLapsed':
    case 'Enslaved':
    case 'Freed':
    case 'MoveForgone':
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
    case 'HeirloomLeft':
    case 'CardDrawn':
    case 'PoolFilled':
    case 'PoolTaken':
    case 'CardMet':
    case 'SpellsDiscarded':
    case 'CommandSpellCast':
    case 'Bribed':
    case 'EnemyKilled':
    case 'EnemyDestroyed':
    case 'TrophyKept':
    case 'EnemyJoined':
    case 'TrophiesTraded':
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

const from = ({
  from: space,
}: EventsOf<'Moved' | 'FigureMoved' | 'LaidUp' | 'CrossingBegan' | 'CardPlaced'>): Told => ({
  args: { from: `space:${space}` },
});

const when = (is: boolean | undefined, variant: string): Told => (is ? { variant } : {});

function taken(from: Whence): Told {
  const [variant = ''] = Object.keys(from);
  return { variant, args: { from: whence(from) } };
}

function discarded(from: EventsOf<'CardDiscarded'>['from']): Told {
  const owner = ownerOf(from);
  return owner === undefined ? {} : { variant: 'seat', args: { seat: `seat:${owner}` } };
}

/** What lasts is mostly named for the card it comes from; of what is not, the cause was told. */
const inForce = ({ content }: Print, kind: string): Told | undefined =>
  content.cards.some(({ id }) => id === kind) ? { args: { card: cardName(kind) } } : undefined;

function ended({ reason, winners }: EventsOf<'MatchEnded'>): Told {
  const named = winners.map((seat) => `seat:${seat}`);
  return { variant: reason, args: { winners: named, count: winners.length } };
}
