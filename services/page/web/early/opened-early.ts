import type { OpenMatchQuery } from '../../../../shared/client/index.ts';
import type { Locale } from '../words/locale.ts';

/** A match as it was read before the code of the page was there. */
export type Early = {
  readonly id: string;
  readonly locale: Locale;
  /** `undefined` if it could not be read. */
  readonly opened: Promise<OpenMatchQuery['match'] | undefined>;
};

/** Takes the data of a match that was read early, once. */
export function openedEarly(id: string, locale: Locale): Early['opened'] | undefined {
  const place = globalThis as { early?: Early | undefined };
  const { early } = place;
  place.early = undefined;
  return early?.id === id && early.locale === locale ? early.opened : undefined;
}
