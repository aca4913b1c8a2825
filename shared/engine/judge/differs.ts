import type { Entry } from '../match/entry.ts';
import type { Folding } from '../match/game.ts';
import { same } from '../same.ts';

/** The most characters shown of one entry. */
const SHOWN = 300;

/** The difference between a record and the entries that the rules give. */
export type RecordMismatch = {
  /** The entries that contradict each other, in words. */
  readonly why?: string;
  /**
   * The first fact or question that the record has in less detail than the rules give, or not at all.
   */
  readonly told?: string;
};

/**
 * Compares the entries of a commit with those that the rules give. Earlier releases recorded fewer
 * facts and fewer fields: a missing one is no contradiction as long as the match does not depend on
 * it.
 */
export function differs<S>(
  { game, state }: { readonly game: Folding<S>; readonly state: S },
  recorded: readonly Entry[],
  made: readonly Entry[],
): RecordMismatch {
  let told: string | undefined;
  let at = 0;
  for (const entry of made) {
    const found = recorded[at];
    if (same(found, entry)) {
      at += 1;
      continue;
    }
    const inPart = toldInPart(found, entry);
    const isAdded = entry.type === 'Told' && game.evolve(state, entry.event) === state;
    if (inPart === undefined && !isAdded) return { why: unlike(at, found, entry) };
    told ??= inPart ?? (isAdded ? entry.event.type : undefined);
    if (inPart !== undefined) at += 1;
  }
  if (at < recorded.length) return { why: unlike(at, recorded[at], undefined) };
  return told === undefined ? {} : { told };
}

const unlike = (at: number, recorded: Entry | undefined, made: Entry | undefined): string =>
  `entry ${String(at)} is recorded as ${shown(recorded)}, but the rules make ${shown(made)}`;

/** The type of a fact, or the kind of a question, that the record has only in part. */
function toldInPart(recorded: Entry | undefined, made: Entry): string | undefined {
  if (recorded?.type === 'Told' && made.type === 'Told') {
    return isPartOf(recorded.event, made.event) ? made.event.type : undefined;
  }
  if (recorded?.type !== 'Asked' || made.type !== 'Asked') return undefined;
  const pairs = made.questions.map((asked, i) => [recorded.questions[i], asked] as const);
  const isInPart = pairs.every(([before, { about, ...rest }]) => {
    if (before === undefined) return false;
    const { about: less = {}, ...others } = before;
    return same(others, rest) && isPartOf(less, about ?? {});
  });
  const areAll = recorded.questions.length === made.questions.length;
  return areAll && isInPart ? made.questions[0]?.kind : undefined;
}

/** True if every field of one piece of plain JSON is also in the other. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (!isObject(part) || !isObject(whole)) return same(part, whole);
  return Object.entries(part).every(
    ([key, value]) => Object.hasOwn(whole, key) && isPartOf(value, whole[key]),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (entry: Entry | undefined): string =>
  entry === undefined ? 'nothing' : JSON.stringify(entry).slice(0, SHOWN);
