import * as z from 'zod';

const plain = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });

const winRate = z.strictObject({
  kind: z.literal('OPPONENT_WIN_RATE'),
  floor: z
    .number()
    .min(0)
    .max(1)
    .multipleOf(0.001)
    .default(0.2)
    .describe('What an opponent counts for at least.'),
});

const buchholz = z.strictObject({
  kind: z.literal('BUCHHOLZ'),
  cut: z.int().min(0).max(8).default(0).describe('How many of the lowest rounds are left out.'),
  unplayed: z
    .enum(['VIRTUAL', 'EXCLUDE'])
    .default('VIRTUAL')
    .describe('A round not played counts the player’s own points, or nothing.'),
});

/** A tie-break with its published parameters (docs/decisions/standings.md). */
export const tie = z.discriminatedUnion('kind', [
  plain('HEAD_TO_HEAD'),
  plain('WINS'),
  plain('PLACES'),
  plain('GAME_SCORE'),
  plain('OPPONENT_POINTS'),
  winRate,
  buchholz,
  plain('PROGRESSIVE'),
  plain('DRAW'),
]);
export type Tie = z.infer<typeof tie>;

/** An ordered list of them, each kind once; what follows a draw would never be asked. */
export const ties = z
  .array(tie)
  .max(9)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
    error: 'A tie-break can be listed only once.',
  })
  .refine((all) => all.every(({ kind }, i) => kind !== 'DRAW' || i === all.length - 1), {
    error: 'The random draw must be the last tie-break, because it leaves no ties.',
  });
