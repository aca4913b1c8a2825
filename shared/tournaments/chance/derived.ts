import { toHex } from '../../engine/index.ts';
import { idSpelled } from '../../engine/fairness/base32.ts';
import { hmac } from '../../engine/fairness/hmac.ts';
import { sha256 } from '../../engine/fairness/sha256.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The address of a match in a tournament: its pod, and its attempt within the pod. */
export type MatchAddress = {
  readonly tournament: string;
  /** From 1. */
  readonly round: number;
  /** From 1, within the round. */
  readonly pod: number;
  /** 1 for the first match of the pod. */
  readonly attempt: number;
};

const derived = (secret: Uint8Array, name: readonly (string | number)[]): Uint8Array =>
  hmac(secret)(bytesOf(JSON.stringify(name)));

/** The seed of a round's draw, hex: HMAC-SHA256(secret, JSON `["round", tournament, round]`). */
export const roundSeedOf = (secret: Uint8Array, tournament: string, round: number): string =>
  toHex(derived(secret, ['round', tournament, round]));

/** The seed that start numbers are drawn by, hex: HMAC-SHA256(secret, JSON `["numbers", tournament]`). */
export const numbersSeedOf = (secret: Uint8Array, tournament: string): string =>
  toHex(derived(secret, ['numbers', tournament]));

/**
 * The secret of a match: HMAC-SHA256(secret, JSON `["match", tournament, round, pod, attempt]`).
 * All of them were settled when the commitment to the secret was published, before any player gave
 * entropy.
 */
export const matchSecretOf = (
  secret: Uint8Array,
  { tournament, round, pod, attempt }: MatchAddress,
): Uint8Array => derived(secret, ['match', tournament, round, pod, attempt]);

/**
 * The id of a match. It is derived from the address, so making a match twice creates it once. The
 * first 26 bytes of SHA-256(JSON `["match", tournament, round, pod, attempt]`), five bits of each.
 */
export const matchIdOf = ({ tournament, round, pod, attempt }: MatchAddress): string =>
  idSpelled(sha256(bytesOf(JSON.stringify(['match', tournament, round, pod, attempt]))));

/** SHA-256 of a piece of JSON as it is written, hex. */
export const hashOf = (json: unknown): string => toHex(sha256(bytesOf(JSON.stringify(json))));
