import type { GraphQLSchema } from 'graphql';
import { once } from '../once.ts';
import { executable } from './executable.ts';
import { resolvers } from './resolvers/index.ts';

export { updateRoot } from './updates.ts';

/** The contract with its resolvers. */
export const executableSchema: () => GraphQLSchema = once(() => executable(resolvers));
