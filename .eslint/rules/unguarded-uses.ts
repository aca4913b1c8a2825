import type { Segment } from './staleness.ts';
import type { Node } from './syntax.ts';

/** A step of a generator that matters to guards. */
export type Step =
  | { readonly kind: 'wait' | 'guard' }
  /** The table is looked at, or handed on. */
  | { readonly kind: 'use'; readonly node: Node };

type Steps = ReadonlyMap<Segment, readonly Step[]>;

/** The first touch of the table after an unguarded wait, on every path on which there is one. */
export function unguardedUses(steps: Steps): readonly Node[] {
  const { before } = flow(steps);
  const found = [...steps].flatMap(([segment, list]) => {
    let open = before(segment);
    return list.flatMap((step) => {
      const touches = step.kind === 'use' && open ? [step.node] : [];
      open = after(open, step);
      return touches;
    });
  });
  return [...new Set(found)];
}

/** True if the generator returns, on some path, after a wait that no guard has followed. */
export function endsUnguarded(steps: Steps, ends: readonly Segment[]): boolean {
  const { atEnd } = flow(steps);
  return ends.some((segment) => atEnd(segment));
}

/** Tells whether a wait is still unguarded, before every stretch of code and at its end. */
function flow(steps: Steps) {
  const ends = new Map<Segment, boolean>();
  const atEnd = (segment: Segment): boolean => ends.get(segment) === true;
  const before = (segment: Segment): boolean => segment.prevSegments.some(atEnd);
  for (let changed = true; changed;) {
    changed = false;
    for (const [segment, list] of steps) {
      const end = list.reduce(after, before(segment));
      changed ||= end !== ends.get(segment);
      ends.set(segment, end);
    }
  }
  return { before, atEnd };
}

/** Reports one touch only, not all that follow it. */
const after = (_open: boolean, { kind }: Step): boolean => kind === 'wait';
