import * as z from 'zod/mini';
import type { NamedRound } from '../../../shared/engine/index.ts';
import { once } from '../../platform/once.ts';
import { BeaconFaultError, type Beacon, type ScheduledRound } from './contract.ts';

/** The timeout of a request, in milliseconds. */
const TIMEOUT_MS = 3_000;

const hex = z.string().check(z.regex(/^([0-9a-f]{2}){1,200}$/));
const info = once(() =>
  z.object({
    hash: hex,
    public_key: hex,
    schemeID: z.string(),
    period: z.int().check(z.positive()),
    genesis_time: z.int(),
  }),
);
const drawn = once(() =>
  z.object({ round: z.int(), signature: hex, previous_signature: z.optional(hex) }),
);

/**
 * A beacon that speaks drand's HTTP API.
 * @param url that of its chain: `https://api.drand.sh/<hash of the chain>`
 */
export function drandAt(url: string): Beacon {
  let chain: z.infer<ReturnType<typeof info>> | undefined;
  return {
    async name(at) {
      chain ??= await ask(`${url}/info`, info());
      return scheduled(chain, at);
    },
    async draw(named) {
      const path = `${url}/public/${String(named.round)}`;
      const { round, signature, previous_signature: previous } = await ask(path, drawn());
      const told = { ...partsOf(named), round, signature, ...(previous && { previous }) };
      // a curve takes long to load, and few need it
      const { isSigned } = await import('./signed.ts');
      if (round !== named.round || !isSigned(told)) {
        throw new BeaconFaultError('The beacon sent an invalid signature.');
      }
      return told;
    },
  };
}

function scheduled(
  { hash, public_key: publicKey, schemeID: scheme, ...chain }: z.infer<ReturnType<typeof info>>,
  at: Date,
): ScheduledRound {
  const { period, genesis_time: genesis } = chain;
  const periods = Math.max(0, Math.ceil((at.getTime() / 1000 - genesis) / period));
  const drawnAt = new Date((genesis + periods * period) * 1000).toISOString();
  return { chain: hash, publicKey, scheme, round: periods + 1, drawnAt };
}

const partsOf = ({ chain, publicKey, scheme }: NamedRound): Omit<NamedRound, 'round'> => ({
  chain,
  publicKey,
  scheme,
});

async function ask<T>(url: string, schema: z.core.$ZodType<T>): Promise<T> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok)
      throw new BeaconFaultError(`The beacon answered with status ${String(response.status)}.`);
    return z.parse(schema, await response.json());
  } catch (error) {
    if (error instanceof BeaconFaultError) throw error;
    throw new BeaconFaultError("The beacon didn't answer, or its answer is malformed.", {
      cause: error,
    });
  }
}
