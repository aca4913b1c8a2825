import { IntlMessageFormat } from 'intl-messageformat';
import { idOf, kindOf } from '../client/scene/ref.ts';
import { resolveParticles } from '../client/particles.ts';
import type { Argument, Catalogue, Locale, Phrase } from './phrase.ts';

/** Names of the seats' holders, by seat. */
export type Names = Readonly<Record<string, string>>;

/** A piece of a text. `ref` is the thing it names, as `kind:id`; plain text names nothing. */
export type Part = { readonly text: string; readonly ref: string | null };

/** The catalogue, language and names for rendering a phrase. */
export type Wording = {
  readonly catalogue: Catalogue;
  readonly locale: Locale;
  readonly names: Names;
};

/** A cache for the texts of a language, kept as long as they are: a catalogue is a constant. */
type Made = {
  readonly messages: Map<string, IntlMessageFormat>;
  /**
   * Rendered messages without arguments, which read the same each time; most names of things are such.
   */
  readonly bare: Map<string, readonly Part[]>;
};
const made = new WeakMap<Catalogue[Locale], Made>();
const lists = new Map<Locale, Intl.ListFormat>();

/**
 * Renders a phrase, cut into parts at each name: a seat, or a thing by its key `kind:id`, if the
 * catalogue has `things.<kind>`. Nested phrases and lists are cut too. A key missing from the
 * catalogue is returned as it stands, so that a client of newer content still shows something.
 */
export function cut(wording: Wording, { key, args }: Phrase): readonly Part[] {
  const message = messageOf(wording, key);
  if (message === undefined) return [plain(key)];
  if (args !== undefined) return filled(wording, message, { key, args });
  const { bare } = madeOf(wording);
  const known = bare.get(key) ?? filled(wording, message, { key, args: {} });
  bare.set(key, known);
  return known;
}

/** The text as a whole. */
export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

function filled(
  wording: Wording,
  message: IntlMessageFormat,
  { key, args }: Required<Phrase>,
): readonly Part[] {
  const values: Record<string, string | number | Pieces> = {};
  for (const [name, value] of Object.entries(args)) {
    values[name] = typeof value === 'number' ? value : inserted(partsOf(wording, value));
  }
  const pieces = message
    .formatToParts<Pieces>(values)
    .flatMap(({ value }) => (typeof value === 'string' ? [plain(value)] : value.parts));
  const read = inLanguage(wording, pieces);
  const ref = refOf(wording, key);
  return ref === null ? joined(read) : [{ text: textOf(read), ref }];
}

/** The pieces adapted to the language: English articles, Korean particles. */
function inLanguage(wording: Wording, pieces: readonly Part[]): readonly Part[] {
  switch (wording.locale) {
    case 'en':
      return withArticles(wording, pieces);
    case 'ko':
      return withParticles(pieces);
    case 'cs':
      return pieces;
  }
}

/** The pieces without the article before a name that has none: a seat, or a proper name. */
const withArticles = ({ catalogue }: Wording, pieces: readonly Part[]): readonly Part[] =>
  pieces.map((piece, at) => {
    const ref = pieces[at + 1]?.ref ?? null;
    if (piece.ref !== null || ref === null) return piece;
    const isBare = kindOf(ref) === 'seat' || catalogue.bare?.has(ref) === true;
    return isBare ? plain(piece.text.replace(/\b[Tt]he $/u, '')) : piece;
  });

/**
 * The pieces with Korean particles resolved by the text before them, in the same piece or earlier
 * ones.
 */
function withParticles(pieces: readonly Part[]): readonly Part[] {
  let before = '';
  return pieces.map(({ text, ref }) => {
    const resolved = ref === null ? resolveParticles(text, before) : text;
    before += resolved;
    return { text: resolved, ref };
  });
}

/** An argument that consists of parts; a message that only inspects it sees its text. */
type Pieces = { readonly parts: readonly Part[]; toString(): string };

const plain = (text: string): Part => ({ text, ref: null });

/** The value for a message's place: text if no part names anything. */
const inserted = (parts: readonly Part[]): string | Pieces =>
  parts.every(({ ref }) => ref === null) ? textOf(parts) : { parts, toString: () => textOf(parts) };

function partsOf(wording: Wording, value: Exclude<Argument, number>): readonly Part[] {
  if (typeof value === 'string') return named(wording, value);
  return 'key' in value ? cut(wording, value) : listed(wording, value);
}

/** The words of a value: a seat by its holder, a key by its text, anything else as it stands. */
function named(wording: Wording, value: string): readonly Part[] {
  if (kindOf(value) === 'seat') {
    const seat = idOf(value);
    return [{ text: wording.names[seat] ?? seat, ref: value }];
  }
  return cut(wording, { key: value });
}

/**
 * The items rendered and joined as the language does; in Korean with commas. If the catalogue has a
 * `.join` for their key, that joins them: the parts of a sum by ` + `.
 */
function listed(wording: Wording, items: readonly (string | Phrase)[]): readonly Part[] {
  const each = items.map((item) => partsOf(wording, item));
  const join = joinOf(wording, items) ?? (wording.locale === 'ko' ? ', ' : undefined);
  if (join !== undefined)
    return each.flatMap((parts, at) => (at === 0 ? parts : [plain(join), ...parts]));
  const elements = each.values();
  return listFormat(wording.locale)
    .formatToParts(each.map(textOf))
    .flatMap(({ type, value }) =>
      type === 'element' ? [...(elements.next().value ?? [])] : [plain(value)],
    );
}

const joinOf = (wording: Wording, [item]: readonly (string | Phrase)[]): string | undefined =>
  typeof item === 'object' ? wording.catalogue[wording.locale][`${item.key}.join`] : undefined;

/** The thing that a key names; the help of a thing (`.text`) and its print are no names. */
function refOf({ catalogue, locale }: Wording, key: string): string | null {
  const kind = kindOf(key);
  if (kind === '' || key.endsWith('.text')) return null;
  return Object.hasOwn(catalogue[locale], `things.${kind}`) ? key : null;
}

/** The parts with adjacent plain text merged, and without empty ones. */
function joined(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.text === '') continue;
    if (last?.ref === null && part.ref === null)
      whole[whole.length - 1] = plain(last.text + part.text);
    else whole.push(part);
  }
  return whole;
}

function messageOf(wording: Wording, key: string): IntlMessageFormat | undefined {
  const { messages } = madeOf(wording);
  const known = messages.get(key);
  if (known !== undefined) return known;
  const texts = wording.catalogue[wording.locale];
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return undefined;
  const message = new IntlMessageFormat(text, wording.locale);
  messages.set(key, message);
  return message;
}

function madeOf({ catalogue, locale }: Wording): Made {
  const texts = catalogue[locale];
  const known = made.get(texts) ?? { messages: new Map(), bare: new Map() };
  made.set(texts, known);
  return known;
}

function listFormat(locale: Locale): Intl.ListFormat {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  lists.set(locale, format);
  return format;
}
