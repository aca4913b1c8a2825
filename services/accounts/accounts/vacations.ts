import { once } from '../../platform/once.ts';
import type { AccountCalendars } from '../calendars/account-calendars.ts';
import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { StoredVacation } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Accounts, Days, SeenVacation } from './contract.ts';
import { endVacationInput, startVacationInput } from './generated/inputs.ts';

/** Loaded when it is first wanted, for it knows time zones. */
const rules = once(() => import('../calendars/vacation.ts'));

type Parts = { readonly calendars: AccountCalendars; readonly now: Clock };

/** The use-cases of vacations. */
export function vacationUses({
  calendars,
  now,
}: Parts): Pick<Accounts, 'vacation' | 'startVacation' | 'endVacation'> {
  const seen = async ({ account }: AccountActor): Promise<SeenVacation> => {
    const { profile, vacations } = await calendars.fresh(account);
    const { daysLeft, lastDayOf } = await rules();
    const daysOf = (vacation: StoredVacation): Days => ({
      from: vacation.day,
      to: lastDayOf(vacation),
    });
    const at = now().toISOString();
    const to = vacations.filter((vacation) => vacation.to > at);
    const current = to.find(({ from }) => from <= at);
    return {
      daysLeft: daysLeft(vacations, at, profile?.timeZone ?? 'UTC'),
      current: current && daysOf(current),
      planned: to.filter(({ from }) => from > at).map(daysOf),
      auto: profile?.autoVacation ?? true,
    };
  };
  return {
    vacation: seen,
    async startVacation(actor, wish) {
      checkScope(actor, 'account');
      const said = checked(startVacationInput(), wish);
      const { profile } = await calendars.fresh(actor.account);
      const { withVacation } = await rules();
      const time = { now: now().toISOString(), timeZone: profile?.timeZone ?? 'UTC' };
      await calendars.change(actor.account, (known) => withVacation(known, said, time));
      return seen(actor);
    },
    async endVacation(actor, which) {
      checkScope(actor, 'account');
      const { from } = checked(endVacationInput(), which);
      const at = now().toISOString();
      const { withoutVacation } = await rules();
      await calendars.change(actor.account, (known) => withoutVacation(known, from, at));
      return seen(actor);
    },
  };
}
