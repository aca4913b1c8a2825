const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 25;

/** A random id for a command, long enough never to repeat. */
export const newId = (chance: () => number): string =>
  Array.from({ length: LENGTH }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join('');
