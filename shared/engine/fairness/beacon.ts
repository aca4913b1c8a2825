import { fromHex, toHex } from './hex.ts';
import { sha256 } from './sha256.ts';

/** A round of a public beacon, named before anybody can know what it will bring. Hex throughout. */
export type NamedRound = {
  /** The hash of the beacon's chain. */
  readonly chain: string;
  readonly publicKey: string;
  /** How it signs, as drand calls it: `bls-unchained-g1-rfc9380`. */
  readonly scheme: string;
  readonly round: number;
};

/** A round that was drawn. */
export type DrawnRound = NamedRound & {
  readonly signature: string;
  /** The signature of the round before, where the scheme chains them. */
  readonly previous?: string;
};

/** The chance of a round: SHA-256 of its signature, in hex. */
export const randomnessOf = ({ signature }: Pick<DrawnRound, 'signature'>): string =>
  toHex(sha256(fromHex(signature) ?? new Uint8Array()));
