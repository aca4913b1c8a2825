import type { Seat } from '../../engine/index.ts';
import { added, less, put, without, withCharacter, withPlayer, type EventsOf } from './folding.ts';
import { cardsAt, handOf, hero, player, type Character, type State } from './state.ts';

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
>;

/** What concerns seats and their characters, but for what they own. */
export function evolveSeats(state: State, event: SeatEvent): State {
  const { seat } = event;
  switch (event.type) {
    case 'CharactersDealt':
      return { ...state, dealt: put(state.dealt, seat, event.characters) };
    case 'CharacterTaken':
      return taken(state, event);
    case 'CharacterKilled':
      return killed(state, event);
    case 'SeatOut': {
      const cleared = buried(state, seat, false);
      return withPlayer({ ...cleared, ...retired(state, seat) }, seat, {
        ...out(state),
        missed: 0,
        extra: 0,
      });
    }
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
      return without1(state, seat, 'toad');
  }
}

/** Who is out already has nothing to give up, and keeps its place. */
function resigned(state: State, seat: Seat): State {
  if (player(state, seat).status === 'out') return state;
  const before = Object.values(state.players).filter((p) => p.resigned !== undefined).length;
  return withPlayer(state, seat, { resigned: before + 1 });
}

/** What a character has only for a time. */
type Passing = 'trial' | 'offer' | 'enslaved' | 'quest' | 'toad';

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
    { ...state, unused: less(state.unused, id), dealt: put(state.dealt, seat, []) },
    seat,
    { status: 'playing', character },
  );
}

function killed(state: State, event: EventsOf<'CharacterKilled'>): State {
  const { seat } = event;
  const cleared = buried(state, seat, state.options.inheritance && !event.out);
  return withPlayer({ ...cleared, ...retired(state, seat) }, seat, {
    ...(event.out ? out(state) : { status: 'waiting' }),
    missed: 0,
    extra: 0,
  });
}

/** Its character card leaves the match, unless the dead may be drawn again (T4-DTH-05, T4-RUL-24). */
function retired(state: State, seat: Seat): Pick<State, 'unused' | 'gone'> {
  const { unused, gone, options } = state;
  const { character } = player(state, seat);
  if (character === undefined) return { unused, gone };
  const { id } = character;
  return options.recycleDead ? { unused: [...unused, id], gone } : { unused, gone: [...gone, id] };
}

/** Who goes out in one turn is level in the ranking. */
const out = ({ turn }: State) => ({ status: 'out', fell: turn.number }) as const;

/** What a character owned is left on its space, or kept for the next; the rest goes back. */
function buried(state: State, seat: Seat, keep: boolean): State {
  const { character, heirloom: _, ...bare } = player(state, seat);
  if (character === undefined) {
    const players = { ...state.players, [seat]: bare };
    return { ...state, players, dealt: put(state.dealt, seat, []) };
  }
  const { objects, followers, gold, trophies, space } = character;
  const { adventure, spells } = state.discards;
  const left = keep
    ? {
        ...state,
        players: { ...state.players, [seat]: { ...bare, heirloom: { objects, followers, gold } } },
      }
    : {
        ...state,
        players: { ...state.players, [seat]: bare },
        board: put(state.board, space, [...cardsAt(state, space), ...objects, ...followers]),
        gold: added(state.gold, space, gold),
      };
  return {
    ...left,
    discards: {
      adventure: [...adventure, ...trophies],
      spells: [...spells, ...handOf(state, seat)],
    },
    hands: put(state.hands, seat, []),
    lasting: state.lasting.filter(({ on }) => on !== seat),
  };
}

function heirloomLeft(state: State, { seat, space }: EventsOf<'HeirloomLeft'>): State {
  const { heirloom, ...bare } = player(state, seat);
  const { objects = [], followers = [], gold = 0 } = heirloom ?? {};
  return {
    ...state,
    players: { ...state.players, [seat]: bare },
    board: put(state.board, space, [...cardsAt(state, space), ...objects, ...followers]),
    gold: added(state.gold, space, gold),
  };
}

/**
 * A Toad from now on, to the end of so many own turns after this one (T4-RUL-11); once more from
 * the newest change (T4-TOD-19). It leaves its goods (T4-TOD-20).
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
