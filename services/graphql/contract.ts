import { buildSchema } from 'graphql';
import { sdl } from '../../schema/generated/sdl.ts';

/** The contract alone: to check documents by, not to execute them. */
export const contract = buildSchema(sdl);
