import type { GraphQLSchema } from 'graphql';
import { undescribed } from '../../schema/generated/undescribed.ts';
import { buildContract } from '../documents/contract.ts';
import { once } from '../once.ts';
import { executable } from './executable.ts';
import { resolvers } from './resolvers/index.ts';

export { updateRoot } from './updates.ts';

/** The contract with its resolvers; `describedSchema` adds what it says of itself. */
export const executableSchema: () => GraphQLSchema = once(() =>
  executable(buildContract(undescribed), resolvers),
);
