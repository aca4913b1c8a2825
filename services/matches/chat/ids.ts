import type { MessageKey } from '../../platform/storage/contract.ts';
import type { Audience } from './contract.ts';

const letters = { SEATS: 's', SPECTATORS: 'w', ALL: 'a' } as const satisfies Record<
  Audience,
  string
>;
/** All audiences of a message. */
export const audiences = ['SEATS', 'SPECTATORS', 'ALL'] as const satisfies readonly Audience[];

/** Digits of a time in milliseconds, to base 36: enough for three thousand years. */
const TIME = 9;
const TURN = 2;
const CHANCE_BYTES = 4;
const ID = /^([0-9a-z][0-9a-z-]{0,63})\.([swa])\.([0-9a-z]{19})$/;

type TalkKey = MessageKey & { readonly audience: Audience };

/** Builds a message's id from its match, its audience and its place. */
export const idOf = ({ stream, audience, order }: TalkKey): string =>
  `${stream}.${letters[audience]}.${order}`;

/** Parses the key of a message from its id; `undefined` for a malformed id. */
export function keyIn(id: string): TalkKey | undefined {
  const [, stream, letter, order] = ID.exec(id) ?? [];
  const audience = audiences.find((each) => letters[each] === letter);
  if (stream === undefined || order === undefined || audience === undefined) return undefined;
  return { stream, audience, order };
}

/**
 * Creates the order of messages in their match: by time, within a millisecond by their arrival in
 * this process, and then randomly.
 */
export function ordering(random: (bytes: number) => Uint8Array): (ms: number) => string {
  let latest = 0;
  let count = 0;
  return (ms) => {
    count = ms === latest ? (count + 1) % 36 ** TURN : 0;
    latest = ms;
    const chance = Buffer.from(random(CHANCE_BYTES)).toString('hex');
    return padded(ms, TIME) + padded(count, TURN) + chance;
  };
}

const padded = (value: number, digits: number): string => value.toString(36).padStart(digits, '0');

/** The time of the message at a place, ISO 8601. */
export const timeOf = (order: string): string =>
  new Date(Number.parseInt(order.slice(0, TIME), 36)).toISOString();
