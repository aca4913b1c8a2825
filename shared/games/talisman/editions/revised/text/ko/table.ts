/** The names of the parts of a table only in this edition, in Korean. */
export const table: Readonly<Record<string, string>> = {
  'subtype:animal': '동물',
  'subtype:dragon': '용',
  'subtype:monster': '괴물',
  'subtype:spirit': '혼령',
  'keyword:weapon': '무기',
  'keyword:armour': '방어구',
  'things.keyword': '핵심어',
};
