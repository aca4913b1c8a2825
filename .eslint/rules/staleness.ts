/** What happens along the code that matters to the freshness of values. */
export type Moment<V, N> =
  /** A variable gets a value: fetched from the state, or made from other variables. */
  | { kind: 'assign'; variable: V; fetched: boolean; from: readonly V[] }
  /** The rule waits; the state may be another when it goes on. */
  | { kind: 'pause' }
  /** A value is used; `later` where a function holds on to it and may use it after the next pause. */
  | { kind: 'use'; variable: V; node: N; later: boolean };

/** A stretch of code without branches, as ESLint's code path analysis has it. */
export type Segment = { readonly prevSegments: readonly Segment[] };
export type Moments<V, N> = ReadonlyMap<Segment, readonly Moment<V, N>[]>;

type Ages<V> = ReadonlyMap<V, 'fresh' | 'stale'>;

/** Every use of a fetched value that comes after a pause on some path, loops included. */
export function staleUses<V, N>(moments: Moments<V, N>): readonly N[] {
  const before = settle(moments);
  const uses = [...moments].flatMap(([segment, list]) => {
    let ages = before(segment);
    return list.flatMap((moment) => {
      const found = moment.kind === 'use' && isStale(ages, moment) ? [moment.node] : [];
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
  if (moment.kind === 'pause') return new Map([...ages.keys()].map((key) => [key, 'stale']));
  const next = new Map(ages);
  if (moment.fetched || moment.from.some((source) => ages.has(source))) {
    next.set(moment.variable, 'fresh');
  } else {
    next.delete(moment.variable);
  }
  return next;
}

function isStale<V>(ages: Ages<V>, use: { variable: V; later: boolean }): boolean {
  const age = ages.get(use.variable);
  return age === 'stale' || (age === 'fresh' && use.later);
}

function oldest<V>(all: readonly Ages<V>[]): Ages<V> {
  const stale = all.flatMap((ages) => [...ages].filter(([, age]) => age === 'stale'));
  return new Map([...all.flatMap((ages) => [...ages]), ...stale]);
}

function same<V>(one: Ages<V>, other: Ages<V> | undefined): boolean {
  return one.size === other?.size && [...one].every(([key, age]) => other.get(key) === age);
}
