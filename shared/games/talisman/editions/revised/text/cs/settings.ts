/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman',
  'preset.talisman-hour': 'Hodina',
  'preset.talisman-hour.text': 'Dvanáct tahů a náskok, rozhodne majetek.',
  'preset.talisman-evening': 'Na večer',
  'preset.talisman-evening.text': 'První na Koruně moci, nebo největší majetek.',
  'preset.talisman-fortnight': 'Na tři týdny',
  'preset.talisman-fortnight.text': 'Osm tahů po půl dni, rozhodne majetek.',
  'preset.talisman-month': 'Na šest týdnů',
  'preset.talisman-month.text': 'Závod ke Koruně moci, na tah půl dne.',
  'preset.talisman-full': 'Celá hra',
  'preset.talisman-full.text': 'Pravidla z knihy bez variant.',
};
