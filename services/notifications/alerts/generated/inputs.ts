// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import type { InputOf } from '../../../platform/requests/input-of.ts';
import { duration } from '../../../platform/requests/duration.ts';
import { id } from '../../../platform/requests/text.ts';

/** An alert to set. */
export const addTableAlertInput = once(() =>
  z.strictObject({ gameId: id(64).optional(), lasts: duration('PT1H', 'P7D').default('P1D') }),
);
export type AddTableAlertInput = InputOf<ReturnType<typeof addTableAlertInput>>;

/** An alert to take back. */
export const removeTableAlertInput = once(() => z.strictObject({ alertId: id(64) }));
export type RemoveTableAlertInput = InputOf<ReturnType<typeof removeTableAlertInput>>;
