import type * as z from 'zod';
import type { seat } from '../../../schema/openapi/models/seat.ts';
import { seatedIn } from './account.ts';
import { nameOfSeat, type Setting } from './setting.ts';

export const seatsOf = (setting: Setting): z.infer<typeof seat>[] =>
  setting.seats.map(({ id, holder, resigned, presence, missed }) => ({
    id,
    name: nameOfSeat(setting, id),
    account: holder?.kind === 'account' ? seatedIn(setting, holder.account) : null,
    bot: holder?.kind === 'bot' ? holder.level : null,
    free: holder === undefined,
    resigned: resigned ?? false,
    presence: resigned ? 'GONE' : (presence ?? 'ACTIVE'),
    missed: missed ?? 0,
  }));
