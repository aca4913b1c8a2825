import * as z from 'zod';

const podSize = () =>
  z
    .strictObject({
      preferred: z.int().min(2).max(6),
      min: z.int().min(2).max(6).optional(),
      max: z.int().min(2).max(6).optional(),
    })
    .transform(({ preferred, min = preferred, max = preferred }) => ({ preferred, min, max }))
    .refine(({ preferred, min, max }) => min <= preferred && preferred <= max, {
      error: '`preferred` must be between `min` and `max`.',
    });

const common = () => ({
  podSize: podSize(),
  cut: z.int().min(2).max(4_096).optional(),
  carry: z
    .boolean()
    .optional()
    .transform((carry) => (carry === true ? (true as const) : undefined)),
});

const swiss = () =>
  z.strictObject({
    format: z.literal('SWISS'),
    ...common(),
    rounds: z.int().min(1).max(24),
    remainder: z.enum(['SMALLER', 'LARGER', 'BYES']).default('SMALLER'),
    remainderAt: z.enum(['LOW', 'HIGH', 'SPREAD']).default('LOW'),
    repeats: z.enum(['NEVER', 'MINIMISE', 'SOFT', 'IGNORE']).default('MINIMISE'),
    pairing: z.enum(['SWISS', 'POWER', 'RANDOM', 'MANUAL']).default('SWISS'),
    opening: z.enum(['SNAKE', 'DRAW']).default('DRAW'),
  });

const roundRobin = () =>
  z.strictObject({
    format: z.literal('ROUND_ROBIN'),
    ...common(),
    rounds: z.int().min(1).max(64).optional(),
    meetings: z.int().min(1).max(4).default(1),
    concurrency: z.int().min(1).max(64).default(1),
  });

const elimination = () =>
  z
    .strictObject({
      format: z.literal('ELIMINATION'),
      ...common(),
      lives: z.literal([1, 2, 3]).default(1),
      advanceBySize: z.record(z.string().regex(/^[2-6]$/), z.int().min(1).max(5)),
      fill: z.enum(['LUCKY_LOSERS', 'BYES']).default('LUCKY_LOSERS'),
      finalSize: z.int().min(2).max(6),
    })
    .superRefine(({ podSize: { min, max }, advanceBySize }, context) => {
      for (let size = min; size <= max; size += 1) {
        const advance = advanceBySize[String(size)];
        if (advance !== undefined && advance < size) continue;
        context.addIssue({
          code: 'custom',
          path: ['advanceBySize', String(size)],
          message: `Required: how many players of a pod of ${String(size)} advance. Must be fewer than ${String(size)}.`,
        });
      }
    });

/** The schema of the stages of an event as an organizer writes them: one to three. */
export const stagesInput = () =>
  z
    .array(z.discriminatedUnion('format', [swiss(), roundRobin(), elimination()]))
    .min(1)
    .max(3)
    .superRefine((stages, context) => {
      stages.forEach(({ cut }, i) => {
        if ((i === 0) === (cut === undefined)) return;
        const message =
          i === 0
            ? 'Not allowed in the first stage, which all players enter.'
            : 'Required: how many players of the stage before advance.';
        context.addIssue({ code: 'custom', path: [i, 'cut'], message });
      });
    });
