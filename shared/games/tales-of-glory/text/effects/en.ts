/** Effects of options in short, in English. */
export const effects: Readonly<Record<string, string>> = {
  'effect.gain': '+{what}',
  'effect.cost': '−{what}',
  'effect.free': 'Costs nothing',
  'effect.surcharge': '−1 Coin or 1 Potion',
  'effect.unplaceable': 'Can’t be placed',
  'effect.places': '{n, plural, one {# place fits} other {# places fit}}',
  'effect.paths': '{n, plural, one {# path} other {# paths}}',
  'effect.keys': '{n, plural, one {Joins a Key} other {Joins # Keys}}',
};
