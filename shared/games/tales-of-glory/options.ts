import * as z from 'zod';

/** The options of a match. */
export const options = z.strictObject({
  quests: z.boolean().default(false).describe('Play with Quests (TG-RUL-25).'),
  parallelPlacing: z
    .boolean()
    .default(false)
    .describe(
      'Seats decide about their tiles side by side; turns still resolve in order (TG-RUL-11).',
    ),
});
export type Options = z.infer<typeof options>;
