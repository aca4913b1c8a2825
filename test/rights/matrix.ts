import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { taking } from './in-turn.ts';

const inTurn = taking();

const roles = [
  'signedOut',
  'stranger',
  'player',
  'host',
  'organizer',
  'admin',
  'bot',
  'reader',
] as const;
export type Role = (typeof roles)[number];

const outcomes = z.record(z.enum(roles), z.string());
const by = z.object({
  graphql: z.string().optional(),
  rest: z.string().optional(),
  websocket: z.string().optional(),
});
const apart = z.object({ operation: z.string(), says: z.string(), by, may: outcomes });
const onMatch = z.object({
  operation: z.string(),
  says: z.string(),
  of: z.enum(['open', 'running', 'paused', 'over']),
  by,
  public: outcomes,
  private: outcomes,
});
const matrix = z.object({
  roles: z.record(z.enum(roles), z.string()),
  apart: z.array(apart),
  matches: z.array(onMatch),
});

/** The published rights on matches, by operation and role. */
export const rights = matrix.parse(
  parse(readFileSync(new URL('../../schema/authorisation.yaml', import.meta.url), 'utf8')),
);

export type ApiName = 'graphql' | 'rest' | 'websocket';
/** The state of a match before an attempt. */
export type Setting = {
  readonly of: 'nothing' | 'open' | 'running' | 'paused' | 'over';
  readonly visibility: 'PUBLIC' | 'PRIVATE';
};
/** One cell of the table: tried at every API that offers the operation. */
export type Cell = {
  readonly operation: string;
  readonly api: ApiName;
  readonly setting: Setting;
  readonly role: Role;
  readonly outcome: string;
};

/** A line of the table at one API, by its name. */
export type Line = readonly [string, readonly Cell[]];

/** Every line of the table, at each API that offers its operation; in the short form at one in turn. */
export const lines: readonly Line[] = [
  ...rights.apart.flatMap((line) =>
    atDoors(line, { of: 'nothing', visibility: 'PUBLIC' }, line.may),
  ),
  ...rights.matches.flatMap((line) => [
    ...atDoors(line, { of: line.of, visibility: 'PUBLIC' }, line.public),
    ...atDoors(line, { of: line.of, visibility: 'PRIVATE' }, line.private),
  ]),
];

function atDoors(
  { operation, by: apis }: { operation: string; by: object },
  setting: Setting,
  may: Readonly<Record<Role, string>>,
): readonly Line[] {
  const what = setting.of === 'nothing' ? operation : `${operation}, ${setting.visibility}`;
  return inTurn(Object.keys(apis) as ApiName[]).map((api) => [
    `${what}, by ${api}`,
    roles.map((role) => ({ operation, api, setting, role, outcome: may[role] })),
  ]);
}
