import type { Seat } from '../../../engine/index.ts';
import { withCharacter, withPlayer, withTurn, without, type EventsOf } from './folding.ts';
import { beginsRound } from '../next.ts';
import { type State, type Turn, type Until } from '../state.ts';
import type { Pause } from '../events/turns.ts';
import { handOf, hero, isLiving, player } from '../state-queries.ts';

type TurnEvent = EventsOf<
  | 'PlayBegan'
  | 'FirstPlayerChosen'
  | 'TurnBegan'
  | 'TurnMissed'
  | 'TurnLost'
  | 'ExtraTurnsGained'
  | 'Moved'
  | 'CrossingBegan'
  | 'Landed'
  | 'TurnEnded'
  | 'AbilityUsed'
  | 'PauseSet'
  | 'PreferenceSet'
  | 'CommandSpellRolled'
  | 'Evaded'
  | 'MatchEnded'
>;

/** Folds facts about turns: whose it is, how far it has come, and who misses one. */
export function evolveTurn(state: State, event: TurnEvent): State {
  switch (event.type) {
    case 'FirstPlayerChosen':
      return { ...state, first: event.seat };
    case 'PlayBegan':
      return withTurn(state, { seat: state.first, phase: 'begin' });
    case 'TurnBegan':
      return begun(state, event);
    case 'TurnMissed':
      return withPlayer(state, event.seat, { missed: player(state, event.seat).missed - 1 });
    case 'TurnLost':
      return event.now
        ? state
        : withPlayer(state, event.seat, { missed: player(state, event.seat).missed + 1 });
    case 'ExtraTurnsGained': {
      const { extra } = player(state, event.seat);
      return withPlayer(state, event.seat, { extra: extra + event.turns });
    }
    case 'Moved':
      return moved(state, event);
    case 'CrossingBegan':
      return crossed(state, event);
    case 'Landed':
      return withTurn(state, { phase: 'end' });
    case 'TurnEnded':
      return ended(state, event.seat);
    case 'AbilityUsed':
      return withTurn(state, { used: [...state.turn.used, `${event.seat}/${event.ability}`] });
    case 'PauseSet':
      return withTurn(state, { used: [...state.turn.used, pauseOf(event.seat, event.before)] });
    case 'PreferenceSet':
      return preferred(state, event);
    case 'CommandSpellRolled':
      return event.works ? withTurn(state, { used: [...state.turn.used, struck(event)] }) : state;
    case 'Evaded':
      return withTurn(state, { absent: [...state.turn.absent, ...event.from] });
    case 'MatchEnded': {
      const { reason, winners } = event;
      const turn: Turn = { ...without(state.turn, 'crossing'), phase: 'over' };
      return { ...state, turn, ended: { reason, winners } };
    }
  }
}

/** Marks a turn in which the seat is to be asked before something. */
export const pauseOf = (seat: Seat, before: Pause): string => `${seat}/pause-${before}`;

function preferred(state: State, { seat, of, preference }: EventsOf<'PreferenceSet'>): State {
  const { [of]: _, ...others } = state.preferences?.[seat] ?? {};
  const own = preference === undefined ? others : { ...others, [of]: preference };
  return { ...state, preferences: { ...state.preferences, [seat]: own } };
}

/** Marks a turn in which the Command Spell of a seat has worked. */
export const struck = ({ seat }: { readonly seat: Seat }): string => `${seat}/command`;

/** The goods that a new character was left by the last one came to it for this turn: it counts as come by in it. */
function begun(state: State, { seat, extra }: EventsOf<'TurnBegan'>): State {
  const { number, round, phase, fresh } = state.turn;
  const turn: Turn = {
    seat,
    number: number + 1,
    round: !extra && beginsRound(state, seat) ? round + 1 : round,
    phase: 'move',
    landings: 0,
    extra,
    spellsAtStart: handOf(state, seat).length,
    casts: {},
    aligned: [],
    ditched: [],
    absent: [],
    used: [],
    ...(phase === 'done' && fresh && { fresh }),
  };
  const taken = extra ? { extra: player(state, seat).extra - 1 } : {};
  const begins = { ...withPlayer(state, seat, taken), turn };
  return counted(extra ? begins : awake(begins), seat, 'turn-start');
}

/** The state with the effects that were to begin with the next ordinary turn in force. */
const awake = (state: State): State =>
  state.lasting.some(({ asleep }) => asleep)
    ? { ...state, lasting: state.lasting.map(({ asleep: _, ...lasting }) => lasting) }
    : state;

/** The turn is over; so is one more turn as a Toad (T4-RUL-11). */
function ended(state: State, seat: Seat): State {
  const turn: Turn = { ...without(state.turn, 'fresh'), phase: 'done' };
  const over = counted({ ...state, turn }, seat, 'turn-end');
  const toad = isLiving(over, seat) ? hero(over, seat).toad : undefined;
  if (toad === undefined) return over;
  return withCharacter(over, seat, { toad: { ...toad, turnsLeft: toad.turnsLeft - 1 } });
}

/** Counts a moment of a seat that has come: what lasts until it has one less to wait for. */
function counted(state: State, seat: Seat, at: Until['at']): State {
  if (!state.lasting.some(({ until }) => until.seat === seat && until.at === at)) return state;
  return {
    ...state,
    lasting: state.lasting.map((lasting) => {
      const { until } = lasting;
      if (until.seat !== seat || until.at !== at) return lasting;
      if (until.ordinary && state.turn.extra) return lasting;
      return { ...lasting, until: { ...until, times: until.times - 1 } };
    }),
  };
}

/**
 * Moves a character to another space. In its own turn that is a landing, and an unfinished trial
 * lapses.
 */
function moved(state: State, { seat, space }: EventsOf<'Moved'>): State {
  const { trial: _, ...stays } = hero(state, seat);
  const arrived = withPlayer(state, seat, { character: { ...stays, space } });
  if (seat !== state.turn.seat || state.turn.phase === 'done') return arrived;
  const { crossing: __, ...turn } = arrived.turn;
  return { ...arrived, turn: { ...turn, phase: 'land', landings: turn.landings + 1, absent: [] } };
}

/** The state after a crossing: on the far side with steps left the move goes on. */
function crossed(state: State, { seat, from, space, steps }: EventsOf<'CrossingBegan'>): State {
  const { admitted: _, ...character } = hero(state, seat);
  const arrived = withPlayer(state, seat, { character: { ...character, space } });
  return withTurn(arrived, { phase: 'cross', crossing: { from, steps } });
}
