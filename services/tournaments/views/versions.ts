import type { TournamentRecord } from '../record/tournament-record.ts';

type Versions = Pick<TournamentRecord, 'version' | 'hidden'>;

/** The version as those count it who see no drafts: it tells them nothing of what they are not shown. */
export const versionShown = ({ version, hidden }: Versions, upTo = version): number =>
  upTo - hidden.filter((each) => each <= upTo).length;

/** The version of the record that is the one of this number for those who see no drafts. */
export function versionBehind({ version, hidden }: Versions, shown: number): number {
  let real = shown;
  for (const each of hidden) if (each <= real) real += 1;
  return Math.min(real, version);
}
