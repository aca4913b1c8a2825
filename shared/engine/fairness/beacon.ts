import { fromHex, toHex } from './hex.ts';
import { sha256 } from './sha256.ts';

/** A round of a public beacon, named before anyone can know its result. Hex throughout. */
export type NamedRound = {
  /** The hash of the beacon's chain. */
  readonly chain: string;
  readonly publicKey: string;
  /** The signature scheme, as drand calls it: `bls-unchained-g1-rfc9380`. */
  readonly scheme: string;
  readonly round: number;
};

/** A round that was drawn. */
export type DrawnRound = NamedRound & {
  readonly signature: string;
  /** The signature of the round before, if the scheme chains them. */
  readonly previous?: string;
};

/**
 * The randomness of a round: SHA-256 of its signature, in hex. @throws RangeError if the signature is
 * not hex.
 */
export function randomnessOf({ signature }: Pick<DrawnRound, 'signature'>): string {
  const bytes = fromHex(signature);
  if (bytes === undefined) throw new RangeError('The signature of a round must be hex.');
  return toHex(sha256(bytes));
}
