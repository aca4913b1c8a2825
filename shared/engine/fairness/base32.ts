/** Crockford's Base32 in lower case: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 130 bits: nobody hits on an id by chance. One letter or digit takes a byte. */
export const ID_LENGTH = 26;

/** The pattern of an id. */
export const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Letters and digits of bytes, so many, five bits of a byte each. */
export const spell = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.slice(0, length), (byte) => alphabet[byte % alphabet.length]).join('');

/** The id that 26 bytes, or the first 26 of more, come to. */
export const idSpelled = (bytes: Uint8Array): string => spell(bytes, ID_LENGTH);
