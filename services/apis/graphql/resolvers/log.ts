import type { Locale } from '../../../../shared/words/phrase.ts';
import type { SeenLogLine } from '../../../matches/contract.ts';
import type { LogEntryModel } from '../models.ts';
import { put, putInParts, type Setting } from '../../../matches/words/put.ts';
import type { Complete } from '../needed.ts';

export const logIn = (
  setting: Setting,
  lines: readonly SeenLogLine[],
  locale?: Locale,
): LogEntryModel[] => lines.map((line) => ({ line, setting, locale }));

export const LogEntry = {
  version: ({ line }) => line.version,
  at: ({ line }) => line.at,
  seat: ({ line }) => line.seat,
  text: ({ line, setting, locale: asked }, { locale }, context) =>
    put(setting, line.text, locale ?? asked ?? context.locale),
  parts: ({ line, setting, locale: asked }, { locale }, context) =>
    putInParts(setting, line.text, locale ?? asked ?? context.locale),
  type: ({ line }) => line.type,
  data: ({ line }) => line.data,
  rule: ({ line }) => line.rule,
  dice: ({ line }) => line.dice ?? [],
  begins: ({ line }) => line.begins,
} satisfies Complete<'LogEntry'>;
