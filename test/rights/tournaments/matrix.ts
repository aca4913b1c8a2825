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
  'arbiter',
  'staff',
  'appeals',
  'elsewhere',
  'admin',
  'bot',
  'reader',
] as const;
export type Role = (typeof roles)[number];

/** The state of a tournament before an attempt. */
const stages = [
  'draft',
  'announced',
  'registration',
  'checkIn',
  'running',
  'drafted',
  'published',
  'playing',
  'proposed',
  'paused',
  'judged',
  'appealed',
  'finished',
] as const;
export type How = (typeof stages)[number];

const line = z.object({
  operation: z.string(),
  says: z.string(),
  of: z.enum(stages),
  by: z.object({
    graphql: z.string().optional(),
    rest: z.string().optional(),
    websocket: z.string().optional(),
  }),
  may: z.record(z.enum(roles), z.string()),
});
const matrix = z.object({
  tournamentRoles: z.record(z.enum(roles), z.string()),
  tournaments: z.array(line),
});

/** The published rights on tournaments, by operation and role. */
export const rights = matrix.parse(
  parse(readFileSync(new URL('../../../schema/authorisation.yaml', import.meta.url), 'utf8')),
);

export type ApiName = 'graphql' | 'rest' | 'websocket';
export type Cell = {
  readonly operation: string;
  readonly api: ApiName;
  readonly of: How;
  readonly role: Role;
  readonly outcome: string;
};

/** Every line of the table at every API that offers its operation, by its name. */
export const lines: readonly (readonly [string, readonly Cell[]])[] = rights.tournaments.flatMap(
  ({ operation, of, by, may }) =>
    inTurn(Object.keys(by) as ApiName[]).map(
      (api) =>
        [
          `${operation}, ${of}, by ${api}`,
          roles.map((role) => ({ operation, api, of, role, outcome: may[role] })),
        ] as const,
    ),
);
