import { kindOf } from '../client/scene/ref.ts';
import { elementsOf, type Element } from './elements.ts';
import { locales, type Argument, type Catalogue, type Locale, type Phrase } from './phrase.ts';

/**
 * The faults of a phrase, in any language: a key without words, a missing argument, one of the wrong
 * kind, or an id that a reader would see. Empty if it can be rendered.
 */
export const faultsOf = (catalogue: Catalogue, phrase: Phrase): readonly string[] =>
  locales.flatMap((locale) =>
    faultsIn(catalogue[locale], locale, phrase).map(
      (fault) => `${phrase.key} in ${locale}: ${fault}`,
    ),
  );

/** Messages by key, in one language. */
type Texts = Catalogue[Locale];

/** The places of a language's messages by key: a message is parsed once. */
const parsed = new WeakMap<Texts, Map<string, readonly Element[]>>();

function faultsIn(texts: Texts, locale: Locale, { key, args = {} }: Phrase): readonly string[] {
  const elements = elementsAt(texts, locale, key);
  if (elements === undefined) return ['has no words'];
  return elements.flatMap((element) => {
    const misfit = misfitOf(element, args[element.name]);
    if (misfit !== undefined) return [misfit];
    const parts = element.kind === 'text' ? phrasesIn(args[element.name]) : [];
    return parts.flatMap((part) =>
      faultsIn(texts, locale, part).map((fault) => `'${element.name}', ${part.key}: ${fault}`),
    );
  });
}

function elementsAt(texts: Texts, locale: Locale, key: string): readonly Element[] | undefined {
  const known = parsed.get(texts) ?? new Map<string, readonly Element[]>();
  parsed.set(texts, known);
  const message = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (message === undefined) return undefined;
  const elements = known.get(key) ?? elementsOf(message, locale);
  known.set(key, elements);
  return elements;
}

/** The reason why an argument does not fit its place. */
function misfitOf({ name, kind }: Element, value: Argument | undefined): string | undefined {
  if (kind === 'tag') return `'${name}' is a tag`;
  if (value === undefined) return `'${name}' is missing`;
  if (kind === 'number' && typeof value !== 'number') return `'${name}' is no number`;
  if (kind === 'select' && typeof value === 'object') return `'${name}' is no single word`;
  return undefined;
}

/** The phrases in an argument: everything except numbers, dice and seats. */
function phrasesIn(value: Argument | undefined): readonly Phrase[] {
  if (value === undefined || typeof value === 'number') return [];
  if (typeof value === 'string') {
    return kindOf(value) === 'seat' || /^\d+$/.test(value) ? [] : [{ key: value }];
  }
  return 'key' in value ? [value] : value.flatMap(phrasesIn);
}
