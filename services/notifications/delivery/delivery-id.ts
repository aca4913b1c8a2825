import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import type { DeliveryKey } from '../../platform/storage/contract.ts';

type Named = Omit<DeliveryKey, 'account'>;

/** The id of a delivery for its owner: opaque text, from which it is found again. */
export const deliveryIdOf = ({ channel, at, id }: Named): string =>
  Buffer.from(JSON.stringify([channel, at, id])).toString('base64url');

const parts = once(() => z.tuple([z.string(), z.string(), z.string()]));

/** Reads a delivery's id: the account, channel and message that it names; `undefined` for any other text. */
export function deliveryNamedBy(text: string): Named | undefined {
  try {
    const found = parts().safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!found.success || found.data.includes('')) return undefined;
    const [channel, at, id] = found.data;
    return { channel, at, id };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
