import { signal, type ReadonlySignal } from '@preact/signals';
import type { Outcome } from '../../../../shared/client/index.ts';
import { exclusive } from '../device/exclusive.ts';
import { createDeviceStore } from '../device/device-store.ts';
import { begunIn, isSignInMissing } from './begun.ts';
import type { Issuer, Tokens } from './issuer.ts';
import { ACCESS, GUEST, isGood, REFRESH, SESSION, type Access } from './stored-tokens.ts';

/**
 * Session of the signed-in account, with its beginning and end. No token is in an address, a log or the page.
 */
export type Session = {
  /** True if signed in; nothing until that is known. */
  readonly isSignedIn: ReadonlySignal<boolean | undefined>;
  /**
   * A token to send, another than a stale one; nothing if signed out. Rejects if none can be had at the
   * moment.
   */
  token(stale: string | undefined): Promise<string | undefined>;
  /**
   * Leaves the page to sign in, unless the browser keeps no note of that, and comes back to an address of it:
   * the present one unless given.
   */
  signIn(returnTo?: string): Promise<void>;
  /** Completes a sign-in from the address that it came back to; gives the address that it was begun at. */
  finish(came: URL): Promise<string>;
  /**
   * Acts as a guest from here on: as the one of this device, else as the one that `make` gives, by its token. Changes
   * nothing if an account is signed in.
   * @returns the result of `make`, if it was called
   */
  beGuest<T extends { readonly token: string }>(
    make: () => Promise<Outcome<T>>,
  ): Promise<Outcome<T | undefined>>;
  /** The token of this device's guest, if an account is signed in that can keep its matches. */
  guestToKeep(): Promise<string | undefined>;
  /** Forgets the guest of this device after it was kept, or when it is gone. */
  forgetGuest(): Promise<void>;
  /**
   * Ends it here, and has its refresh token revoked; gives the address to go to, so that the issuer forgets
   * too.
   */
  signOut(): Promise<string>;
  /** Calls back once the user has signed out in another tab. */
  onEnd(then: () => void): void;
};

const kept = createDeviceStore(SESSION.database, SESSION.store);
const note = begunIn(kept);
/** Lock by which the client library has one tab at a time refresh its token. */
const LOCK = 'questhall-token';
/** Lock by which one tab at a time makes a guest. */
const GUEST_LOCK = 'questhall-guest';
/** Channel by which a tab tells the others that the user has signed out. */
const CHANNEL = 'questhall-session';
/** In milliseconds: for how long signing out waits for a refresh, and for the issuer. */
const PATIENCE = 3_000;
/** In milliseconds: how long a refresh may take before it is one more lost line, and an exchange for a code. */
const REFRESHED_WITHIN = 8_000;
const REDEEMED_WITHIN = 15_000;
/** In milliseconds: a token that is so near its end is not used any more. */
const MARGIN = 30_000;

/** Notes that a sign-in must find when it comes back, only in this tab. */
type Begun = { readonly verifier: string; readonly state: string; readonly returnTo: string };

