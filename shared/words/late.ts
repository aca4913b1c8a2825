import type { Catalogue, Locale } from './phrase.ts';

type Texts = Readonly<Record<string, string>>;

/** A catalogue that builds each language on first use: unused ones cost no start-up time. */
export function lateCatalogue(
  textsIn: (locale: Locale) => Texts,
  bare: ReadonlySet<string> = new Set(),
): Catalogue {
  const whole = new Map<Locale, Texts>();
  const inFull = (locale: Locale): Texts => {
    const made = whole.get(locale) ?? textsIn(locale);
    whole.set(locale, made);
    return made;
  };
  return {
    bare,
    get en() {
      return inFull('en');
    },
    get cs() {
      return inFull('cs');
    },
    get ko() {
      return inFull('ko');
    },
  };
}
