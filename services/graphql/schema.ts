import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { sdl } from '../../schema/generated/sdl.ts';
import type { Game } from '../../shared/engine/index.ts';
import type { MatchUpdate } from '../matches/contract.ts';
import type { MatchUpdateModel } from './models.ts';
import { resolvers } from './resolvers/index.ts';

/** The contract with its resolvers. It holds no server, so that the stream can execute with it. */
export const executableSchema: GraphQLSchema = makeExecutableSchema({ typeDefs: sdl, resolvers });

/**
 * The root value to execute a subscription's document with, for one update of its match. The
 * context is a `ReadingContext`. Texts name the seats' holders as the update has them.
 * @example
 * execute({ schema: executableSchema, document, variableValues,
 *   rootValue: updateRoot(update, game), contextValue: { locale: 'cs' } satisfies ReadingContext })
 */
export const updateRoot = (
  update: MatchUpdate,
  game: Game,
): { readonly match: MatchUpdateModel } => ({
  match: { update, setting: { game, seats: update.seats } },
});
