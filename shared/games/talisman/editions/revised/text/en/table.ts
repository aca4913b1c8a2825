/** The names of the parts of a table only in this edition. */
export const table: Readonly<Record<string, string>> = {
  'subtype:animal': 'Animal',
  'subtype:dragon': 'Dragon',
  'subtype:monster': 'Monster',
  'subtype:spirit': 'Spirit',
  'keyword:weapon': 'Weapon',
  'keyword:armour': 'Armour',
  'things.keyword': 'Keywords',
};
