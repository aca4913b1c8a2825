/** The placeholder for the match's id in the address of a table. */
const PLACE = '{matchId}';

/** Whether it is an address of tables: a whole one, with a place for the id of the match. */
export const isTableUrl = (template: string): boolean =>
  /^https?:\/\//.test(template) && template.includes(PLACE) && URL.canParse(template);

/** The address of one table by the address of all. */
export const tableUrl = (template: string, matchId: string): string =>
  template.replaceAll(PLACE, encodeURIComponent(matchId));

/**
 * Builds the address of a match's page from an operator's template; `undefined` without one.
 * @example tableUrls('https://play.example.org/#/{matchId}')?.('m1') // 'https://play.example.org/#/m1'
 */
export const tableUrls = (template: string | undefined) =>
  template === undefined ? undefined : (matchId: string): string => tableUrl(template, matchId);
