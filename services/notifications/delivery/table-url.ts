/** The placeholder for the match's id in the address of a table. */
const PLACE = '{matchId}';

/** Whether it is an address of tables: a whole one, with a place for the id of the match. */
export const isTableUrl = (template: string): boolean =>
  /^https?:\/\//.test(template) && template.includes(PLACE) && URL.canParse(template);

/** The address of one table by the address of all. */
export const tableUrl = (template: string, matchId: string): string =>
  template.replaceAll(PLACE, encodeURIComponent(matchId));

/**
 * The addresses at which matches are looked at, as an operator says it; `undefined` where nobody says.
 * @example tableUrls('https://play.example.org/#/{matchId}')?.('m1') // 'https://play.example.org/#/m1'
 */
export const tableUrls = (template: string | undefined) =>
  template === undefined ? undefined : (matchId: string): string => tableUrl(template, matchId);
