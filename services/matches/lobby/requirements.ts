import type { Language } from '../../requests/language.ts';
import { refuse } from '../../requests/refusal.ts';

/** What a table asks of those who sit down at it. */
export type Requirements = {
  /** They have chosen one of these languages for themselves. */
  readonly languages: readonly Language[];
};
export type Requirement = 'LANGUAGES';

type Table = { readonly requirements?: Requirements | undefined };
type Who = { readonly locale?: Language | undefined };

/** The requirements that somebody does not meet. */
export const unmetBy = ({ requirements }: Table, who: Who): readonly Requirement[] =>
  requirements === undefined || (who.locale && requirements.languages.includes(who.locale))
    ? []
    : ['LANGUAGES'];

/** Refuses whoever does not meet them. */
export function checkRequirements(table: Table, who: Who): void {
  const unmet = unmetBy(table, who);
  if (unmet.length === 0) return;
  const languages = table.requirements?.languages.join(', ') ?? '';
  refuse(
    'REQUIREMENTS_NOT_MET',
    `This table is for those who have chosen one of these languages in their profile: ${languages}.`,
    { unmet },
  );
}
