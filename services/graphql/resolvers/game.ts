import { toJSONSchema } from 'zod';
import type { Game as Rules } from '../../../shared/engine/index.ts';
import { render } from '../../../shared/words/render.ts';
import type { GameResolvers } from '../generated/resolvers.ts';
import { textsOf } from '../../words/texts.ts';

export const Game: GameResolvers = {
  name: ({ words }, { locale }, context) =>
    render(words.catalogue, locale ?? context.locale, { key: 'game.name' }),
  seats: ({ seats }) => ({ min: seats.min, max: seats.max }),
  optionsSchema: (game) => schemasOf(game).options,
  viewSchema: (game) => schemasOf(game).view,
  boards: (game) => game.boards?.() ?? [],
  things: (game) => game.things?.() ?? {},
  texts: ({ words }, { locale, prefix }, context) =>
    textsOf(words.catalogue, locale ?? context.locale, prefix),
  bots: ({ bots }) => Object.keys(bots),
  orderEnds: ({ orderEnds }) => [...(orderEnds?.names ?? [])],
  pack: ({ pack }) => pack ?? null,
};

type Schemas = { readonly options: unknown; readonly view: unknown };

/** A game is a constant, and so are its schemas. */
const schemas = new WeakMap<Rules, Schemas>();

function schemasOf(game: Rules): Schemas {
  const known = schemas.get(game) ?? {
    options: toJSONSchema(game.options, { io: 'input' }),
    view: toJSONSchema(game.viewSchema),
  };
  schemas.set(game, known);
  return known;
}
