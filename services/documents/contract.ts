import { buildSchema, type GraphQLSchema } from 'graphql';
import { sdl } from '../../schema/generated/sdl.ts';

/**
 * The contract alone: to check documents by, not to execute them. A test checks it; to do that at
 * each start would take longer than to read it.
 */
export const buildContract = (): GraphQLSchema => buildSchema(sdl, { assumeValidSDL: true });
