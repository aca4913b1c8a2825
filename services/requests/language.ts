import * as z from 'zod';
import { locales, type Locale } from '../../shared/words/phrase.ts';

export type Language = Locale;

/** One of the languages that people can be met with here. */
export const language = () => z.enum(locales);
