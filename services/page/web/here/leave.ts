import type { Session } from '../sign-in/session.ts';
import { clearDeviceStore } from './ports.ts';

/** Signs out, and forgets everything that the page kept for the account. */
export async function leave(session: Session): Promise<void> {
  const next = await session.signOut();
  await clearDeviceStore();
  location.assign(next);
}
