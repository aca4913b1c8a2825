import * as z from 'zod';
import type { game, gameName, gameSummary } from '../../../schema/openapi/models/game.ts';
import type { Game } from '../../../shared/engine/index.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { nameOfGame } from './setting.ts';

export const gameNameOf = (rules: Game, locale: Locale): z.infer<typeof gameName> => ({
  id: rules.id,
  name: nameOfGame(rules, locale),
});

export const gameSummaryOf = (rules: Game, locale: Locale): z.infer<typeof gameSummary> => ({
  ...gameNameOf(rules, locale),
  seats: { min: rules.seats.min, max: rules.seats.max },
  bots: Object.keys(rules.bots),
  orderEnds: [...(rules.orderEnds?.names ?? [])],
  pack: rules.pack ?? null,
});

export const gameModelOf = (rules: Game, locale: Locale): z.infer<typeof game> => ({
  ...gameSummaryOf(rules, locale),
  ...schemasOf(rules),
});

type Schemas = Pick<z.infer<typeof game>, 'optionsSchema' | 'viewSchema' | 'boards' | 'things'>;

/** A game is a constant, and so is all that is told of it in data. */
const known = new WeakMap<Game, Schemas>();

function schemasOf(rules: Game): Schemas {
  const schemas = known.get(rules) ?? {
    optionsSchema: { ...z.toJSONSchema(rules.options, { io: 'input' }) },
    viewSchema: { ...z.toJSONSchema(rules.viewSchema) },
    boards: [...(rules.boards?.() ?? [])],
    things: rules.things?.() ?? {},
  };
  known.set(rules, schemas);
  return schemas;
}
