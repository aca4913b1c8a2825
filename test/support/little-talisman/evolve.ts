import type { Seat } from '../../../shared/engine/index.ts';
import type { Card } from './cards.ts';
import type { LittleEvent } from './events.ts';
import { handOf, hero, type Hero, type Slot, type State, type Turn } from './state.ts';

/** Folds one fact into the state. */
export function evolve(state: State, event: LittleEvent): State {
  switch (event.type) {
    case 'TurnBegan':
      return begun(state, event.seat, event.missed);
    case 'TurnEnded':
      return ended(state, event.seat, event.consumesExtra);
    case 'TurnMissed':
      return { ...state, missed: counted(state.missed, event.seat, -1) };
    case 'TurnLost':
      return { ...state, missed: counted(state.missed, event.seat, 1) };
    case 'ExtraTurnsGained':
      return { ...state, extra: counted(state.extra, event.seat, event.amount) };
    case 'CommandSpellCast':
      return turned(state, { phase: 'end' });
    case 'CrownReached':
      return { ...state, crownReached: true };
    case 'Moved': {
      const moved = put(state, event.seat, { space: event.space });
      if (event.seat !== state.turn.seat) return moved;
      return turned(moved, { phase: 'land', landings: state.turn.landings + 1 });
    }
    case 'Landed':
      return turned(state, { phase: 'end' });
    case 'EffectBegan':
      return { ...state, effects: [...state.effects, event.effect] };
    case 'LifeLost':
      return changed(state, event.seat, ({ lives }) => ({
        lives: Math.max(0, lives - event.amount),
      }));
    case 'LifeGained':
      return changed(state, event.seat, ({ lives }) => ({ lives: lives + event.amount }));
    case 'FateSpent':
      return changed(state, event.seat, ({ fate }) => ({ fate: fate - 1 }));
    case 'GoldLost':
      return put(state, event.seat, { gold: 0 });
    case 'GoldGained':
      return changed(state, event.seat, ({ gold }) => ({ gold: gold + event.amount }));
    case 'StrengthGained':
      return changed(state, event.seat, (h) => ({ strength: h.strength + event.amount }));
    case 'BecameToad':
      return toad(state, event.seat);
    case 'CharacterKilled':
      return killed(state, event.seat);
    case 'CharacterDrawn':
      return put(state, event.seat, { alive: true, lives: 4, fate: 2, gold: 1, space: 'tavern' });
    case 'SeatResigned':
      return put(state, event.seat, { leaving: true });
    case 'MatchEnded':
      return { ...state, winners: event.winners };
    case 'DeckSeen':
    case 'BattleJoined':
    case 'DuelJoined':
      return state;
    default:
      return evolveCards(state, event);
  }
}

type CardEvent = Extract<
  LittleEvent,
  { type: `${string}${'Card' | 'Spell' | 'Ditched' | 'Enemy' | 'Deck'}${string}` }
>;

function evolveCards(state: State, event: CardEvent): State {
  switch (event.type) {
    case 'CardDrawn':
      return lay({ ...state, deck: less(state.deck, event.card) }, event.space, [event.card]);
    case 'DeckShuffled':
      return { ...state, deck: event.cards, discard: less(state.discard, ...event.cards) };
    case 'SpellDeckShuffled':
      return {
        ...state,
        spellDeck: event.cards,
        spellDiscard: less(state.spellDiscard, ...event.cards),
      };
    case 'CardDiscarded':
      return { ...lift(state, event.space, event.card), discard: [event.card, ...state.discard] };
    case 'CardTaken':
      return changed(lift(state, event.space, event.card), event.seat, ({ objects }) => ({
        objects: [...objects, event.card],
      }));
    case 'EnemyKilled':
      return changed(lift(state, event.space, event.card), event.seat, ({ trophies }) => ({
        trophies: [...trophies, event.card],
      }));
    case 'Ditched': {
      const { objects, followers, space } = hero(state, event.seat);
      const part = { objects: less(objects, event.card), followers: less(followers, event.card) };
      const ditched = [...state.turn.ditched, event.card];
      return turned(lay(put(state, event.seat, part), space, [event.card]), { ditched });
    }
    case 'SpellDrawn':
      return {
        ...inHand(state, event.seat, [...handOf(state, event.seat), event.card]),
        spellDeck: less(state.spellDeck, event.card),
      };
    case 'SpellCast': {
      const casts = counted(state.turn.casts, event.seat, 1);
      const left = less(handOf(state, event.seat), event.card);
      const cast = inHand(state, event.seat, left);
      return turned({ ...cast, inFlight: [...state.inFlight, event.card] }, { casts });
    }
    case 'SpellSpent':
      return {
        ...state,
        inFlight: less(state.inFlight, event.card),
        spellDiscard: [event.card, ...state.spellDiscard],
      };
    case 'SpellsLost':
      return {
        ...inHand(state, event.seat, []),
        spellDiscard: [...handOf(state, event.seat), ...state.spellDiscard],
      };
    default:
      return state;
  }
}

