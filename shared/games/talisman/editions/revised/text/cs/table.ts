/** The names of the parts of a table only in this edition, in Czech. */
export const table: Readonly<Record<string, string>> = {
  'subtype:animal': 'Zvíře',
  'subtype:dragon': 'Drak',
  'subtype:monster': 'Netvor',
  'subtype:spirit': 'Duch',
  'keyword:weapon': 'Zbraň',
  'keyword:armour': 'Zbroj',
  'things.keyword': 'Klíčová slova',
};
