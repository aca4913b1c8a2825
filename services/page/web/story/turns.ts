import type { Line, Ref, ShownCue } from '../../../../shared/client/index.ts';
import { chaptersOf } from './chapters.ts';

/** A turn of a replayed match: its beginning, its seat, and its headline. */
export type Turn = {
  readonly version: number;
  /** The last version of it. */
  readonly until: number;
  readonly seat: Ref | undefined;
  /** Its round, from 1; 0 if the game has none. */
  readonly round: number;
  /** The line that tells the most of it. */
  readonly headline: Line;
  /** Its number of lines beside the fullest turn, from 0 to 1. */
  readonly fullness: number;
  /** The most telling cue, where it is worth a mark of its own. */
  readonly mark: 'duel' | 'out' | undefined;
};

/** Weights of cues that can stand for a turn; others can’t. */
const weights: Readonly<Partial<Record<ShownCue['as'], number>>> = {
  out: 6,
  duel: 5,
  count: 3,
  draw: 2,
  move: 1,
};

/** The turns of a whole log, in order. */
export function turnsOf(
  lines: readonly Line[],
  cues: (line: Line) => readonly ShownCue[],
): readonly Turn[] {
  const chapters = chaptersOf(lines);
  const fullest = Math.max(1, ...chapters.map(({ length }) => length));
  let round = 0;
  return chapters.flatMap((chapter, at): readonly Turn[] => {
    const [first] = chapter;
    if (first === undefined) return [];
    if (first.begins === 'ROUND') round += 1;
    const told = chapter.map((line) => ({ line, weight: weightOf(cues(line)) }));
    const most = Math.max(0, ...told.map(({ weight }) => weight));
    const headline = told.find(({ weight }) => weight > 0 && weight === most)?.line ?? first;
    const next = chapters[at + 1]?.[0]?.version;
    const all = chapter.flatMap((line) => cues(line));
    return [
      {
        version: first.version,
        until: Math.max(first.version, (next ?? Infinity) - 1),
        seat: first.seat === null ? undefined : `seat:${first.seat}`,
        round,
        headline,
        fullness: chapter.length / fullest,
        mark: all.some(({ as }) => as === 'out')
          ? 'out'
          : all.some(({ as }) => as === 'duel')
            ? 'duel'
            : undefined,
      },
    ];
  });
}

/** Weight of the cues of a line: 0 if they can’t stand for a turn. */
export const weightOf = (cues: readonly ShownCue[]): number =>
  Math.max(0, ...cues.map(({ as }) => weights[as] ?? 0));

/** The turn that a version is of: the last that has begun. */
export const turnAt = (turns: readonly Turn[], version: number): Turn | undefined =>
  turns.findLast((turn) => turn.version <= version);
