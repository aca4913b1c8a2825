import { locales, type Locale } from '../../../shared/words/phrase.ts';

/**
 * Chooses the best of our languages by an `Accept-Language` header; English if it names none of
 * them.
 * @example localeOf('cs-CZ,cs;q=0.9,en;q=0.8') // 'cs'
 */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map(wish);
  const ours = wishes.filter(({ locale, weight }) => locale !== undefined && weight > 0);
  const [best] = ours.sort((a, b) => b.weight - a.weight);
  return best?.locale ?? 'en';
}

function wish(text: string): { readonly locale: Locale | undefined; readonly weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const language = tag.split('-')[0];
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return {
    locale: locales.find((locale) => locale === language),
    weight: quality === undefined ? 1 : Number(quality) || 0,
  };
}
