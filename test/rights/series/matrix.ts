import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { taking } from '../in-turn.ts';

const inTurn = taking();

const roles = [
  'signedOut',
  'stranger',
  'player',
  'owner',
  'organizer',
  'elsewhere',
  'admin',
  'bot',
  'reader',
] as const;
export type Role = (typeof roles)[number];

const matrix = z.object({
  seriesRoles: z.record(z.enum(roles), z.string()),
  series: z.array(
    z.object({
      operation: z.string(),
      says: z.string(),
      by: z.object({ graphql: z.string().optional(), rest: z.string().optional() }),
      may: z.record(z.enum(roles), z.string()),
    }),
  ),
});

/** The published rights on series, by operation and role. */
export const rights = matrix.parse(
  parse(readFileSync(new URL('../../../schema/authorisation.yaml', import.meta.url), 'utf8')),
);

export type ApiName = 'graphql' | 'rest';

/** Every line of the table at every API that offers its operation, by its name. */
export const lines = rights.series.flatMap(({ operation, by, may }) =>
  inTurn(Object.keys(by) as ApiName[]).map((api) => ({
    name: `${operation}, by ${api}`,
    operation,
    api,
    may,
  })),
);
