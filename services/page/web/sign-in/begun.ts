import { signal } from '@preact/signals';
import { CALLBACK } from '../addresses.ts';
import { inTab } from '../device/areas.ts';
import type { DeviceStore } from '../device/device-store.ts';

/** True if a sign-in could not begin, because this browser keeps no note of it until the page is back. */
export const isSignInMissing = signal(false);

const BEGUN = 'questhall.sign-in';
/** In seconds: time to sign in if the note is a cookie. */
const MAX_AGE = 600;

/** The note of a sign-in that was begun, from when the page is left until it is back. */
export type BegunNote = {
  /** Gives whether the note will be there. */
  put(note: string): Promise<boolean>;
  /** Takes the note away, and gives it. */
  take(): Promise<string | undefined>;
};

/**
 * Keeps the note in the tab; if that is blocked, in the browser's database; and if that is blocked, too, in a
 * cookie.
 */
export const begunIn = (kept: DeviceStore): BegunNote => ({
  put: async (note) => inTab.set(BEGUN, note) || (await kept.keep(BEGUN, note)) || putCookie(note),
  async take() {
    const found = inTab.get(BEGUN) ?? (await kept.get(BEGUN)) ?? cookieAt(BEGUN);
    inTab.delete(BEGUN);
    await kept.delete(BEGUN);
    setCookie(BEGUN, '', { path: CALLBACK, maxAge: 0 });
    return typeof found === 'string' ? found : undefined;
  },
});

/** Puts the note into a cookie that only the callback page can read. False if cookies are blocked. */
function putCookie(note: string): boolean {
  const probe = `${BEGUN}.probe`;
  setCookie(probe, 'kept', { path: '/', maxAge: MAX_AGE });
  if (cookieAt(probe) !== 'kept') return false;
  setCookie(probe, '', { path: '/', maxAge: 0 });
  setCookie(BEGUN, note, { path: CALLBACK, maxAge: MAX_AGE });
  return true;
}

function setCookie(
  name: string,
  value: string,
  { path, maxAge }: { readonly path: string; readonly maxAge: number },
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const text = encodeURIComponent(value);
  try {
    document.cookie = `${name}=${text}; Path=${path}; Max-Age=${String(maxAge)}; SameSite=Strict${secure}`;
  } catch {
    // a browser that blocks cookies gives none back
  }
}

function cookieAt(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
