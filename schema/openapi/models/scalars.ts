import * as z from 'zod';

/** Plain text with a meaning said in a sentence. */
export const text = (says: string) => z.string().describe(says);
export const flag = (says: string) => z.boolean().describe(says);
export const json = (says: string) => z.unknown().describe(says);
/** A whole number that counts versions or places. */
export const count = (says: string) => z.int().min(0).max(2_147_483_647).describe(says);
export const moment = (says: string) =>
  z.iso.datetime().describe(`${says} ISO 8601 in UTC, for example \`2026-11-21T18:30:00.000Z\`.`);
/** An object with any fields. */
export const anyObject = (says: string) => z.record(z.string(), z.unknown()).describe(says);
export const listOf = <T extends z.ZodType>(says: string, item: T) => z.array(item).describe(says);
/** There, or `null`. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  schema.nullable().describe(schema.description ?? '');
