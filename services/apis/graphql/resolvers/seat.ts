import type { SeatInfoModel } from '../models.ts';
import { seatedIn } from './account.ts';
import { namesOf } from '../../../matches/words/names.ts';
import type { Setting } from '../../../matches/words/put.ts';
import type { Complete } from '../needed.ts';

export const seatsIn = (setting: Setting): SeatInfoModel[] =>
  setting.seats.map((seat) => ({ seat, setting }));

export const SeatInfo = {
  id: ({ seat }) => seat.id,
  name: ({ seat, setting }, { locale }, context) =>
    namesOf(setting, locale ?? context.locale)[seat.id] ?? seat.id,
  account: ({ seat: { holder }, setting }) =>
    holder?.kind === 'account' ? seatedIn(setting, holder.account) : undefined,
  bot: ({ seat: { holder } }) => (holder?.kind === 'bot' ? holder.level : undefined),
  free: ({ seat }) => seat.holder === undefined,
  resigned: ({ seat }) => seat.resigned ?? false,
  presence: ({ seat }) => (seat.resigned ? 'GONE' : (seat.presence ?? 'ACTIVE')),
  missed: ({ seat }) => seat.missed ?? 0,
} satisfies Complete<'SeatInfo'>;
