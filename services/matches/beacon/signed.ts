import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fromHex, type DrawnRound } from '../../../shared/engine/index.ts';

const G1 = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const G2 = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_';

/** Whether the beacon that was named has signed this round. A scheme that is not known signs nothing. */
export function isSigned({ publicKey, scheme, round, signature, previous }: DrawnRound): boolean {
  const before = previous === undefined ? [] : [bytes(previous)];
  try {
    const [key, signed] = [bytes(publicKey), bytes(signature)];
    switch (scheme) {
      case 'bls-unchained-g1-rfc9380': {
        const { shortSignatures: bls } = bls12_381;
        return bls.verify(signed, bls.hash(messageOf([], round), G1), key);
      }
      case 'pedersen-bls-chained': {
        const { longSignatures: bls } = bls12_381;
        return bls.verify(signed, bls.hash(messageOf(before, round), G2), key);
      }
      default:
        return false;
    }
  } catch {
    return false; // bytes that aren't a point of the curve aren't a signature
  }
}

/**
 * The message that a beacon signs: SHA-256 of the signature before, where rounds are chained, and of the
 * round.
 */
function messageOf(before: readonly Uint8Array[], round: number): Uint8Array {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return createHash('sha256')
    .update(Buffer.concat([...before, number]))
    .digest();
}

/**
 * Parses hex strictly: text that reads as these bytes here must not be other randomness at the
 * dice.
 */
function bytes(hex: string): Uint8Array {
  const read = fromHex(hex);
  if (read === undefined) throw new RangeError('Expected hex.');
  return read;
}
