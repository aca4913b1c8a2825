import { added, withCharacter, withPlayer, type EventsOf } from './folding.ts';
import { type State } from '../state.ts';
import { hero, player } from '../state-queries.ts';

type GoodsEvent = EventsOf<
  | 'PointsGained'
  | 'PointsLost'
  | 'LifeGained'
  | 'Healed'
  | 'LifeLost'
  | 'FateGained'
  | 'FateReplenished'
  | 'FateSpent'
  | 'FateLost'
  | 'GoldGained'
  | 'GoldLost'
  | 'GoldTaken'
  | 'PoolFilled'
  | 'PoolTaken'
>;

/** Folds facts about counters, lives, fate and gold. */
export function evolveGoods(state: State, event: GoodsEvent): State {
  switch (event.type) {
    case 'PointsGained':
      return pointed(state, event, event.amount);
    case 'PointsLost':
      return pointed(state, event, -event.amount);
    case 'LifeGained':
    case 'Healed':
      return withLives(state, event.seat, event.amount);
    case 'LifeLost':
      return lifeLost(state, event);
    case 'FateGained':
    case 'FateReplenished':
      return withFate(state, event.seat, event.amount);
    case 'FateSpent':
      return withFate(state, event.seat, -1);
    case 'FateLost':
      return withFate(state, event.seat, -event.amount);
    case 'GoldGained':
      return withGold(state, event.seat, event.amount);
    case 'GoldLost':
      return goldLost(state, event);
    case 'GoldTaken':
      return goldTaken(state, event);
    case 'PoolFilled':
      return { ...state, pools: added(state.pools, event.card, event.amount) };
    case 'PoolTaken':
      return { ...state, pools: added(state.pools, event.card, -event.amount) };
  }
}

/** A Toad's points are its own, and vanish with it (T4-TOD-07). */
function pointed(
  state: State,
  { seat, attribute }: EventsOf<'PointsGained' | 'PointsLost'>,
  amount: number,
): State {
  const { toad, points } = hero(state, seat);
  if (toad === undefined) {
    return withCharacter(state, seat, { points: added(points, attribute, amount) });
  }
  const gained = added(toad.points, attribute, amount);
  return withCharacter(state, seat, { toad: { ...toad, points: gained } });
}

/** Folds a lost life; with the last one, the seat that took it is recorded. */
function lifeLost(state: State, { seat, amount, by }: EventsOf<'LifeLost'>): State {
  const after = withLives(state, seat, -amount);
  const { slainBy: _, ...character } = hero(after, seat);
  if (character.lives > 0) return after;
  const fallen = by === undefined ? character : { ...character, slainBy: by };
  return withPlayer(after, seat, { character: fallen });
}

const withLives = (state: State, seat: string, amount: number): State =>
  withCharacter(state, seat, { lives: Math.max(0, hero(state, seat).lives + amount) });

const withFate = (state: State, seat: string, amount: number): State =>
  withCharacter(state, seat, { fate: hero(state, seat).fate + amount });

const withGold = (state: State, seat: string, amount: number): State =>
  withCharacter(state, seat, { gold: hero(state, seat).gold + amount });

function goldLost(state: State, { seat, amount, space }: EventsOf<'GoldLost'>): State {
  const poorer = withGold(state, seat, -amount);
  return space === undefined ? poorer : { ...poorer, gold: added(state.gold, space, amount) };
}

/** Folds gold taken from a space, from another character, or from the last character's belongings. */
function goldTaken(state: State, { seat, amount, from }: EventsOf<'GoldTaken'>): State {
  const richer = withGold(state, seat, amount);
  if ('space' in from) return { ...richer, gold: added(richer.gold, from.space, -amount) };
  if ('seat' in from) return withGold(richer, from.seat, -amount);
  if ('heirloom' in from) {
    const { heirloom } = player(richer, from.heirloom);
    if (heirloom === undefined) return richer;
    const left = { ...heirloom, gold: heirloom.gold - amount };
    return withPlayer(richer, from.heirloom, { heirloom: left });
  }
  return richer;
}
