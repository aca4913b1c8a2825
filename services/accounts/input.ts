import * as z from 'zod';
import { duration } from '../requests/duration.ts';
import { language } from '../requests/language.ts';
import { showable as text } from '../requests/showable.ts';
import { id as accountIdOf } from '../requests/text.ts';
import { once } from '../once.ts';
import { isTimeZone } from '../time/zone.ts';
import { playingHours } from './playing-hours.ts';
import { timeOfDay } from '../requests/time-of-day.ts';

/** Schema of each command's input. */
export const inputs = once(() => {
  const timeZone = text(64).refine(
    (name) => /^[A-Z]/.test(name) && isTimeZone(name),
    'Expected an IANA time zone, such as "Europe/Prague".',
  );
  const day = z.iso.date('Expected a date, such as "2026-07-01".');
  const account = z.string().min(1).max(128);
  const commandId = z.string().min(1).max(256).optional();
  const scope = z.enum(['read', 'play', 'host', 'organize', 'account']);
  return {
    profile: z.object({
      name: text(64).nullable().optional(),
      locale: language().nullable().optional(),
      timeZone: timeZone.nullable().optional(),
      quietFrom: timeOfDay().nullable().optional(),
      quietTo: timeOfDay().nullable().optional(),
      digestAt: timeOfDay().nullable().optional(),
      urgentBelow: duration('PT0S', 'P1D').nullable().optional(),
      playingHours: playingHours().nullable().optional(),
      autoVacation: z.boolean().nullable().optional(),
    }),
    startVacation: z.object({ from: day.optional(), days: z.int().min(1).max(16) }),
    endVacation: z.object({ from: day.optional() }),
    block: z.object({ accountId: accountIdOf(128), blocked: z.boolean().default(true) }),
    bot: z.object({ name: text(64), commandId }),
    guest: z.object({ name: text(64).optional(), locale: language().optional() }),
    token: z.object({
      name: text(64),
      scopes: z.array(scope).min(1).max(5),
      expiresInDays: z.int().min(1).max(366),
      account: account.optional(),
      commandId,
    }),
    which: z.object({
      tokenId: z.string().regex(/^[0-9a-f]{16}$/, 'Expected the ID of a token.'),
      account: account.optional(),
    }),
    whose: z.object({ account: account.optional() }),
  };
});
