import { remembered } from '../../../engine/index.ts';
import { paceOf } from '../travel/pace.ts';
import { stepped } from '../board/ring.ts';
import { aimScore } from './aims.ts';
import { me, type Look } from './look.ts';
import { passagesOf, type Passages } from './passages.ts';
import { roundsOf, spaceNumber, waysOf, type Gate, type Ways } from './rings.ts';

/** Discount of a turn: what counts a turn later of what counts now. */
export const PATIENCE = 0.88;
/** Turns looked ahead. */
const DEPTH = 20;

/** Worth of ending a move there: what is to be had there, and wherever it leads. */
export const landingWorth = (look: Look, space: string): number =>
  outlook(look).landings[spaceNumber(look.sight.edition, space)] ?? 0;

/** Worth of rolling for the move from where it stands. */
export function rollingWorth(look: Look): number {
  const { landings, rounds } = outlook(look);
  const from = spaceNumber(look.sight.edition, me(look).space);
  return meanOf(rounds.find((one) => one.from === from)?.routes ?? [], landings);
}

/** Worth of this number on the movement die. */
export function steppingWorth(look: Look, die: number): number {
  return stridingWorth(look, look.sight.edition.steps(look.sight, look.seat, die));
}

/** Worth of moving so many steps round the ring. */
export const stridingWorth = (look: Look, steps: number): number =>
  bestOf(routesOf(look, waysOf(look.sight.edition, me(look).space, steps)), outlook(look).landings);

/** Worth of trying a crossing, with so many steps left. */
export function crossingWorth(look: Look, from: string, steps: number): number {
  const crossing = crossingOf(look, { from, steps });
  return crossing === undefined
    ? Number.NEGATIVE_INFINITY
    : tryingWorth(crossing, outlook(look).landings);
}

/** What a move may come to: its ends, by the numbers of the spaces, and the crossings it may try. */
type Routes = { readonly ends: readonly number[]; readonly crossings: readonly Crossing[] };

/** The ends of a crossing, and how likely it is made; what it costs besides where it fails. */
type Crossing = {
  readonly ends: readonly number[];
  readonly made: number;
  readonly failing: number;
  readonly from: number;
};

/** Worths of landing, by the numbers of the spaces. */
type Landings = Float64Array;
/** The routes from a space, by what the die shows. */
type Round = { readonly from: number; readonly routes: readonly Routes[] };
type Outlook = { readonly landings: Landings; readonly rounds: readonly Round[] };

/** Looks so many turns ahead from every space: each turn a die, and the best way it allows. */
const outlook = remembered((look: Look): Outlook => {
  const { edition } = look.sight;
  const now = Float64Array.from(edition.content.spaces, ({ id }) => aimScore(look, id));
  const rounds = roundsOf(edition, diceOf(look)).map(({ from, ways }) => ({
    from,
    routes: ways.map((each) => routesOf(look, each)),
  }));
  let [landings, next] = [now.slice(), now.slice()];
  for (let turn = 0; turn < DEPTH; turn += 1) {
    for (const { from, routes } of rounds) {
      next[from] = (now[from] ?? 0) + PATIENCE * meanOf(routes, landings);
    }
    [landings, next] = [next, landings];
  }
  return { landings, rounds };
});

/** The steps of a move, each as likely as another. */
function diceOf({ sight, seat }: Look): readonly number[] {
  if (paceOf(sight, seat) !== 'die') return [1];
  return [1, 2, 3, 4, 5, 6].map((die) => sight.edition.steps(sight, seat, die));
}

function meanOf(routes: readonly Routes[], landings: Landings): number {
  let sum = 0;
  for (const each of routes) sum += bestOf(each, landings);
  return routes.length === 0 ? 0 : sum / routes.length;
}

function bestOf({ ends, crossings }: Routes, landings: Landings): number {
  let best = bestEnd(ends, landings);
  for (const crossing of crossings) best = Math.max(best, tryingWorth(crossing, landings));
  return best;
}

function bestEnd(ends: readonly number[], landings: Landings): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const end of ends) best = Math.max(best, landings[end] ?? 0);
  return best;
}

function tryingWorth({ ends, made, failing, from }: Crossing, landings: Landings): number {
  const beyond = bestEnd(ends, landings);
  if (made === 1) return beyond;
  const back = failing + PATIENCE * (landings[from] ?? 0);
  return made * beyond + (1 - made) * back;
}

const routesOf = (look: Look, { ends, gates }: Ways): Routes => ({
  ends,
  crossings: gates.flatMap((gate) => crossingOf(look, gate) ?? []),
});

/** The crossing at a gate; none that it may not try. */
function crossingOf(look: Look, { from, steps }: Gate): Crossing | undefined {
  const { edition } = look.sight;
  const passage = passages(look).get(from);
  if (passage === undefined) return undefined;
  const { to, made, failing, stops, ring } = passage;
  const left = stops ? 0 : Math.max(0, steps - 1);
  const ends = ring.length === 0 ? [to] : [left, -left].map((by) => stepped(ring, to, by));
  return {
    ends: ends.map((end) => spaceNumber(edition, end)),
    made,
    failing,
    from: spaceNumber(edition, from),
  };
}

const passages: (look: Look) => Passages = remembered(passagesOf);
