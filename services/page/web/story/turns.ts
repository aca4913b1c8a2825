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
  const chapters = chaptersOf(lines).flatMap((chapter) =>
    chapter[0]?.begins === 'TURN' ? [chapter] : bySeat(chapter),
  );
  const fullest = Math.max(1, ...chapters.map(({ length }) => length));
  let round = 0;
  return chapters.flatMap((chapter, at): readonly Turn[] => {
    const [first] = chapter;
    if (first === undefined) return [];
    round += chapter.filter(({ begins }) => begins === 'ROUND').length;
    const told = chapter.map((line) => ({ line, weight: weightOf(cues(line)) }));
    const most = Math.max(0, ...told.map(({ weight }) => weight));
    // the last of equals: a fight's outcome follows its dice
    const headline =
      told.findLast(({ weight }) => weight > 0 && weight === most)?.line ??
      chapter.find(({ begins }) => begins === null) ??
      first;
    const version = beginningOf(chapter) ?? first.version;
    const next = chapters[at + 1];
    const end = next && beginningOf(next);
    const all = chapter.flatMap((line) => cues(line));
    return [
      {
        version,
        until: Math.max(version, (end ?? Infinity) - 1),
        seat: seatOf(chapter),
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

/**
 * The lines of a round in which seats act one after another, by the seat that acts; lines of no seat stand with those
 * before them, or at the beginning with those after.
 */
function bySeat(chapter: readonly Line[]): readonly (readonly Line[])[] {
  const versions = [...new Set(chapter.map(({ version }) => version))];
  const parts: Line[][] = [];
  for (const each of versions) {
    const step = chapter.filter(({ version }) => version === each);
    const last = parts.at(-1);
    const acting = seatOf(step);
    const before = last && seatOf(last);
    if (last && (acting === undefined || before === undefined || acting === before))
      last.push(...step);
    else parts.push([...step]);
  }
  return parts;
}

/** The version at which a turn begins: a round begins with the last step of the one before it. */
const beginningOf = (chapter: readonly Line[]): number | undefined =>
  (chapter.find(({ begins, seat }) => begins === 'TURN' || seat !== null) ?? chapter[0])?.version;

/** The seat that most of these lines are of. */
function seatOf(lines: readonly Line[]): Ref | undefined {
  if (lines[0]?.begins === 'TURN' && lines[0].seat !== null) return `seat:${lines[0].seat}`;
  const seats = lines.flatMap(({ seat }) => seat ?? []);
  const count = (of: string): number => seats.filter((seat) => seat === of).length;
  const [most] = [...new Set(seats)].toSorted((one, other) => count(other) - count(one));
  return most === undefined ? undefined : `seat:${most}`;
}

/** Weight of the cues of a line: 0 if they can’t stand for a turn. */
export const weightOf = (cues: readonly ShownCue[]): number =>
  Math.max(0, ...cues.map(({ as }) => weights[as] ?? 0));

/** The turn that a version is of: the last that has begun. */
export const turnAt = (turns: readonly Turn[], version: number): Turn | undefined =>
  turns.findLast((turn) => turn.version <= version);
