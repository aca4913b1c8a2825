/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman',
  'preset.talisman-hour': 'Hodina',
  'preset.talisman-hour.text':
    'Každý má dvanáct tahů, na výběr ze tří postav a náskok; pak se sčítá majetek.',
  'preset.talisman-evening': 'Na večer',
  'preset.talisman-evening.text':
    'Vyhrává první na Koruně moci; po dvaceti tazích každého se sčítá majetek.',
  'preset.talisman-fortnight': 'Na tři týdny',
  'preset.talisman-fortnight.text':
    'Osm tahů každého během dvou až tří týdnů, na každý půl dne; pak se sčítá majetek.',
  'preset.talisman-month': 'Na šest týdnů',
  'preset.talisman-month.text': 'Závod ke Koruně moci na několik týdnů, na každý tah půl dne.',
  'preset.talisman-full': 'Celá hra',
  'preset.talisman-full.text':
    'Pravidla z knihy bez jediné varianty: na měsíce, pro sezony a finále.',
};