/** The session of this browser. What speaks OAuth is loaded when it is first wanted. */
export function createSession(): Session {
  const isSignedIn = signal<boolean | undefined>(undefined);
  let held: Access | undefined;
  let issuer: Promise<Issuer> | undefined;
  const reach = (): Promise<Issuer> => {
    issuer ??= import('./issuer.ts').then(({ reachIssuer }) => reachIssuer());
    // an issuer that could not be reached is tried again
    issuer.catch(() => (issuer = undefined));
    return issuer;
  };

  const channel = new BroadcastChannel(CHANNEL);

  const hold = async (tokens: Tokens | undefined): Promise<void> => {
    held = tokens && {
      token: tokens.access,
      until: Date.now() + tokens.expiresIn * 1_000 - MARGIN,
    };
    isSignedIn.value = tokens !== undefined;
    if (tokens === undefined) await Promise.all([kept.delete(ACCESS), kept.delete(REFRESH)]);
    else await Promise.all([kept.set(ACCESS, held), kept.set(REFRESH, tokens.refresh)]);
  };
  /** The token that came last, to this tab or another, while it is good. */
  const lastToken = async (stale: string | undefined): Promise<string | undefined> => {
    held = isGood(held, stale) ? held : ((await kept.get(ACCESS)) as Access | undefined);
    return isGood(held, stale) ? held.token : undefined;
  };

  const isHeld = async (name: string): Promise<boolean> =>
    typeof (await kept.get(name)) === 'string';

  /** The token of this device's guest. A refused one belongs to a guest that is gone. */
  const guestToken = async (stale: string | undefined): Promise<string | undefined> => {
    const token = await kept.get(GUEST);
    if (typeof token === 'string' && token !== stale) return token;
    if (token !== undefined) await kept.delete(GUEST);
    return undefined;
  };

  const refreshed = async (refresh: string, patience: AbortSignal): Promise<void> => {
    const tokens = await (await reach()).refresh(refresh, patience);
    // used up by another tab meanwhile: theirs is the one to go on with
    if (tokens === undefined && (await kept.get(REFRESH)) !== refresh) throw new Error('Outdated.');
    await hold(tokens);
  };

  return {
    isSignedIn,
    async token(stale) {
      const last = await lastToken(stale);
      if (last !== undefined) {
        isSignedIn.value = true;
        return last;
      }
      const refresh = await kept.get(REFRESH);
      if (typeof refresh !== 'string') {
        held = undefined;
        isSignedIn.value = false;
        return guestToken(stale);
      }
      await inTime(REFRESHED_WITHIN, (patience) => refreshed(refresh, patience));
      return held?.token;
    },
    async signIn(returnTo = location.pathname + location.search) {
      const { address, verifier, state } = await (await reach()).begin();
      const begun = JSON.stringify({ verifier, state, returnTo } satisfies Begun);
      isSignInMissing.value = !(await note.put(begun));
      if (!isSignInMissing.value) location.assign(address);
    },
    async finish(came) {
      const begun = await note.take();
      if (begun === undefined) return '/';
      const { verifier, state, returnTo } = JSON.parse(begun) as Begun;
      await inTime(REDEEMED_WITHIN, async (patience) => {
        await hold(await (await reach()).redeem(came, { verifier, state }, patience));
      });
      return returnTo;
    },
    beGuest: (make) =>
      exclusive(GUEST_LOCK, async () => {
        if ((await isHeld(REFRESH)) || (await isHeld(GUEST))) return { data: undefined };
        const made = await make();
        if ('data' in made) await kept.set(GUEST, made.data.token);
        return made;
      }),
    async guestToKeep() {
      const guest = await kept.get(GUEST);
      return typeof guest === 'string' && (await isHeld(REFRESH)) ? guest : undefined;
    },
    forgetGuest: () => kept.delete(GUEST),
    async signOut() {
      // a refresh that is under way, in whatever tab, would put back the tokens that are deleted here
      const refresh = await exclusive(
        LOCK,
        async () => {
          const token = await kept.get(REFRESH);
          // an account that signs out before its guest was kept leaves the guest signed in
          if (token === undefined) await kept.delete(GUEST);
          await hold(undefined);
          return token;
        },
        PATIENCE,
      );
      channel.postMessage('signed out');
      if (typeof refresh !== 'string') return '/';
      try {
        return await inTime(PATIENCE, async (patience) => {
          const from = await reach();
          await from.revoke(refresh, patience);
          return from.leave(`${location.origin}/`) ?? '/';
        });
      } catch {
        // without a line it is only forgotten here, and no one who wants out stays in
        return '/';
      }
    },
    onEnd(then) {
      channel.addEventListener('message', () => {
        held = undefined;
        then();
      });
    },
  };
}

/**
 * Acts for at most a number of milliseconds; if it takes longer, rejects, and aborts the act if it can be.
 */
async function inTime<T>(ms: number, act: (patience: AbortSignal) => Promise<T>): Promise<T> {
  const patience = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, failed) => {
    patience.addEventListener('abort', () => {
      failed(new Error('It took too long.'));
    });
  });
  return Promise.race([act(patience), late]);
}
