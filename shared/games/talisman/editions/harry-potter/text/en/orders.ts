/** The parts of standing orders of this edition, in English. */
export const orders: Readonly<Record<string, string>> = {
  'about.spell': 'Spell',
  'about.lives': 'Health at stake',
  'about.gold': 'Galleons for each',
};
