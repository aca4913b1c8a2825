import { IntlMessageFormat } from 'intl-messageformat';
import { idOf, kindOf } from '../client/scene/ref.ts';
import { resolveParticles } from '../client/particles.ts';
import type { Argument, Catalogue, Locale, Phrase } from './phrase.ts';

/** Names of the seats' holders, by seat. */
export type Names = Readonly<Record<string, string>>;

/** A piece of a text. `ref` is what it names, as `kind:id`; plain text names nothing. */
export type Part = { readonly text: string; readonly ref: string | null };

/** What a phrase is put into words with. */
export type Wording = {
  readonly catalogue: Catalogue;
  readonly locale: Locale;
  readonly names: Names;
};

/** What was made of the texts of a language by key, kept as long as they: a catalogue is a constant. */
type Made = {
  readonly messages: Map<string, IntlMessageFormat>;
  /** Messages that are told nothing read the same each time; most things are named so. */
  readonly bare: Map<string, readonly Part[]>;
};
const made = new WeakMap<Catalogue[Locale], Made>();
const lists = new Map<Locale, Intl.ListFormat>();

/**
 * Puts a phrase into words, cut where it names something: a seat, or a thing by its key `kind:id`, where
 * the catalogue calls `kind` a kind of things (`things.<kind>`). Phrases within phrases and lists are cut
 * too. A key the catalogue lacks is returned as it stands, so that a client of newer content still shows
 * something.
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

/** With what a language makes of a name in its place. */
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

/** Without the article before what has none: a seat, or a thing whose name is a proper one. */
const withArticles = ({ catalogue }: Wording, pieces: readonly Part[]): readonly Part[] =>
  pieces.map((piece, at) => {
    const ref = pieces[at + 1]?.ref ?? null;
    if (piece.ref !== null || ref === null) return piece;
    const isBare = kindOf(ref) === 'seat' || catalogue.bare?.has(ref) === true;
    return isBare ? plain(piece.text.replace(/\b[Tt]he $/u, '')) : piece;
  });

/** With Korean particles that fit what stands before them, in the same piece or in those before it. */
function withParticles(pieces: readonly Part[]): readonly Part[] {
  let before = '';
  return pieces.map(({ text, ref }) => {
    const resolved = ref === null ? resolveParticles(text, before) : text;
    before += resolved;
    return { text: resolved, ref };
  });
}

/** An argument that is cut itself; a message that only looks at it sees its text. */
type Pieces = { readonly parts: readonly Part[]; toString(): string };

const plain = (text: string): Part => ({ text, ref: null });

/** What is put in a message's place: text where nothing is named. */
const inserted = (parts: readonly Part[]): string | Pieces =>
  parts.every(({ ref }) => ref === null) ? textOf(parts) : { parts, toString: () => textOf(parts) };

function partsOf(wording: Wording, value: Exclude<Argument, number>): readonly Part[] {
  if (typeof value === 'string') return named(wording, value);
  return 'key' in value ? cut(wording, value) : listed(wording, value);
}

/** A seat by its holder, a key in its words, and anything else as it stands. */
function named(wording: Wording, value: string): readonly Part[] {
  if (kindOf(value) === 'seat') {
    const seat = idOf(value);
    return [{ text: wording.names[seat] ?? seat, ref: value }];
  }
  return cut(wording, { key: value });
}

/**
 * One by one, joined in the manner of the language; in Korean with commas. Phrases of a key that the
 * catalogue has a `.join` for are joined by that: the parts of a sum by ` + `.
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

/** What a key names; the help of a thing (`.text`) and what is printed on it are no names. */
function refOf({ catalogue, locale }: Wording, key: string): string | null {
  const kind = kindOf(key);
  if (kind === '' || key.endsWith('.text')) return null;
  return Object.hasOwn(catalogue[locale], `things.${kind}`) ? key : null;
}

/** With plain text that stands side by side in one piece, and none that is empty. */
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
