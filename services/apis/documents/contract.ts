import { buildSchema, type GraphQLSchema } from 'graphql';

/**
 * The contract alone: to check documents by, not to execute them. A test checks it; to do that at
 * each start would take longer than to read it.
 * @param sdl `undescribed`, unless somebody may ask for its descriptions
 */
export const buildContract = (sdl: string): GraphQLSchema =>
  buildSchema(sdl, { assumeValidSDL: true });
