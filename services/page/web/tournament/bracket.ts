/** A table of a knockout round, as the bracket lays it out. */
export type BracketPod = {
  readonly id: string;
  readonly players: readonly string[];
  /** True if a line below its players gives its status. */
  readonly hasLine: boolean;
  /** True if it is still to come, so that its players are unknown. */
  readonly isAhead?: boolean;
};

/** A table in its place: how far down it begins, in rows. */
export type PlacedPod<P extends BracketPod> = {
  readonly pod: P;
  readonly top: number;
  readonly rows: number;
};

/** A line from a table to the one that a player of it went on to: how far down it begins and ends, in rows. */
export type Link = { readonly from: number; readonly to: number };

export type Column<P extends BracketPod> = {
  readonly pods: readonly PlacedPod<P>[];
  /** Lines to the next column. */
  readonly links: readonly Link[];
};

/** Rows of the line below the players, and of the space to the next table. */
const LINE = 0.8;
const GAP = 0.6;

const rowsOf = ({ players, hasLine }: BracketPod): number =>
  players.length + (hasLine ? LINE : 0) + GAP;

const middle = ({ top, rows }: PlacedPod<BracketPod>): number => top + (rows - GAP) / 2;

/**
 * Lays rounds out in columns: each table beside the middle of those that its players came from, the tables of
 * a round in the order of their players' next tables, so that few lines cross.
 */
export function bracketOf<P extends BracketPod>(
  rounds: readonly (readonly P[])[],
): { readonly columns: readonly Column<P>[]; readonly rows: number } {
  const ordered = inOrder(rounds);
  const placed: (readonly PlacedPod<P>[])[] = [];
  for (const pods of ordered) placed.push(place(pods, placed.at(-1) ?? []));
  const columns = placed.map((pods, at) => ({ pods, links: linksTo(pods, placed[at + 1] ?? []) }));
  const rows = Math.max(0, ...placed.flat().map(({ top, rows: high }) => top + high));
  return { columns, rows };
}

/** Each round ordered by its players' next tables, from the last round back. */
function inOrder<P extends BracketPod>(
  rounds: readonly (readonly P[])[],
): readonly (readonly P[])[] {
  const ordered: (readonly P[])[] = [];
  for (const pods of rounds.toReversed()) {
    const next = ordered[0] ?? [];
    const goesTo = ({ players }: P): number => {
      const at = next.findIndex((other) => other.players.some((each) => players.includes(each)));
      return at < 0 ? next.length : at;
    };
    ordered.unshift(pods.toSorted((one, other) => goesTo(one) - goesTo(other)));
  }
  return ordered;
}

/** Tables one below the other, each as near as can be to the middle of those that its players came from. */
function place<P extends BracketPod>(
  pods: readonly P[],
  before: readonly PlacedPod<P>[],
): readonly PlacedPod<P>[] {
  const placed: PlacedPod<P>[] = [];
  let free = 0;
  for (const [at, pod] of pods.entries()) {
    const rows = rowsOf(pod);
    const from = comingFrom(pod, before, [at, pods.length]).map(middle);
    const wanted =
      from.length === 0 ? free : (Math.min(...from) + Math.max(...from)) / 2 - (rows - GAP) / 2;
    const top = Math.max(free, wanted);
    placed.push({ pod, top, rows });
    free = top + rows;
  }
  return placed;
}

/** The tables that players come from; of one that is still to come, those that lie beside it. */
function comingFrom<P extends BracketPod>(
  pod: P,
  before: readonly PlacedPod<P>[],
  [at, of]: readonly [number, number],
): readonly PlacedPod<P>[] {
  if (pod.isAhead !== true) return before.filter(({ pod: other }) => meets(other, pod));
  const cut = (n: number): number => Math.round((n * before.length) / of);
  return before.slice(cut(at), cut(at + 1));
}

const meets = (one: BracketPod, other: BracketPod): boolean =>
  one.players.some((each) => other.players.includes(each));

const linksTo = <P extends BracketPod>(
  pods: readonly PlacedPod<P>[],
  next: readonly PlacedPod<P>[],
): readonly Link[] =>
  pods.flatMap((one) =>
    next
      // the players of a round that is drawn later are not known, but all lead to the final
      .filter((other) => meets(one.pod, other.pod) || (other.pod.isAhead && next.length === 1))
      .map((other) => ({ from: middle(one), to: middle(other) })),
  );
