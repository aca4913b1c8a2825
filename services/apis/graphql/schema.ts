import type { GraphQLSchema } from 'graphql';
import { undescribed } from '../../../schema/generated/undescribed.ts';
import { buildContract } from '../documents/contract.ts';
import { once } from '../../platform/once.ts';
import { executable } from './executable.ts';
import { withItemsPassed } from './passing-over.ts';
import { resolvers } from './resolvers/index.ts';

export { updateRoot } from './updates.ts';

/** The contract with its resolvers; `describedSchema` adds the descriptions. */
export const executableSchema: () => GraphQLSchema = once(() =>
  executable(buildContract(undescribed), resolvers),
);

/** The contract as HTTP executes it: see `withItemsPassed`. */
export const httpSchema: () => GraphQLSchema = once(() =>
  withItemsPassed(executable(buildContract(undescribed), resolvers)),
);
