import type { GraphQLSchema } from 'graphql';
import { undescribed } from '../../../schema/generated/undescribed.ts';
import type { GameDisplay } from '../../../shared/engine/index.ts';
import type { NamesOf } from '../../accounts/names/account-names.ts';
import { buildContract } from '../documents/contract.ts';
import type { MatchUpdate } from '../../matches/contract.ts';
import { executable } from './executable.ts';
import type { MatchUpdateModel } from './models.ts';
import { readingResolvers } from './resolvers/reading.ts';

/** The contract as far as subscriptions are executed: with neither a server nor the rules of a game. */
export const updateSchema: GraphQLSchema = executable(buildContract(undescribed), readingResolvers);

/**
 * The root value to execute a subscription's document with, for one update of its match. The
 * context is a `ReadingContext`. Texts name the seats' holders of the update, by their accounts.
 * @example
 * execute({ schema: updateSchema, document, variableValues,
 *   rootValue: updateRoot(update, { game, names }), contextValue: { locale: 'cs' } satisfies ReadingContext })
 */
export const updateRoot = (
  update: MatchUpdate,
  { game, names }: { readonly game: GameDisplay; readonly names: NamesOf },
): { readonly match: MatchUpdateModel } => ({
  match: { update, setting: { game, seats: update.seats, names } },
});
