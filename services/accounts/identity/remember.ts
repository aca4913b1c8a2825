import type { Believed, Verify } from './verify.ts';

/**
 * The time for which a verified token is remembered, in ms, so that a withdrawn key takes effect.
 */
const MEMORY_MS = 5 * 60_000;

/** Spares the signature check for tokens seen lately: the `most` last used, none past its expiry. */
export function remembering(verify: Verify, most = 1_000, now: () => number = Date.now): Verify {
  const seen = new Map<string, Believed>();
  return async (token) => {
    const known = seen.get(token);
    seen.delete(token);
    const fresh = known !== undefined && now() < known.until;
    const believed = fresh ? known : await verify(token);
    const until = fresh ? known.until : Math.min(believed.until, now() + MEMORY_MS);
    seen.set(token, { actor: believed.actor, until });
    const [oldest] = seen.keys();
    if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    return believed;
  };
}
