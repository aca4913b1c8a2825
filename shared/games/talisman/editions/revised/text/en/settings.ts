/** The name of the game and of its presets. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman',
  'preset.talisman-hour': 'One hour',
  'preset.talisman-hour.text': 'Twelve turns and a head start. Goods decide.',
  'preset.talisman-evening': 'An evening',
  'preset.talisman-evening.text': 'First to the Crown of Command, or most goods.',
  'preset.talisman-fortnight': 'Three weeks',
  'preset.talisman-fortnight.text': 'Eight turns, half a day each. Goods decide.',
  'preset.talisman-month': 'Six weeks',
  'preset.talisman-month.text': 'To the Crown of Command, half a day per turn.',
  'preset.talisman-full': 'Full game',
  'preset.talisman-full.text': 'The rules of the book, without variants.',
};
