import type { Book } from '../content/book.ts';
import type { TalismanEvent } from '../events.ts';
import { evolveCards } from './cards.ts';
import { evolveFigures } from './figures.ts';
import { inShape } from './folding.ts';
import { evolveGoods } from './goods.ts';
import { evolveSeats } from './seats.ts';
import { evolveSpells } from './spells.ts';
import { evolveTravel, unbound, withFresh } from './travel.ts';
import { evolveTurn } from './turn.ts';
import { withDeed, withQuestBehind, withQuestsAnew } from './deeds.ts';
import type { State } from '../state.ts';

type Evolve = (state: State, event: TalismanEvent) => State;

/**
 * Folds one fact. Pure; a recorded fact stays true if the rules change. It uses the book only for the
 * pile of a card, and for the demands of a quest.
 */
export const evolveOf =
  (book: Book): Evolve =>
  (state, event) =>
    inShape(state, evolve(book, state, event));

function evolve(book: Book, state: State, event: TalismanEvent): State {
  switch (event.type) {
    case 'PlayBegan':
    case 'FirstPlayerChosen':
    case 'TurnBegan':
    case 'TurnMissed':
    case 'TurnLost':
    case 'ExtraTurnsGained':
    case 'CrossingBegan':
    case 'Landed':
    case 'TurnEnded':
    case 'AbilityUsed':
    case 'PauseSet':
    case 'PreferenceSet':
    case 'CommandSpellRolled':
    case 'Evaded':
    case 'MatchEnded':
      return evolveTurn(state, event);
    case 'Moved':
      return withQuestsAnew(unbound(evolveTurn(state, event), event), event);
    case 'MoveForgone':
    case 'RollForgone':
    case 'Remained':
    case 'TurningBackEnded':
    case 'Admitted':
      return evolveTravel(state, event);
    case 'FigureRoused':
    case 'FigureMoved':
    case 'TokenTurned':
      return evolveFigures(state, event);
    case 'CharactersDealt':
    case 'CharacterTaken':
    case 'CharacterKilled':
    case 'SeatOut':
    case 'Resigned':
    case 'HeirloomLeft':
    case 'CrownReached':
    case 'TurnedBack':
    case 'OfferMade':
    case 'OfferTaken':
    case 'OfferLapsed':
    case 'Enslaved':
    case 'Freed':
    case 'TrialBegan':
    case 'TrialEnded':
    case 'QuestTaken':
    case 'AlignmentChanged':
    case 'BecameToad':
    case 'ToadTurnedBack':
    case 'LaidUp':
    case 'Recovered':
    case 'QuestDropped':
      return evolveSeats(book, state, event);
    case 'QuestCompleted':
      return withQuestBehind(evolveSeats(book, state, event), event);
    case 'PointsGained':
    case 'PointsLost':
    case 'LifeGained':
    case 'Healed':
    case 'FateGained':
    case 'FateReplenished':
    case 'FateSpent':
    case 'FateLost':
    case 'GoldGained':
    case 'GoldLost':
    case 'GoldTaken':
    case 'PoolFilled':
    case 'PoolTaken':
      return evolveGoods(state, event);
    case 'LifeLost':
      return withDeed(book, evolveGoods(state, event), event);
    case 'DeckShuffled':
    case 'SupplyRemoved':
    case 'CardDrawn':
    case 'CardPlaced':
    case 'CardDitched':
    case 'CardDiscarded':
    case 'TrophyKept':
    case 'EnemyDestroyed':
    case 'EnemyJoined':
    case 'TrophiesTraded':
      return evolveCards(book, state, event);
    case 'CardTaken':
      return withFresh(evolveCards(book, state, event), event);
    case 'EnemyKilled':
      return withDeed(book, evolveCards(book, state, event), event);
    case 'SpellDrawn':
    case 'SpellCast':
    case 'SpellSpent':
    case 'SpellsDiscarded':
    case 'LastingBegan':
    case 'LastingEnded':
      return evolveSpells(state, event);
    case 'SpaceVisited':
    case 'CardMet':
    case 'FightJoined':
    case 'Bribed':
    case 'AttackScored':
    case 'FightEnded':
    case 'LifeSaved':
    case 'DeckSeen':
    case 'MoveRolled':
    case 'Rolled':
    case 'RollRaised':
    case 'AttributeTried':
    case 'AttributeAdded':
    case 'AttributeDeducted':
    case 'AttributeCompared':
    case 'BelongingsLeft':
    case 'DeathDiced':
    case 'DieSet':
    case 'CommandSpellCast':
      return state;
  }
}
