import { render } from '../../../shared/words/render.ts';
import type { GameResolvers } from '../generated/resolvers.ts';
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
  pack: ({ pack }) => pack ?? null,
};
