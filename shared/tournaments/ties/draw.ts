import { fromHex, toHex } from '../../engine/fairness/hex.ts';
import { hmac } from '../../engine/fairness/hmac.ts';
import type { Value } from './value.ts';

const text = new TextEncoder();
/** 64 bits: of 4,096 players two share them once in a million million events. */
const DIGITS = 16;

/**
 * The lot of each player: the first 16 hex digits of HMAC-SHA256(seed, `draw:` and the start number
 * or id), the greatest first.
 * @throws RangeError if the seed is not hex.
 */
export function draw<P>(seed: string, idOf: (player: P) => number | string): (player: P) => Value {
  const key = fromHex(seed);
  if (key === undefined) throw new RangeError('The seed of a draw must be hex.');
  const mac = hmac(key);
  return (player) => {
    const lot = toHex(mac(text.encode(`draw:${idOf(player)}`)).subarray(0, DIGITS / 2));
    return { order: { of: BigInt(`0x${lot}`), over: 1n }, text: lot };
  };
}
