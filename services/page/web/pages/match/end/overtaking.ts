import type { Line, Ref, ShownCue } from '../../../../../../shared/client/index.ts';

/** A seat that passes the seat in the lead. */
export type Overtaking = {
  readonly who: Ref;
  readonly passed: Ref;
  /** The scores of both after each step with a change of score. */
  readonly scores: readonly (readonly [who: number, passed: number])[];
};

type Told = { readonly line: Line; readonly cue: ShownCue };
type Scores = ReadonlyMap<Ref, number>;

/** The last change of lead by the counts of a log; a tie is no lead. `undefined` if the first leader stays so. */
export function lastOvertaking(
  told: readonly Told[],
  score: Ref,
): (Told & { readonly overtaking: Overtaking }) | undefined {
  const counts = told.flatMap(({ line, cue }) =>
    cue.as === 'count' && cue.of === score ? [{ line, cue }] : [],
  );
  const steps: Scores[] = [];
  let scores = new Map<Ref, number>();
  let leader: Ref | undefined;
  let last: { who: Ref; passed: Ref; by: Told } | undefined;
  for (const [at, by] of counts.entries()) {
    const { line, cue } = by;
    scores = new Map(scores).set(cue.who, (scores.get(cue.who) ?? 0) + cue.n);
    // a step is weighed as a whole
    if (counts[at + 1]?.line.version === line.version) continue;
    steps.push(scores);
    const now = leaderOf(scores);
    if (now !== undefined && leader !== undefined && now !== leader) {
      const own = counts.slice(0, at + 1).findLast((each) => each.cue.who === now) ?? by;
      last = { who: now, passed: leader, by: own };
    }
    leader = now ?? leader;
  }
  if (last === undefined) return undefined;
  const { who, passed, by } = last;
  const both = steps.map((step) => [step.get(who) ?? 0, step.get(passed) ?? 0] as const);
  return { ...by, overtaking: { who, passed, scores: both } };
}

function leaderOf(scores: Scores): Ref | undefined {
  const most = Math.max(...scores.values());
  const leaders = [...scores].filter(([, score]) => score === most);
  return leaders.length === 1 ? leaders[0]?.[0] : undefined;
}
