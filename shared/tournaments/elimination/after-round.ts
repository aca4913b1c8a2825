import {
  advancingOf,
  type EliminationRules,
  type EliminationState,
  type Survivor,
} from './rules.ts';

/** The result of a pod. */
export type PodOutcome = {
  /**
   * Start numbers with their places, 1 being the best; players who share a place have the same
   * number.
   */
  readonly places: readonly { readonly number: number; readonly place: number }[];
  /** Number of players who advance, if a deadline or an arbiter decides it instead of the rules. */
  readonly advancing?: number;
};

/** The result of a round. */
export type RoundOutcome = {
  readonly pods: readonly PodOutcome[];
  /**
   * All players of the round, byes included, in the order of the standings after it, the best
   * first; breaks ties of places.
   */
  readonly order: readonly number[];
  /** True if it was drawn as the final, however few players are left. */
  readonly final?: true | undefined;
};

/** The effect of a round on lives, in start numbers, the best first. */
export type AfterRound = {
  readonly state: EliminationState;
  /** Players who lost a life and play on. */
  readonly wounded: readonly number[];
  /** Players who would be out, but fill up the next round. */
  readonly lucky: readonly number[];
  readonly out: readonly number[];
};

/**
 * Applies a round to an elimination: players of a pod who do not advance lose a life. In the final
 * no one does.
 */
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

/** Players of a pod who do not advance. */
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

/**
 * Number of eliminated players needed to fill up the pods of those with one life; 0 if that would
 * be all of them.
 */
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
