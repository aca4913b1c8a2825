import { recalled, remembered, rememberedOfBoth, type Seat } from '../../../engine/index.ts';
import { paceOf } from '../travel/pace.ts';
import { stepped } from '../board/ring.ts';
import type { State } from '../state.ts';
import { aimScore } from './aims.ts';
import { me, type BotView, type Tables } from './look.ts';
import { passagesOf, type Passages } from './passages.ts';
import { coursesOf, spaceNumber, waysOf, type Courses, type Ends, type Gate } from './rings.ts';

/** Discount factor of a turn: the weight of a gain one turn later. */
export const PATIENCE = 0.88;
/** Turns looked ahead. */
const DEPTH = 20;
/** The least chance at which a crossing is tried. */
const LEAST = 0.2;

/** Worth of ending a move there, including later moves from there. */
export const landingWorth = (look: BotView, space: string): number =>
  outlook(look).landings[spaceNumber(look.sight.edition, space)] ?? 0;

/** Worth of rolling for the move from its space. */
export function rollingWorth(look: BotView): number {
  const { landings, starts } = outlook(look);
  const from = spaceNumber(look.sight.edition, me(look).space);
  return meanOf(starts.find((one) => one.from === from)?.ends ?? [], landings);
}

/** Worth of this number on the movement die. */
export function steppingWorth(look: BotView, die: number): number {
  return stridingWorth(look, look.sight.edition.steps(look.sight, look.seat, die));
}

/** Worth of moving a number of steps round the ring. */
export function stridingWorth(look: BotView, steps: number): number {
  const { ends, gates } = waysOf(look.sight.edition, me(look).space, steps);
  const ahead = outlook(look);
  const tries = gates.map((gate) => tryingWorth(crossingOf(look, gate), ahead));
  return Math.max(bestOf(ends, ahead.landings), ...tries);
}

/** Worth of trying a crossing, with the steps left. */
export const crossingWorth = (look: BotView, from: string, steps: number): number =>
  tryingWorth(crossingOf(look, { from, steps }), outlook(look));

/** Worths of landing by the numbers of the spaces, and of trying the gates after them. */
type Landings = Float64Array;
type Outlook = Pick<Courses, 'starts'> & Prospects;
/** Worths of landing, and the part of each that comes at once. */
type Prospects = { readonly landings: Landings; readonly now: readonly number[] };

/** The outlook from this state; memoized, because it does not depend on the question. */
const outlook = (look: BotView): Outlook =>
  recalled(outlooks(look.brain, look.sight.state), look.seat, () => outlookOf(look));

const outlooks = rememberedOfBoth((_: Tables, __: State) => new Map<Seat, Outlook>());

/** Looks several turns ahead from every space: each turn a die, and the best way it allows. */
function outlookOf(look: BotView): Outlook {
  const { edition } = look.sight;
  const { gates, starts } = coursesOf(edition, diceOf(look));
  const crossings = gates.map((gate) => crossingOf(look, gate));
  const now = edition.content.spaces.map(({ id }) => aimScore(look, id));
  const reckonGates = (landings: Landings): void =>
    crossings.forEach((crossing, i) => {
      landings[now.length + i] = tryingWorth(crossing, { landings, now });
    });
  let landings = Float64Array.from([...now, ...gates.map(() => 0)]);
  reckonGates(landings);
  for (let turn = 0; turn < DEPTH; turn += 1) {
    const next = landings.slice();
    for (const { from, ends } of starts) {
      next[from] = (now[from] ?? 0) + PATIENCE * meanOf(ends, landings);
    }
    reckonGates(next);
    landings = next;
  }
  return { landings, now, starts };
}

/** The steps of a move, all equally likely. */
function diceOf({ sight, seat }: BotView): readonly number[] {
  if (paceOf(sight, seat) !== 'die') return [1];
  return [1, 2, 3, 4, 5, 6].map((die) => sight.edition.steps(sight, seat, die));
}

function meanOf(dice: readonly Ends[], landings: Landings): number {
  let sum = 0;
  for (const ends of dice) sum += bestOf(ends, landings);
  return dice.length === 0 ? 0 : sum / dice.length;
}

function bestOf(ends: Ends, landings: Landings): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const end of ends) best = Math.max(best, landings[end] ?? 0);
  return best;
}

/** The ends of a crossing, its chance of success, and the cost of failure. */
type Crossing = {
  readonly ends: Ends;
  readonly made: number;
  readonly failing: number;
  readonly from: number;
};

/** Worth of an attempt: a failed one ends the turn there, with nothing met, and the next begins there. */
function tryingWorth(crossing: Crossing | undefined, { landings, now }: Prospects): number {
  if (crossing === undefined || crossing.made < LEAST) return Number.NEGATIVE_INFINITY;
  const { ends, made, failing, from } = crossing;
  const beyond = bestOf(ends, landings);
  if (made === 1) return beyond;
  const back = failing + (landings[from] ?? 0) - (now[from] ?? 0);
  return made * beyond + (1 - made) * back;
}

/** The crossing at a gate; `undefined` if it may not be tried. */
function crossingOf(look: BotView, { from, steps }: Gate): Crossing | undefined {
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

const passages: (look: BotView) => Passages = remembered(passagesOf);
