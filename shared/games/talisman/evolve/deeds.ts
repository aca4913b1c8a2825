import type { Seat } from '../../../engine/index.ts';
import type { Book } from '../content/book.ts';
import { without, withCharacter, withPlayer, withTurn, type EventsOf } from './folding.ts';
import { type Deed, type State } from '../state.ts';
import { hero } from '../state-queries.ts';

/**
 * Folds a deed that a quest may ask for: it counts only once the quest is taken (T4-RUL-03). A life
 * must really be lost (T4-RUL-79), and an Enemy killed in a fight (T4-RUL-102) must be strong enough.
 */
export function withDeed(
  book: Book,
  state: State,
  event: EventsOf<'LifeLost' | 'EnemyKilled'>,
): State {
  if (event.type === 'LifeLost') return done(state, event.by, 'wound');
  return counts(book, state, event) ? done(state, event.seat, 'kill') : state;
}

function counts(book: Book, state: State, { seat, card }: EventsOf<'EnemyKilled'>): boolean {
  const quest = state.players[seat]?.character?.quest;
  if (quest === undefined) return false;
  const { task } = book.quest(quest);
  if (task.do !== 'kill' || task.least === undefined) return true;
  return (book.card(card).attack?.value ?? 0) >= task.least;
}

function done(state: State, seat: Seat | undefined, deed: Deed): State {
  if (seat === undefined) return state;
  const character = state.players[seat]?.character;
  if (character?.quest === undefined) return state;
  const { deeds = [] } = character;
  return deeds.includes(deed) ? state : withCharacter(state, seat, { deeds: [...deeds, deed] });
}

const mark = (seat: Seat): string => `${seat}/quest`;

/** Folds the end of a quest: its deeds count for no other, and this landing offers no other. */
export function withQuestBehind(state: State, { seat }: EventsOf<'QuestCompleted'>): State {
  const character = without(hero(state, seat), 'deeds');
  const used = [...state.turn.used, mark(seat)];
  return withTurn(withPlayer(state, seat, { character }), { used });
}

/** Folds a move: on the new space, a quest may be taken again. */
export const withQuestsAnew = (state: State, { seat }: EventsOf<'Moved'>): State =>
  withTurn(state, { used: state.turn.used.filter((one) => one !== mark(seat)) });

/** True if a seat has completed a quest since it came to its space in this turn (T4-RUL-81). */
export const hasQuestBehind = (state: State, seat: Seat): boolean =>
  state.turn.used.includes(mark(seat));
