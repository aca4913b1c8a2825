import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import type { Beacon } from './contract.ts';
import { drandAt } from './drand.ts';

const settings = once(() => z.object({ BEACON_URL: z.optional(z.url({ protocol: /^https?$/ })) }));

type Env = Readonly<Record<string, string | undefined>>;

/** The beacon of the environment, none unless given; an address that is none throws, with its name. */
export function beaconFrom({ BEACON_URL: given }: Env): Beacon | undefined {
  const { BEACON_URL } = settings().parse({ BEACON_URL: given });
  return BEACON_URL === undefined ? undefined : drandAt(BEACON_URL.replace(/\/+$/, ''));
}
