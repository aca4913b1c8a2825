import type { ReadMatchesQueryVariables } from '../../../../../../shared/client/index.ts';

/** Filter of the public lists of matches, as the API takes it. */
export type Filter = NonNullable<ReadMatchesQueryVariables['filter']>;

/** Filter values in an address: `?game=chess&speed=LIVE&language=CS&rated=true&joinable=true`. */
export type FilterParameters = Readonly<Record<string, string>>;

export const speeds = ['LIVE', 'ASYNC'] as const;
const languages = ['EN', 'CS', 'KO'] as const;

/** The filter of an address; unknown parameters are ignored. */
export function filterOf({ game, speed, language, rated }: FilterParameters): Omit<Filter, 'list'> {
  const speedWished = speeds.find((each) => each === speed);
  const languageWished = languages.find((each) => each === language);
  return {
    ...(game !== undefined && game !== '' && { gameId: game }),
    ...(speedWished && { speed: speedWished }),
    ...(languageWished && { language: languageWished }),
    ...((rated === 'true' || rated === 'false') && { rated: rated === 'true' }),
  };
}

/** Address with one wish changed; an empty one is left out. */
export function filterAddress(wishes: FilterParameters, name: string, value: string): string {
  const { [name]: _, ...others } = wishes;
  const next = new URLSearchParams(value === '' ? others : { ...others, [name]: value });
  return next.size === 0 ? '/' : `/?${next.toString()}`;
}
