import * as z from 'zod';

const values = z.union([z.array(z.int()), z.int().transform((die) => [die])]);
const ids = z.array(z.union([z.string(), z.number()]).transform(String));

const table = {
  game: z.string(),
  seats: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'a seat is a word in small letters')).min(1),
  options: z.unknown().optional(),
  position: z.unknown().optional(),
  seed: z.int().optional(),
  version: z.int().min(1).optional(),
  dice: z.record(z.string(), z.array(values)).default({}),
  decks: z
    .record(z.string(), z.union([z.array(ids), ids.transform((order) => [order])]))
    .default({}),
};

const name = z
  .string()
  .min(1)
  .regex(
    /^(?!(or|and|nor|but)\b)/i,
    'a name says by itself what holds: it does not begin with or, and, nor or but',
  );

/**
 * Maximum number of clauses of one scenario; with more, a failure would not show which of them
 * broke.
 */
const CLAUSES = 4;

/** A scenario, with all shared parts filled in. */
export const scenarioSchema = z
  .strictObject({
    name,
    rules: z.array(z.string()).default([]),
    // a worked example of the rulebook follows as many clauses as its book does
    example: z.boolean().default(false),
    ...table,
    play: z.array(z.record(z.string(), z.unknown())).min(1),
  })
  .refine(({ rules, example }) => example || rules.length <= CLAUSES, {
    path: ['rules'],
    error: `a scenario proves at most ${String(CLAUSES)} clauses; split it, or mark a worked example of the rulebook with 'example: true'`,
  });

/** A file of several scenarios at similar tables; shared parts are checked with each of them. */
export const sharingSchema = z.strictObject({
  ...Object.fromEntries(Object.keys(table).map((key) => [key, z.unknown().optional()])),
  scenarios: z.array(z.record(z.string(), z.unknown())).min(1),
});

export const listSchema = z.array(z.record(z.string(), z.unknown())).min(1);
