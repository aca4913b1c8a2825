import * as z from 'zod';
import { locales, type Locale } from '../../../shared/words/phrase.ts';

export type Language = Locale;

/** Filters texts for the supported languages. */
export const languagesOf = (texts: readonly string[]): readonly Language[] =>
  locales.filter((each) => texts.includes(each));

/** One of the languages that people can be met with here. */
export const language = () => z.enum(locales);
