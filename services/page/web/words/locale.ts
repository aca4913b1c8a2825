/** The languages of the page, as the contract calls them. */
export const locales = ['EN', 'CS', 'KO'] as const;
export type Locale = (typeof locales)[number];

/** The key of the chosen language on a device. */
export const LOCALE = 'questhall.locale';

/** The language that is wanted: the one that was chosen, else the first of the browser's that there is. */
export function localeFor(chosen: string | null, wanted: readonly string[]): Locale {
  const asked = [...(chosen === null ? [] : [chosen]), ...wanted];
  const found = asked.map((tag) => tag.slice(0, 2).toUpperCase());
  return found.map((tag) => locales.find((each) => each === tag)).find((each) => each) ?? 'EN';
}