function begun(state: State, seat: Seat, missed: boolean): State {
  const turn: Turn = {
    seat,
    number: state.turn.number + 1,
    phase: missed || !hero(state, seat).playing ? 'end' : 'move',
    landings: 0,
    extra: (state.extra[seat] ?? 0) > 0,
    casts: {},
    spellsAtStart: handOf(state, seat).length,
    ditched: [],
  };
  return { ...passed(state, { seat, at: 'turn-start' }), turn };
}

function ended(state: State, seat: Seat, consumesExtra: boolean): State {
  const over = passed(turned(state, { phase: 'done' }), { seat, at: 'turn-end' });
  const rested = changed(over, seat, ({ toad }) => ({ toad: Math.max(0, toad - 1) }));
  return consumesExtra ? { ...rested, extra: counted(rested.extra, seat, -1) } : rested;
}

function toad(state: State, seat: Seat): State {
  const { objects, followers, space } = hero(state, seat);
  const part = { toad: state.turn.seat === seat ? 4 : 3, objects: [], followers: [], gold: 0 };
  return lay(put(state, seat, part), space, [...objects, ...followers]);
}

function killed(state: State, seat: Seat): State {
  const { objects, followers, trophies, space, playing, leaving } = hero(state, seat);
  const dead = put(state, seat, {
    playing: playing && !leaving && !state.crownReached,
    alive: false,
    lives: 0,
    fate: 0,
    gold: 0,
    toad: 0,
    objects: [],
    followers: [],
    trophies: [],
  });
  const laid = inHand(lay(dead, space, [...objects, ...followers]), seat, []);
  const active = seat === state.turn.seat && state.turn.phase !== 'done';
  return {
    ...(active ? turned(laid, { phase: 'end' }) : laid),
    discard: [...trophies, ...laid.discard],
    spellDiscard: [...handOf(state, seat), ...laid.spellDiscard],
  };
}

function passed(state: State, slot: Slot): State {
  const isDue = ({ seat, at }: Slot): boolean => seat === slot.seat && at === slot.at;
  if (!state.effects.some(({ until }) => isDue(until))) return state;
  const effects = state.effects
    .map((e) => (isDue(e.until) ? { ...e, until: { ...e.until, slots: e.until.slots - 1 } } : e))
    .filter(({ until }) => until.slots > 0);
  return { ...state, effects };
}

const put = (state: State, seat: Seat, part: Partial<Hero>): State => ({
  ...state,
  heroes: { ...state.heroes, [seat]: { ...hero(state, seat), ...part } },
});
const changed = (state: State, seat: Seat, change: (h: Hero) => Partial<Hero>): State =>
  put(state, seat, change(hero(state, seat)));
const turned = (state: State, part: Partial<Turn>): State => ({
  ...state,
  turn: { ...state.turn, ...part },
});
const inHand = (state: State, seat: Seat, cards: readonly Card[]): State => ({
  ...state,
  hands: { ...state.hands, [seat]: cards },
});
const lay = (state: State, space: string, cards: readonly Card[]): State => ({
  ...state,
  board: { ...state.board, [space]: [...(state.board[space] ?? []), ...cards] },
});
const lift = (state: State, space: string, card: Card): State => ({
  ...state,
  board: { ...state.board, [space]: less(state.board[space] ?? [], card) },
});
const less = (cards: readonly Card[], ...gone: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !gone.includes(card));
const counted = (counts: Readonly<Record<Seat, number>>, seat: Seat, by: number) => ({
  ...counts,
  [seat]: (counts[seat] ?? 0) + by,
});
