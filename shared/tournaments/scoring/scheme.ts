import * as z from 'zod';

/**
 * Points as published in regulations: with up to three decimals. All calculations use thousandths.
 */
export const points = z.number().min(0).max(1_000).multipleOf(0.001);

const table = z.array(points).min(2).max(6);

const win = z
  .strictObject({
    kind: z.literal('WIN'),
    win: points.default(5).describe('Points for a win.'),
    draw: points.default(1).describe('Points for a shared win.'),
    loss: points.default(0).describe('Points for everyone else.'),
  })
  .refine(({ win, draw, loss }) => win >= draw && draw >= loss, {
    error: 'A win must be worth at least a draw, and a draw at least a loss.',
  });

const placement = z.strictObject({
  kind: z.literal('PLACEMENT'),
  bySize: z
    .record(z.string().regex(/^[2-6]$/), table)
    .refine((bySize) => Object.keys(bySize).length > 0, {
      error: 'Set the points for at least one pod size.',
    })
    .refine(
      (bySize) => Object.entries(bySize).every(([size, row]) => row.length === Number(size)),
      {
        error: 'The number of places must match the pod size.',
      },
    )
    .refine(
      (bySize) =>
        Object.values(bySize).every((row) => row.every((each, i) => each <= (row[i - 1] ?? each))),
      { error: "A place can't be worth more than a better one." },
    )
    .describe('What each place is worth, the best first, by the number of seats.'),
});

const normalised = z.strictObject({ kind: z.literal('NORMALISED') });

const gameScore = z.strictObject({
  kind: z.literal('GAME_SCORE'),
  measure: z
    .enum(['RAW', 'SHARE_OF_POD', 'ABOVE_MEAN'])
    .default('RAW')
    .describe(
      'The score itself, its hundredths of the scores of the pod, or what it is above their mean.',
    ),
});

/** The scoring of a pod by places or scores (docs/decisions/standings.md). */
export const scoring = z.discriminatedUnion('kind', [win, placement, normalised, gameScore]);
export type Scoring = z.infer<typeof scoring>;
