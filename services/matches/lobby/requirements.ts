import type { Reliability } from '../../reliability/contract.ts';
import type { Language } from '../../requests/language.ts';
import { refuse } from '../../requests/refusal.ts';

/** The requirements of a table for those who sit down at it: all that is given. */
export type Requirements = {
  /** The languages of which one is to be the account's own. */
  readonly languages?: readonly Language[] | undefined;
  /** The least reliability, from 0 to 1. */
  readonly reliabilityMin?: number | undefined;
  /** The least number of matches played to their end. */
  readonly finishedMin?: number | undefined;
};
export type Requirement = 'LANGUAGES' | 'RELIABILITY' | 'FINISHED';

type Table = { readonly requirements?: Requirements | undefined };
type Who = {
  readonly locale?: Language | undefined;
  /** Absent counts as nothing proven: so it is for whoever is not signed in. */
  readonly reliability?: Pick<Reliability, 'score' | 'finished'> | undefined;
};

/** Whether anybody's reliability needs to be known for a table. */
export const asksForReliability = ({ requirements }: Table): boolean =>
  requirements?.reliabilityMin !== undefined || requirements?.finishedMin !== undefined;

/** The requirements that somebody does not meet. */
export function unmetBy({ requirements = {} }: Table, who: Who): readonly Requirement[] {
  const { languages, reliabilityMin = 0, finishedMin = 0 } = requirements;
  const { score = 0, finished = 0 } = who.reliability ?? {};
  return [
    ...(!languages || (who.locale && languages.includes(who.locale)) ? [] : ['LANGUAGES' as const]),
    ...(score < reliabilityMin ? ['RELIABILITY' as const] : []),
    ...(finished < finishedMin ? ['FINISHED' as const] : []),
  ];
}

/** Refuses whoever does not meet these requirements of a table. */
export function checkRequirements(
  { requirements = {} }: Table,
  unmet: readonly Requirement[],
): void {
  if (unmet.length === 0) return;
  const { languages = [], reliabilityMin = 0, finishedMin = 0 } = requirements;
  const asked: Readonly<Record<Requirement, string>> = {
    LANGUAGES: `have chosen one of these languages in their profile: ${languages.join(', ')}`,
    RELIABILITY: `have a reliability of ${String(reliabilityMin)} or more`,
    FINISHED: `have finished ${String(finishedMin)} matches or more`,
  };
  const whom = unmet.map((each) => asked[each]).join(', and ');
  refuse('REQUIREMENTS_NOT_MET', `This table is for those who ${whom}.`, { unmet });
}
