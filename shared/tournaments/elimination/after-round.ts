import {
  advancingOf,
  type EliminationRules,
  type EliminationState,
  type Survivor,
} from './rules.ts';

/** How a pod ended. */
export type PodOutcome = {
  /** Start numbers with their places, 1 being the best; who shares a place shares its number. */
  readonly places: readonly { readonly number: number; readonly place: number }[];
  /** How many advance, where something else than the rules decides it: a deadline, an arbiter. */
  readonly advancing?: number;
};

/** How a round ended. */
export type RoundOutcome = {
  readonly pods: readonly PodOutcome[];
  /** All who played or had byes, as they stand after it, the best first: by that equal places are told apart. */
  readonly order: readonly number[];
  /** Whether it was drawn as the final, however few are there by now. */
  readonly final?: true | undefined;
};

/** What a round has done to lives, in start numbers, the best first. */
export type AfterRound = {
  readonly state: EliminationState;
  /** Who lost a life and plays on. */
  readonly wounded: readonly number[];
  /** Who would be out, but fills up the next round. */
  readonly lucky: readonly number[];
  readonly out: readonly number[];
};

/** An elimination after a round: whoever of a pod does not advance loses a life. In the final nobody does. */
export function afterRound(
  state: EliminationState,
  { pods, order, final }: RoundOutcome,
): AfterRound {
  const { rules } = state;
  const rank = new Map(order.map((number, i) => [number, i]));
  const rankOf = (number: number) => rank.get(number) ?? order.length;
  const inOrder = state.survivors.toSorted((a, b) => rankOf(a.number) - rankOf(b.number));
  if (final) {
    const over = { ...state, survivors: inOrder, finalPlayed: true };
    return { state: over, wounded: [], lucky: [], out: [] };
  }
  const losers = new Set(pods.flatMap((pod) => losersOf(pod, rules, rankOf)));
  const hit = inOrder.map(({ number, lives }) => ({
    number,
    lives: losers.has(number) ? lives - 1 : lives,
  }));
  const dead = hit.filter(({ lives }) => lives === 0).map(({ number }) => number);
  const lucky = dead.slice(0, luckyAmong(state, hit, dead.length));
  const survivors = hit
    .map((each) => (lucky.includes(each.number) ? { ...each, lives: 1 } : each))
    .filter(({ lives }) => lives > 0);
  const isWounded = (number: number) => losers.has(number) && !dead.includes(number);
  return {
    state: { ...state, survivors },
    wounded: hit.map(({ number }) => number).filter(isWounded),
    lucky,
    out: dead.slice(lucky.length),
  };
}

/** Those of a pod who do not advance. */
function losersOf(
  { places, advancing }: PodOutcome,
  rules: EliminationRules,
  rankOf: (number: number) => number,
): readonly number[] {
  const ranked = places.toSorted(
    (a, b) => a.place - b.place || rankOf(a.number) - rankOf(b.number),
  );
  return ranked.slice(advancing ?? advancingOf(rules, places.length)).map(({ number }) => number);
}

/** How many of the dead it takes to fill up the pods of those with one life; none where that would be all. */
function luckyAmong(
  { rules: { leftOver, podSize, finalSize } }: EliminationState,
  hit: readonly Survivor[],
  dead: number,
): number {
  const alive = hit.filter(({ lives }) => lives > 0);
  if (leftOver !== 'LUCKY_LOSERS' || alive.length <= finalSize) return 0;
  const over = alive.filter(({ lives }) => lives === 1).length % podSize.preferred;
  const wanted = over === 0 ? 0 : podSize.preferred - over;
  return wanted < dead ? wanted : 0;
}
