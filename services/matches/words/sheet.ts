import { createHash } from 'node:crypto';
import * as z from 'zod';
import { eventSchemaOf, type About, type Game, type Guide } from '../../../shared/engine/index.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { textsOf } from './texts.ts';

/** All of a game that is the same in every match and every language, in data. */
export type Sheet = {
  /** A JSON Schema of the options of a match. */
  readonly optionsSchema: Readonly<Record<string, unknown>>;
  /** A JSON Schema of the view. */
  readonly viewSchema: Readonly<Record<string, unknown>>;
  /** A JSON Schema of the log's entries, with their cues. */
  readonly eventSchema: ReturnType<typeof eventSchemaOf>;
  readonly boards: ReturnType<NonNullable<Game['boards']>>;
  readonly things: ReturnType<NonNullable<Game['things']>>;
  /** The questions that standing orders may be made for. */
  readonly asks: NonNullable<Game['asks']>;
  /** The kinds of questions that need no standing order. */
  readonly askedOnce: NonNullable<Game['askedOnce']>;
  readonly presets: NonNullable<Game['presets']>;
  readonly about: About;
  /** The guide; absent if the game has none. */
  readonly guide?: Pick<Guide, 'turn' | 'tips'>;
};

/** A game is a constant, and so is all that is printed of it. */
const sheets = new WeakMap<Game, Sheet>();
const revisions = new WeakMap<Game, string>();

/** The introduction of a game that has none. */
const plain: About = { minutes: 30, difficulty: 2, cover: 'chess-pawn' };

export function sheetOf(game: Game): Sheet {
  const known = sheets.get(game);
  if (known) return known;
  const made: Sheet = {
    optionsSchema: { ...z.toJSONSchema(game.options, { io: 'input' }) },
    viewSchema: { ...z.toJSONSchema(game.viewSchema) },
    eventSchema: eventSchemaOf(game.cues),
    boards: game.boards?.() ?? [],
    things: game.things?.() ?? {},
    asks: game.asks ?? {},
    askedOnce: game.askedOnce ?? [],
    presets: game.presets ?? [],
    about: game.about ?? plain,
    ...(game.guide && { guide: { turn: game.guide.turn, tips: game.guide.tips } }),
  };
  sheets.set(game, made);
  return made;
}

/** Digits of a revision: too many for two of one game to be alike. */
const DIGITS = 16;

/**
 * The revision of a game's sheet and texts: another wherever anything in them is another, in any
 * language.
 */
export function revisionOf(game: Game): string {
  const known = revisions.get(game);
  if (known) return known;
  const { id, seats, bots, botRatings, orderEnds, words } = game;
  const texts = locales.map((locale) => textsOf(words.catalogue, locale, ''));
  const all = {
    id,
    seats,
    bots: Object.keys(bots),
    botRatings,
    ends: orderEnds?.names,
    texts,
    ...sheetOf(game),
  };
  const revision = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, DIGITS);
  revisions.set(game, revision);
  return revision;
}
