import type { OperatorTimes } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { after, between } from '../../platform/time/duration.ts';
import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { creditTimeInput, holdExpiryInput } from '../inputs/generated/inputs.ts';
import type { CreditTime, HoldExpiry, ServiceTime } from '../inputs/command-input.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest length of a credit, and the furthest ahead that it may end, in ms. */
const LONGEST_MS = 30 * DAY_MS;
const AHEAD_MS = DAY_MS;

/** Creates the commands by which admins set the service time, for every match. */
export function createServiceTime({
  operatorTimes,
  now,
}: {
  readonly operatorTimes: OperatorTimes;
  readonly now: Clock;
}) {
  const read = async (): Promise<ServiceTime> => {
    const { hold, credits } = await operatorTimes.read();
    return {
      hold,
      credits: credits.map(({ streams, ...credit }) => ({ ...credit, matchIds: streams })),
    };
  };
  return {
    async serviceTime(actor: AccountActor): Promise<ServiceTime> {
      checkIsAdmin(actor);
      return read();
    },
    async holdExpiry(actor: AccountActor, input: HoldExpiry): Promise<ServiceTime> {
      checkIsAdmin(actor);
      const { hold, reason } = checked(holdExpiryInput(), input);
      if (!hold) await operatorTimes.release(now().toISOString());
      else if (reason === undefined) {
        refuseInput({ path: ['reason'], detail: 'Required. Give a reason.' });
      } else {
        // said again, it has been held since it was first said
        const { hold: held } = await operatorTimes.read();
        await operatorTimes.hold({ reason, since: held?.since ?? now().toISOString() });
      }
      return read();
    },
    async creditTime(actor: AccountActor, input: CreditTime): Promise<ServiceTime> {
      checkIsAdmin(actor);
      const { matchIds, ...credit } = checked(creditTimeInput(), input);
      const { from, to, reason } = credit;
      const times = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
      checkSpan(times, now().toISOString());
      const streams = matchIds && [...new Set(matchIds)].toSorted();
      await operatorTimes.credit({ ...times, reason, ...(streams && { streams }) });
      return read();
    },
  };
}

function checkSpan({ from, to }: { readonly from: string; readonly to: string }, now: string) {
  if (between(from, to) <= 0) {
    refuseInput({ path: ['to'], detail: 'Must be after `from`.' });
  }
  if (between(from, to) > LONGEST_MS) {
    refuseInput({ path: ['to'], detail: 'Must be at most 30 days after `from`.' });
  }
  if (to > after(now, AHEAD_MS)) {
    refuseInput({ path: ['to'], detail: 'Must be at most a day ahead.' });
  }
}

function checkIsAdmin(actor: AccountActor): void {
  checkScope(actor, 'organize');
  if (!actor.roles.includes('admin'))
    refuse('FORBIDDEN', 'Only admins can credit time to all matches.');
}
