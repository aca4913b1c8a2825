import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type { logEntry } from '../../../schema/openapi/models/log.ts';
import type { SeenLogLine } from '../../matches/contract.ts';
import { named } from './named.ts';
import { wordsOf, type Setting } from './setting.ts';

export const logOf = (
  setting: Setting,
  lines: readonly SeenLogLine[],
): z.infer<typeof logEntry>[] =>
  lines.map(({ version, at, seat, text, type, data, rule, dice, begins }) => ({
    version,
    at,
    seat: seat ?? null,
    ...wordsOf(setting, text),
    type,
    data,
    rule: rule ?? null,
    dice: [...(dice ?? [])],
    begins: begins ? named(enumValues.Beginning, begins) : null,
  }));
