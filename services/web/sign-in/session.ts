import { signal, type ReadonlySignal } from '@preact/signals';
import { createStore, del, get, set } from 'idb-keyval';
import type { Issuer } from './issuer.ts';

/** Session of who is signed in here, and how they come and go. No token is in an address, a log or the page. */
export type Session = {
  /** Whether somebody is signed in; nothing until that is known. */
  readonly isSignedIn: ReadonlySignal<boolean | undefined>;
  /** A token to send, another than a stale one; nothing for who is signed out. Waits for a lost line. */
  token(stale: string | undefined): Promise<string | undefined>;
  /** Leaves the page to sign in, and comes back to an address of it: to where it was unless given. */
  signIn(returnTo?: string): Promise<void>;
  /** Takes up what the address says that a sign-in came back to; gives where it was begun. */
  finish(came: URL): Promise<string>;
  /** Ends it here, and has its refresh token revoked; gives where to go then, so that the issuer forgets too. */
  signOut(): Promise<string>;
};

const kept = createStore('questhall-session', 'session');
const REFRESH = 'refresh';
const BEGUN = 'questhall.sign-in';
/** By this lock the client library has one tab at a time refresh its token. */
const LOCK = 'questhall-token';
/** In milliseconds: for how long signing out waits for a refresh. */
const PATIENCE = 3_000;
/** In milliseconds: a token that is so near its end is not used any more, and how long a lost line is waited for. */
const MARGIN = 30_000;
const LONGEST_WAIT = 8_000;

/** Notes that a sign-in that was begun must have when it comes back, in this tab alone. */
type Begun = { readonly verifier: string; readonly state: string; readonly returnTo: string };

/** The session of this browser. What speaks OAuth is loaded when it is first wanted. */
export function createSession(): Session {
  const isSignedIn = signal<boolean | undefined>(undefined);
  let held: { readonly token: string; readonly until: number } | undefined;
  let issuer: Promise<Issuer> | undefined;
  const reach = (): Promise<Issuer> => {
    issuer ??= import('./issuer.ts').then(({ reachIssuer }) => reachIssuer());
    // whoever could not be reached is tried again
    issuer.catch(() => (issuer = undefined));
    return issuer;
  };

  const hold = async (tokens: Awaited<ReturnType<Issuer['refresh']>>): Promise<void> => {
    held = tokens && {
      token: tokens.access,
      until: Date.now() + tokens.expiresIn * 1_000 - MARGIN,
    };
    isSignedIn.value = tokens !== undefined;
    if (tokens === undefined) await del(REFRESH, kept);
    else await set(REFRESH, tokens.refresh, kept);
  };

  /** Tries until the issuer has said yes or no. */
  const refreshed = async (refresh: string): Promise<void> => {
    for (let wait = 500; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return await hold(await (await reach()).refresh(refresh));
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };

  return {
    isSignedIn,
    async token(stale) {
      if (held && held.token !== stale && held.until > Date.now()) return held.token;
      const refresh = await get<string>(REFRESH, kept);
      if (refresh === undefined) await hold(undefined);
      else await refreshed(refresh);
      return held?.token;
    },
    async signIn(returnTo = location.pathname + location.search) {
      const { address, verifier, state } = await (await reach()).begin();
      const begun: Begun = { verifier, state, returnTo };
      sessionStorage.setItem(BEGUN, JSON.stringify(begun));
      location.assign(address);
    },
    async finish(came) {
      const begun = sessionStorage.getItem(BEGUN);
      sessionStorage.removeItem(BEGUN);
      if (begun === null) return '/';
      const { verifier, state, returnTo } = JSON.parse(begun) as Begun;
      await hold(await (await reach()).redeem(came, { verifier, state }));
      return returnTo;
    },
    async signOut() {
      // a refresh that is under way, in whatever tab, would put back what is taken away here
      const forget = async (): Promise<string | undefined> => {
        const token = await get<string>(REFRESH, kept);
        await hold(undefined);
        return token;
      };
      const patience = { signal: AbortSignal.timeout(PATIENCE) };
      const refresh = await navigator.locks.request(LOCK, patience, forget).catch(forget);
      if (refresh === undefined) return '/';
      try {
        const from = await reach();
        await from.revoke(refresh);
        return from.leave(`${location.origin}/`) ?? '/';
      } catch {
        // without a line it is forgotten here alone, and nobody stays in who wants out
        return '/';
      }
    },
  };
}
