import { buildSchema, type GraphQLSchema } from 'graphql';
import { undescribed } from '../../schema/generated/undescribed.ts';

/**
 * The contract alone: to check documents by, not to execute them. A test checks it; to do that at
 * each start would take longer than to read it.
 * @param sdl with its descriptions, where somebody may ask for them
 */
export const buildContract = (sdl = undescribed): GraphQLSchema =>
  buildSchema(sdl, { assumeValidSDL: true });
