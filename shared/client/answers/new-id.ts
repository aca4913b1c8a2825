const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 25;

/** The id of a command: so long that nobody makes the same twice. */
export const newId = (chance: () => number): string =>
  Array.from({ length: LENGTH }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join('');
