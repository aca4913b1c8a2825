import { buildSchema, type GraphQLSchema } from 'graphql';

/**
 * The contract without its validation: to check documents by, not to execute them. A test validates
 * it; doing so at each start would take longer than parsing it.
 * @param sdl `undescribed`, unless clients may ask for its descriptions
 */
export const buildContract = (sdl: string): GraphQLSchema =>
  buildSchema(sdl, { assumeValidSDL: true });
