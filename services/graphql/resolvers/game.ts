import { render } from '../../../shared/words/render.ts';
import type { GamePresetResolvers, GameResolvers } from '../generated/resolvers.ts';
import { revisionOf, sheetOf } from '../../words/sheet.ts';
import { textsOf } from '../../words/texts.ts';

export const Game: GameResolvers = {
  name: ({ words }, { locale }, context) =>
    render(words.catalogue, locale ?? context.locale, { key: 'game.name' }),
  seats: ({ seats }) => ({ min: seats.min, max: seats.max }),
  revision: (game) => revisionOf(game),
  optionsSchema: (game) => sheetOf(game).optionsSchema,
  viewSchema: (game) => sheetOf(game).viewSchema,
  boards: (game) => sheetOf(game).boards,
  asks: (game) => sheetOf(game).asks,
  things: (game) => sheetOf(game).things,
  texts: ({ words }, { locale, prefix }, context) =>
    textsOf(words.catalogue, locale ?? context.locale, prefix),
  bots: ({ bots }) => Object.keys(bots),
  orderEnds: ({ orderEnds }) => [...(orderEnds?.names ?? [])],
  presets: (game) => (game.presets ?? []).map((preset) => ({ preset, game })),
  pack: ({ pack }) => pack ?? null,
};

export const GamePreset: GamePresetResolvers = {
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
};
