import type { Catalogue, Phrase } from '../../../words/phrase.ts';
import type { Print } from '../edition.ts';
import type { TalismanEvent, Whence } from '../events.ts';
import type { EventsOf } from '../evolve/folding.ts';
import { foeName, metName, whence, ownerOf, type Args } from './arguments.ts';
import type { Part } from '../part.ts';
import { cardName, firstKnown, nameOf, rollName } from '../words/reference.ts';

/** Which of the wordings of a fact is meant, and what it takes besides the plain fields. */
export type Told = {
  /** The part of the key after the type. */
  readonly variant?: string;
  /** What the clause goes by, where that is not the key of its words. */
  readonly clause?: string;
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
      return { clause: `Rolled.${event.roll}`, ...rolled(catalogue, event) };
    case 'RollRaised':
      return { args: { by: `ability:${event.ability}` } };
    case 'AttributeTried':
    case 'AttributeAdded':
      return when(event.passed, 'passed');
    case 'DeathDiced':
      return { args: { dice: event.dice.map(String), death: event.death.map(String) } };
    case 'OfferMade':
    case 'OfferTaken':
      return offered(edition, event);
    case 'Moved':
    case 'FigureMoved':
    case 'LaidUp':
    case 'CardPlaced':
      return from(event);
    case 'Admitted':
      return { args: { from: `space:${event.from}`, to: `space:${event.to}` } };
    case 'DieSet':
      return {
        ...when(event.was !== undefined, 'was'),
        args: { by: rollName(catalogue, event.by) },
      };
    case 'TrialBegan':
      return trial(event);
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
      return scored(catalogue, event);
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
    case 'OfferLapsed':
    case 'AttributeDeducted':
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

/** For which card, where the name of the roll does not say so. */
function rolled(catalogue: Catalogue, { roll, dice, of }: EventsOf<'Rolled'>): Told {
  const name = rollName(catalogue, roll);
  const args = { roll: name, dice: dice.map(String) };
  const card = nameOf(of ?? name);
  return card === name ? { args } : { variant: 'of', args: { ...args, of: card } };
}

/** With what it fights with, where that is more than its dice. */
const trial = ({ name, value, plus }: EventsOf<'TrialBegan'>): Told => ({
  ...when(plus !== undefined, 'plus'),
  args: { name: `trial.${name}`, ...(plus !== undefined && { sum: value + plus }) },
});

/** One that names a space, or leaves the choice. */
const offered = ({ content }: Print, { offer }: EventsOf<'OfferMade' | 'OfferTaken'>): Told =>
  content.spaces.some(({ id }) => id === offer)
    ? { variant: 'space', args: { space: `space:${offer}` } }
    : {};

/** Both scores, with what each is made of. */
function scored(catalogue: Catalogue, { foe, ...own }: EventsOf<'AttackScored'>): Told {
  const sum = (parts: readonly Part[]): readonly Phrase[] =>
    parts.map(({ of, points }) => ({ key: 'part', args: { of: partName(catalogue, of), points } }));
  return {
    args: {
      rolled: own.dice.length,
      dice: own.dice.map(String),
      parts: sum(own.parts),
      foeRolled: foe.dice.length,
      foeDice: foe.dice.map(String),
      foeDie: foe.die,
      foeParts: sum(foe.parts),
      foeScore: foe.score,
    },
  };
}

/** What lasts is named for the card or the ability that it comes from, where it is of one. */
function partName(catalogue: Catalogue, of: string): string {
  if (!of.startsWith('lasting:')) return nameOf(of);
  const id = of.slice('lasting:'.length);
  return firstKnown(catalogue, [`card:${id}`, `ability:${id}`]) ?? of;
}

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

/** What a final battle means depends on the side that has won it. */
function ended({ reason, winners, alignment }: EventsOf<'MatchEnded'>): Told {
  const named = winners.map((seat) => `seat:${seat}`);
  return {
    variant: alignment === undefined ? reason : `${reason}.${alignment}`,
    clause: `MatchEnded.${reason}`,
    args: { winners: named, count: winners.length },
  };
}
