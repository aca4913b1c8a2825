import type { Seat } from '../../../engine/index.ts';
import type { Book } from '../content/book.ts';
import { goneOut, heirloomLeft, killed, laidUp, recovered } from './death.ts';
import { added, less, put, without, withCharacter, withPlayer, type EventsOf } from './folding.ts';
import { type Character, type State } from '../state.ts';
import { cardsAt, hero, player } from '../state-queries.ts';

type SeatEvent = EventsOf<
  | 'CharactersDealt'
  | 'CharacterTaken'
  | 'CharacterKilled'
  | 'SeatOut'
  | 'Resigned'
  | 'HeirloomLeft'
  | 'CrownReached'
  | 'TurnedBack'
  | 'OfferMade'
  | 'OfferTaken'
  | 'OfferLapsed'
  | 'Enslaved'
  | 'Freed'
  | 'TrialBegan'
  | 'TrialEnded'
  | 'QuestTaken'
  | 'QuestCompleted'
  | 'AlignmentChanged'
  | 'BecameToad'
  | 'ToadTurnedBack'
  | 'LaidUp'
  | 'Recovered'
  | 'QuestDropped'
>;

/** Folds facts about seats and their characters, except for their belongings. */
export function evolveSeats(book: Book, state: State, event: SeatEvent): State {
  const { seat } = event;
  switch (event.type) {
    case 'CharactersDealt':
      return { ...state, dealt: put(state.dealt, seat, event.characters) };
    case 'CharacterTaken':
      return taken(state, event);
    case 'CharacterKilled':
      return killed(book, state, event);
    case 'SeatOut':
      return goneOut(book, state, seat);
    case 'Resigned':
      return resigned(state, seat);
    case 'HeirloomLeft':
      return heirloomLeft(state, event);
    case 'CrownReached':
      return { ...state, crownReached: true };
    case 'TurnedBack':
      return without1(withCharacter(state, seat, { turningBack: true }), seat, 'trial');
    case 'OfferMade':
      return withCharacter(state, seat, { offer: event.offer });
    case 'OfferTaken':
    case 'OfferLapsed':
      return without1(state, seat, 'offer');
    case 'Enslaved':
      return withCharacter(state, seat, { enslaved: true });
    case 'Freed':
      return without1(state, seat, 'enslaved');
    case 'TrialBegan':
      return withCharacter(state, seat, { trial: { name: event.name, value: event.value } });
    case 'TrialEnded':
      return without1(state, seat, 'trial');
    case 'QuestTaken':
      return withCharacter(state, seat, { quest: event.quest });
    case 'QuestCompleted':
      return without1(withCharacter(state, seat, { questDone: true }), seat, 'quest');
    case 'AlignmentChanged': {
      const turn = { ...state.turn, aligned: [...state.turn.aligned, seat] };
      return withCharacter({ ...state, turn }, seat, { alignment: event.alignment });
    }
    case 'BecameToad':
      return toad(state, seat, event.turns);
    case 'ToadTurnedBack':
      return without1(shapeUsed(state, seat), seat, 'toad');
    case 'LaidUp':
      return laidUp(book, state, event);
    case 'Recovered':
      return recovered(state, event);
    case 'QuestDropped':
      return without1(without1(state, seat, 'quest'), seat, 'deeds');
  }
}

/** A seat that is out already has nothing to give up, and keeps its place. */
function resigned(state: State, seat: Seat): State {
  if (player(state, seat).status === 'out') return state;
  const before = Object.values(state.players).filter((p) => p.resigned !== undefined).length;
  return withPlayer(state, seat, { resigned: before + 1 });
}

/** Features that a character has only for a time. */
type Passing = 'trial' | 'offer' | 'enslaved' | 'quest' | 'deeds' | 'toad';

const without1 = (state: State, seat: Seat, key: Passing): State =>
  withPlayer(state, seat, { character: without(hero(state, seat), key) });

function taken(state: State, event: EventsOf<'CharacterTaken'>): State {
  const { seat, character: id, space, alignment, lives, fate, gold } = event;
  const character: Character = {
    id,
    space,
    alignment,
    points: {},
    lives,
    fate,
    gold,
    objects: [],
    followers: [],
    trophies: [],
  };
  return withPlayer(
    {
      ...state,
      unused: less(state.unused, id),
      gone: less(state.gone, id),
      dealt: put(state.dealt, seat, []),
    },
    seat,
    { status: 'playing', character },
  );
}

/**
 * Turns a character into a Toad until the end of a number of its own turns after this one (T4-RUL-11);
 * counted again from the newest change (T4-TOD-19). It leaves its goods (T4-TOD-20).
 */
function toad(state: State, seat: Seat, turns: number): State {
  const { objects, followers, gold, space, toad: before } = hero(state, seat);
  const own = state.turn.seat === seat && state.turn.phase !== 'done';
  const points = before?.points ?? {};
  const turned = withCharacter(state, seat, {
    toad: { turnsLeft: own ? turns + 1 : turns, points },
  });
  if (!state.options.toadDropsAll) return turned;
  return {
    ...withCharacter(turned, seat, { objects: [], followers: [], gold: 0 }),
    board: put(state.board, space, [...cardsAt(state, space), ...objects, ...followers]),
    gold: added(state.gold, space, gold),
  };
}

/**
 * Records a shape laid aside in the seat's own turn: it still limits what may be taken in it
 * (HP-TFG-08, 09).
 */
function shapeUsed(state: State, seat: Seat): State {
  const { turn } = state;
  if (turn.seat !== seat || turn.phase === 'done') return state;
  return { ...state, turn: { ...turn, used: [...turn.used, `${seat}/shape`] } };
}
