/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman',
  'preset.talisman-hour': 'One hour',
  'preset.talisman-hour.text':
    'Twelve turns each, from a choice of three characters and with a head start; then goods are counted.',
  'preset.talisman-evening': 'An evening',
  'preset.talisman-evening.text':
    'The first on the Crown of Command wins; after twenty turns each goods are counted.',
  'preset.talisman-fortnight': 'A fortnight',
  'preset.talisman-fortnight.text':
    'Eight turns each over two or three weeks, half a day for each; then goods are counted.',
  'preset.talisman-month': 'A month',
  'preset.talisman-month.text':
    'The race to the Crown of Command over some weeks, half a day for each turn.',
  'preset.talisman-full': 'The full game',
  'preset.talisman-full.text':
    'The rules of the book without any variant: months, for seasons and finals.',
};
