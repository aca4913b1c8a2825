import { idOf, type Line, type Ref } from '../../../../shared/client/index.ts';

/** The number of lines in a summary. */
const MOST = 3;

/** The most telling of some skipped entries, at most three and in order; those that name the viewer come first. */
export function worthTelling(lines: readonly Line[], me: Ref | undefined): readonly Line[] {
  const told = [...new Set(lines)].filter(({ begins }) => begins === null);
  const byWorth = told
    .map((line, at) => ({ line, at, worth: worthOf(line, me) }))
    .toSorted((a, b) => b.worth - a.worth || b.at - a.at)
    .slice(0, MOST);
  return byWorth.toSorted((a, b) => a.at - b.at).map(({ line }) => line);
}

function worthOf({ seat, parts, dice }: Line, me: Ref | undefined): number {
  const isAboutMe = me !== undefined && (seat === idOf(me) || parts.some(({ ref }) => ref === me));
  return (isAboutMe ? 4 : 0) + (dice.length > 1 ? 2 : 0) + (dice.length === 1 ? 0 : 1);
}
