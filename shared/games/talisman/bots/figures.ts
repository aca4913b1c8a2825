import type { Seat } from '../../../engine/index.ts';
import { aboutOf, asSeat, type BotView } from './look.ts';
import { strengthIn } from './worth/fight.ts';
import { lifeWorth, rivalsOf } from './worth/goods.ts';
import { worths } from './worth/worths.ts';
import { hero } from '../state-queries.ts';

/** Worth to this seat of a figure's attack on another, or on itself. */
export function preyWorth(look: BotView, victim: Seat): number {
  const { lives } = hero(look.sight.state, victim);
  const life = lifeWorth(asSeat(look, victim), lives);
  return victim === look.seat ? -life : life * worths.rival;
}

/** Worth of a figure's coming to this space: the best victim there, of its choice. */
export function rousingWorth(look: BotView, space: string): number {
  const there = [look.seat, ...rivalsOf(look)].filter((seat) => isAt(look, seat, space));
  return there.length === 0 ? 0 : Math.max(...there.map((seat) => preyWorth(look, seat)));
}

const isAt = ({ sight }: BotView, seat: Seat, space: string): boolean =>
  sight.state.players[seat]?.character?.space === space;

/** The lead in an attribute over the figure of the question. */
export function masteryOf(look: BotView, attribute: string): number {
  const asked = aboutOf(look, 'figure');
  const figure = look.sight.edition.content.figures?.find(({ id }) => id === asked);
  return strengthIn(look, attribute, []) - (figure?.values[attribute] ?? 0);
}
