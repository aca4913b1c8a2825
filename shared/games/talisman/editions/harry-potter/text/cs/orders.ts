/** The parts of standing orders of this edition, in Czech. */
export const orders: Readonly<Record<string, string>> = {
  'about.spell': 'Kouzlo',
  'about.lives': 'Zdraví v sázce',
  'about.gold': 'Galeony za každý kus',
};
