/** A point in the code that matters to the freshness of values. */
export type Moment<V, N> =
  /** A variable gets a value: fetched from the state, or made from other variables. */
  | { kind: 'assign'; variable: V; fetched: boolean; from: readonly V[] }
  /** The state may be another from here on: changed by the rule, or by any seat while it waited. */
  | { kind: 'pause'; waited: boolean }
  /**
   * A value is used: looked into, or passed on as it is. `later` where a function holds on to it and
   * may use it after the next pause.
   */
  | { kind: 'use'; variable: V; node: N; into: boolean; later: boolean };

/** A stretch of code without branches, as ESLint's code path analysis has it. */
export type Segment = { readonly prevSegments: readonly Segment[] };
export type Moments<V, N> = ReadonlyMap<Segment, readonly Moment<V, N>[]>;

/**
 * The age of a value: how far the state has moved on since it was fetched. Along a path, only a new
 * assignment makes it fresh again.
 */
const FRESH = 0;
const DATED = 1;
const STALE = 2;
type Ages<V> = ReadonlyMap<V, number>;

/**
 * Every use of a fetched value that comes too late on some path, loops included: any use after the
 * rule waited, and a look into it once the rule itself has changed the state.
 */
export function staleUses<V, N>(moments: Moments<V, N>): readonly N[] {
  const before = settle(moments);
  const uses = [...moments].flatMap(([segment, list]) => {
    let ages = before(segment);
    return list.flatMap((moment) => {
      const found = moment.kind === 'use' && isLate(ages, moment) ? [moment.node] : [];
      ages = after(ages, moment);
      return found;
    });
  });
  return [...new Set(uses)];
}

/** The ages at the start of every segment, carried along the code until nothing changes any more. */
function settle<V, N>(moments: Moments<V, N>): (segment: Segment) => Ages<V> {
  const ends = new Map<Segment, Ages<V>>();
  const before = (segment: Segment) =>
    oldest(segment.prevSegments.flatMap((previous) => ends.get(previous) ?? []));
  for (let changed = true; changed;) {
    changed = false;
    for (const [segment, list] of moments) {
      const end = list.reduce(after, before(segment));
      changed ||= !same(end, ends.get(segment));
      ends.set(segment, end);
    }
  }
  return before;
}

function after<V, N>(ages: Ages<V>, moment: Moment<V, N>): Ages<V> {
  if (moment.kind === 'use') return ages;
  if (moment.kind === 'pause') {
    const least = moment.waited ? STALE : DATED;
    return new Map([...ages].map(([key, age]) => [key, Math.max(age, least)]));
  }
  const next = new Map(ages);
  if (moment.fetched || moment.from.some((source) => ages.has(source))) {
    next.set(moment.variable, FRESH);
  } else {
    next.delete(moment.variable);
  }
  return next;
}

function isLate<V>(
  ages: Ages<V>,
  { variable, into, later }: { variable: V; into: boolean; later: boolean },
): boolean {
  const age = ages.get(variable);
  if (age === undefined) return false;
  return age === STALE || later || (age === DATED && into);
}

function oldest<V>(all: readonly Ages<V>[]): Ages<V> {
  const merged = new Map<V, number>();
  for (const [key, age] of all.flatMap((ages) => [...ages])) {
    merged.set(key, Math.max(age, merged.get(key) ?? FRESH));
  }
  return merged;
}

function same<V>(one: Ages<V>, other: Ages<V> | undefined): boolean {
  return one.size === other?.size && [...one].every(([key, age]) => other.get(key) === age);
}
