import type { GraphQLSchema } from 'graphql';
import { executable } from './executable.ts';
import { resolvers } from './resolvers/index.ts';

export { updateRoot } from './updates.ts';

let made: GraphQLSchema | undefined;

/** The contract with its resolvers; made when it is first wanted, for that takes a while. */
export const executableSchema = (): GraphQLSchema => (made ??= executable(resolvers));
