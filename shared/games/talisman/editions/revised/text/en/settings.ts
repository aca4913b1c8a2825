/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman',
  'preset.talisman-hour': 'One hour',
  'preset.talisman-hour.text':
    'Twelve turns each, a choice of three characters and a head start. Then goods are counted.',
  'preset.talisman-evening': 'An evening',
  'preset.talisman-evening.text':
    'The first player on the Crown of Command wins. After twenty turns each, goods are counted.',
  'preset.talisman-fortnight': 'Three weeks',
  'preset.talisman-fortnight.text':
    'Eight turns each over two or three weeks, half a day per turn. Then goods are counted.',
  'preset.talisman-month': 'Six weeks',
  'preset.talisman-month.text':
    'The race to the Crown of Command over several weeks, half a day per turn.',
  'preset.talisman-full': 'Full game',
  'preset.talisman-full.text':
    'The rules of the book without variants. Takes months; for seasons and finals.',
};
