// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import type { InputOf } from '../../../platform/requests/input-of.ts';
import { duration } from '../../../platform/requests/duration.ts';
import { showable } from '../../../platform/requests/showable.ts';
import { id, text } from '../../../platform/requests/text.ts';
import { timeOfDay } from '../../../platform/requests/time-of-day.ts';
import { rules } from '../input-rules.ts';

const locale = once(() => z.enum(['en', 'cs', 'ko']));

const scope = once(() => z.enum(['read', 'play', 'host', 'organize', 'account']));

/** Someone to block, or to block no more. */
export const blockAccountInput = once(() =>
  z.strictObject({ accountId: id(128), blocked: z.boolean().default(true) }),
);
export type BlockAccountInput = InputOf<ReturnType<typeof blockAccountInput>>;

/** A bot account to make. */
export const createBotAccountInput = once(() =>
  z.strictObject({ name: showable(64), commandId: id(256).optional() }),
);
export type CreateBotAccountInput = InputOf<ReturnType<typeof createBotAccountInput>>;

/** A guest to make. */
export const createGuestInput = once(() =>
  z.strictObject({ name: showable(64).optional(), locale: locale().optional() }),
);
export type CreateGuestInput = InputOf<ReturnType<typeof createGuestInput>>;

/** Settings of an access token. Example: `{ name: "my e-board", scopes: [PLAY], expiresInDays: 90 }`. */
export const createTokenInput = once(() =>
  z.strictObject({
    name: showable(64),
    scopes: z.array(scope()).min(1).max(5),
    expiresInDays: z.int().min(1).max(366).default(90),
    account: id(128).optional(),
    commandId: id(256).optional(),
  }),
);
export type CreateTokenInput = InputOf<ReturnType<typeof createTokenInput>>;

/** An account to delete: your own. */
export const deleteAccountInput = once(() => z.strictObject({ confirm: id(128) }));
export type DeleteAccountInput = InputOf<ReturnType<typeof deleteAccountInput>>;

/** A vacation to end, or to take back. */
export const endVacationInput = once(() =>
  z.strictObject({ from: z.iso.date('Expected a date, such as "2026-07-01".').optional() }),
);
export type EndVacationInput = InputOf<ReturnType<typeof endVacationInput>>;

/** A guest to keep. */
export const keepGuestInput = once(() => z.strictObject({ token: text(1024).min(1) }));
export type KeepGuestInput = InputOf<ReturnType<typeof keepGuestInput>>;

/** Account whose access tokens to revoke, all at once. */
export const revokeAllTokensInput = once(() => z.strictObject({ account: id(128).optional() }));
export type RevokeAllTokensInput = InputOf<ReturnType<typeof revokeAllTokensInput>>;

/** An access token to revoke. */
export const revokeTokenInput = once(() =>
  z.strictObject({
    tokenId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a token.'),
    account: id(128).optional(),
  }),
);
export type RevokeTokenInput = InputOf<ReturnType<typeof revokeTokenInput>>;

/** A vacation to take. */
export const startVacationInput = once(() =>
  z.strictObject({
    from: z.iso.date('Expected a date, such as "2026-07-01".').optional(),
    days: z.int().min(1).max(16),
  }),
);
export type StartVacationInput = InputOf<ReturnType<typeof startVacationInput>>;

/** Changes of your profile. Omitted fields stay; `null` deletes a field. */
export const updateProfileInput = once(() =>
  rules.UpdateProfileInput(
    z.strictObject({
      name: showable(64).nullable().optional(),
      locale: locale().nullable().optional(),
      timeZone: showable(64).nullable().optional(),
      quietFrom: timeOfDay().nullable().optional(),
      quietTo: timeOfDay().nullable().optional(),
      urgentBelow: duration('PT0S', 'P1D').nullable().optional(),
      digestAt: timeOfDay().nullable().optional(),
      playingHours: z.array(weeklyWindowInput()).min(1).max(28).nullable().optional(),
      autoVacation: z.boolean().nullable().optional(),
    }),
  ),
);
export type UpdateProfileInput = InputOf<ReturnType<typeof updateProfileInput>>;

/** A span of every week, by the clock on the wall in your time zone. */
export const weeklyWindowInput = once(() =>
  z.strictObject({ day: z.int().min(1).max(7), from: timeOfDay(), to: timeOfDay() }),
);
export type WeeklyWindowInput = InputOf<ReturnType<typeof weeklyWindowInput>>;
