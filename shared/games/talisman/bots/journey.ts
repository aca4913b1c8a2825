import { paceOf } from '../travel/pace.ts';
import { stepped } from '../board/ring.ts';
import type { Edition } from '../edition/edition.ts';
import { aimScore } from './aims.ts';
import { me, remembered, type Look } from './look.ts';
import { passagesOf, type Passages } from './passages.ts';
import { ringsOf, waysOf, type Way } from './rings.ts';

/** Discount of a turn: what counts a turn later of what counts now. */
export const PATIENCE = 0.88;
/** Turns looked ahead. */
const DEPTH = 20;

/** Worth of ending a move there: what is to be had there, and wherever it leads. */
export const landingWorth = (look: Look, space: string): number =>
  outlook(look).landings[numberOf(look.sight.edition, space)] ?? 0;

/** Worth of rolling for the move from where it stands. */
export function rollingWorth(look: Look): number {
  const { landings, routes } = outlook(look);
  const from = numberOf(look.sight.edition, me(look).space);
  return meanOf(routes.find((one) => one.from === from)?.dice ?? [], landings);
}

/** Worth of this number on the movement die. */
export function steppingWorth(look: Look, die: number): number {
  return stridingWorth(look, look.sight.edition.steps(look.sight, look.seat, die));
}

/** Worth of moving so many steps round the ring. */
export const stridingWorth = (look: Look, steps: number): number =>
  bestOf(routesFrom(look, me(look).space, steps), outlook(look).landings);

/** Worth of trying a crossing, with so many steps left. */
export function crossingWorth(look: Look, from: string, steps: number): number {
  const route = routeOf(look, { from, steps });
  return route === undefined ? Number.NEGATIVE_INFINITY : worthOf(route, outlook(look).landings);
}

/** Ends of a way, and how likely they are; what it costs besides where it fails. Spaces go by their numbers. */
type Route = {
  readonly ends: readonly number[];
  readonly made: number;
  readonly failing: number;
  readonly from: number;
};

/** Worths of landing, by the numbers of the spaces. */
type Landings = Float64Array;
/** The routes from a space, by what the die shows. */
type Routes = { readonly from: number; readonly dice: readonly (readonly Route[])[] };
type Outlook = { readonly landings: Landings; readonly routes: readonly Routes[] };

/** The numbers of the spaces, in the order of the content: what is reckoned most often looks up no names. */
const numbers = remembered(
  ({ content }: Edition): ReadonlyMap<string, number> =>
    new Map(content.spaces.map(({ id }, i) => [id, i])),
);

const numberOf = (edition: Edition, space: string): number => numbers(edition).get(space) ?? -1;

/** Looks so many turns ahead from every space: each turn a die, and the best way it allows. */
const outlook = remembered((look: Look): Outlook => {
  const { edition } = look.sight;
  const now = Float64Array.from(edition.content.spaces, ({ id }) => aimScore(look, id));
  const steps = diceOf(look);
  const routes = ringsOf(edition).map((id) => ({
    from: numberOf(edition, id),
    dice: steps.map((each) => routesFrom(look, id, each)),
  }));
  let [landings, next] = [now.slice(), now.slice()];
  for (let turn = 0; turn < DEPTH; turn += 1) {
    for (const { from, dice } of routes) {
      next[from] = (now[from] ?? 0) + PATIENCE * meanOf(dice, landings);
    }
    [landings, next] = [next, landings];
  }
  return { landings, routes };
});

/** The steps of a move, each as likely as another. */
function diceOf({ sight, seat }: Look): readonly number[] {
  if (paceOf(sight, seat) !== 'die') return [1];
  return [1, 2, 3, 4, 5, 6].map((die) => sight.edition.steps(sight, seat, die));
}

function meanOf(dice: readonly (readonly Route[])[], landings: Landings): number {
  let sum = 0;
  for (const routes of dice) sum += bestOf(routes, landings);
  return dice.length === 0 ? 0 : sum / dice.length;
}

function bestOf(routes: readonly Route[], landings: Landings): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const route of routes) best = Math.max(best, worthOf(route, landings));
  return best;
}

function worthOf({ ends, made, failing, from }: Route, landings: Landings): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const end of ends) best = Math.max(best, landings[end] ?? 0);
  if (made === 1) return best;
  const back = failing + PATIENCE * (landings[from] ?? 0);
  return made * best + (1 - made) * back;
}

const routesFrom = (look: Look, from: string, steps: number): readonly Route[] =>
  waysOf(look.sight.edition, from, steps).flatMap((way) => routeOf(look, way) ?? []);

/** The route of a way; none over a crossing that it may not try. */
function routeOf(look: Look, way: Way): Route | undefined {
  const { edition } = look.sight;
  if ('to' in way) {
    const to = numberOf(edition, way.to);
    return { ends: [to], made: 1, failing: 0, from: to };
  }
  const { from, steps } = way;
  const passage = passages(look).get(from);
  if (passage === undefined) return undefined;
  const { to, made, failing, stops, ring } = passage;
  const left = stops ? 0 : Math.max(0, steps - 1);
  const ends = ring.length === 0 ? [to] : [left, -left].map((by) => stepped(ring, to, by));
  return {
    ends: ends.map((end) => numberOf(edition, end)),
    made,
    failing,
    from: numberOf(edition, from),
  };
}

const passages: (look: Look) => Passages = remembered(passagesOf);
