import type { Line } from '../../../../shared/client/index.ts';

/** The lines of a log by turns, in order: an entry that begins a turn or a round begins a chapter. */
export function chaptersOf(story: readonly Line[]): readonly (readonly Line[])[] {
  const chapters: Line[][] = [];
  for (const line of story) {
    const last = chapters.at(-1);
    if (last === undefined || line.begins !== null) chapters.push([line]);
    else last.push(line);
  }
  return chapters;
}

/** The last chapters, of as many lines as given or, since none is cut, a few more. */
export function newest<T>(chapters: readonly (readonly T[])[], lines: number): typeof chapters {
  let [from, counted] = [chapters.length, 0];
  while (from > 0 && counted < lines) counted += chapters[(from -= 1)]?.length ?? 0;
  return chapters.slice(from);
}
