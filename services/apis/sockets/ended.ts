import type { IsValid } from '../../accounts/accounts/token-validity.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';

/** Whether what somebody showed of themselves counts no more: its time is over, or it was ended. */
export async function hasEnded(
  isValid: IsValid,
  viewer: AccountActor | undefined,
): Promise<boolean> {
  if (viewer === undefined) return false;
  const { account, token, until = Infinity } = viewer;
  return until <= Date.now() || !(await isValid(account, token));
}
