/** Crockford's Base32 in lower case: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The length of an id: 130 bits, too many to guess. One letter or digit takes a byte. */
export const ID_LENGTH = 26;

/** The pattern of an id. */
export const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Spells the first `length` bytes in letters and digits, five bits of a byte each. */
export const spell = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.slice(0, length), (byte) => alphabet[byte % alphabet.length]).join('');

/** The id spelled by the first 26 bytes. */
export const idSpelled = (bytes: Uint8Array): string => spell(bytes, ID_LENGTH);
