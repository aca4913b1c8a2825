/** Effects of options in short, in Czech. */
export const effects: Readonly<Record<string, string>> = {
  'effect.gain': '+{what}',
  'effect.cost': '−{what}',
  'effect.free': 'Zdarma',
  'effect.surcharge': '−1 zlaťák nebo 1 lektvar',
  'effect.unplaceable': 'Nelze umístit',
  'effect.places': '{n, plural, one {# možné místo} few {# možná místa} other {# možných míst}}',
  'effect.paths': '{n, plural, one {# cesta} few {# cesty} other {# cest}}',
  'effect.keys': '{n, plural, one {Spojí klíč} few {Spojí # klíče} other {Spojí # klíčů}}',
};
