import { render } from '../../../../shared/words/render.ts';
import { recommendedPreset } from '../../../../shared/engine/index.ts';
import type { Locale } from '../../../../shared/words/phrase.ts';
import type { GameModel } from '../models.ts';
import { lineOf } from '../../../matches/words/guide.ts';
import { revisionOf, sheetOf } from '../../../matches/words/sheet.ts';
import { textsOf } from '../../../matches/words/texts.ts';
import type { Complete } from '../needed.ts';

export const Game = {
  name: ({ words }, { locale }, context) =>
    render(words.catalogue, locale ?? context.locale, { key: 'game.name' }),
  seats: ({ seats }) => ({ min: seats.min, max: seats.max }),
  revision: (game) => revisionOf(game),
  optionsSchema: (game) => sheetOf(game).optionsSchema,
  viewSchema: (game) => sheetOf(game).viewSchema,
  eventSchema: (game) => sheetOf(game).eventSchema,
  boards: (game) => sheetOf(game).boards,
  asks: (game) => sheetOf(game).asks,
  askedOnce: (game) => [...sheetOf(game).askedOnce],
  things: (game) => sheetOf(game).things,
  texts: ({ words }, { locale, prefix }, context) =>
    textsOf(words.catalogue, locale ?? context.locale, prefix),
  bots: ({ bots }) => Object.keys(bots),
  botLevels: ({ bots, botRatings }) =>
    Object.keys(bots).map((id) => ({
      id,
      rating: botRatings?.[id]?.rating ?? null,
      matches: botRatings?.[id]?.matches ?? 0,
    })),
  orderEnds: ({ orderEnds }) => [...(orderEnds?.names ?? [])],
  presets: (game) => (game.presets ?? []).map((preset) => ({ preset, game })),
  pack: ({ pack }) => pack ?? null,
  about: (game) => game,
  guide: (game) => (game.guide ? game : null),
} satisfies Complete<'Game'>;

/** A text of a game by key, in the language asked for or that of the caller. */
const say = ({ words }: GameModel, key: string, locale: Locale | undefined | null, own: Locale) =>
  render(words.catalogue, locale ?? own, { key });

export const GameAbout = {
  line: (game, { locale }, context) =>
    render(game.words.catalogue, locale ?? context.locale, lineOf(game)),
  minutes: (game) => sheetOf(game).about.minutes,
  difficulty: (game) => sheetOf(game).about.difficulty,
  cover: (game) => sheetOf(game).about.cover,
  preset: (game) => {
    const preset = recommendedPreset(game);
    return preset ? { preset, game } : null;
  },
} satisfies Complete<'GameAbout'>;

export const GameGuide = {
  goal: (game, { locale }, context) => say(game, 'guide.goal', locale, context.locale),
  turn: (game) => (game.guide?.turn ?? []).map((step) => ({ step, game })),
  tips: (game) => (game.guide?.tips ?? []).map((tip) => ({ tip, game })),
} satisfies Complete<'GameGuide'>;

export const GuideStep = {
  id: ({ step }) => step.id,
  title: ({ step, game }, { locale }, context) =>
    say(game, `guide.step.${step.id}`, locale, context.locale),
  text: ({ step, game }, { locale }, context) =>
    say(game, `guide.step.${step.id}.text`, locale, context.locale),
  glyph: ({ step }) => step.glyph,
} satisfies Complete<'GuideStep'>;

export const GuideTip = {
  id: ({ tip }) => tip.id,
  when: ({ tip }) => tip.when,
  text: ({ tip, game }, { locale }, context) => say(game, `tip.${tip.id}`, locale, context.locale),
  refs: ({ tip }) => [...(tip.refs ?? [])],
} satisfies Complete<'GuideTip'>;

export const GamePreset = {
  id: ({ preset }) => preset.id,
  name: ({ preset: { id }, game: { words } }, { locale }, context) =>
    render(words.catalogue, locale ?? context.locale, { key: `preset.${id}` }),
  text: ({ preset: { id }, game: { words } }, { locale }, context) =>
    render(words.catalogue, locale ?? context.locale, { key: `preset.${id}.text` }),
  options: ({ preset }) => preset.options,
  seats: ({ preset }) => preset.seats,
  speed: ({ preset }) => preset.speed,
  timeControl: ({ preset }) => preset.timeControl,
  deadline: ({ preset }) => preset.deadline,
  orders: ({ preset: { orders = [] } }) => [...orders],
  figures: ({ preset }) => preset.figures ?? null,
} satisfies Complete<'GamePreset'>;
