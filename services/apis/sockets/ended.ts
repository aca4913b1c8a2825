import type { IsValid } from '../../accounts/accounts/token-validity.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';

/** True if the viewer's credentials are no longer valid: expired, or ended. */
export async function hasEnded(
  isValid: IsValid,
  viewer: AccountActor | undefined,
): Promise<boolean> {
  if (viewer === undefined) return false;
  const { account, token, until = Infinity } = viewer;
  return until <= Date.now() || !(await isValid(account, token));
}
