/** The questions and options that only the Revised 4th Edition has. */
export const questions: Readonly<Record<string, string>> = {
  'question.counter': 'Do you start with +1 Strength or +1 Craft?',
  'question.counter.short': '+1 Strength or +1 Craft?',
  'question.crown': 'Who do you encounter on the Crown of Command?',
  'roll.command': 'Command Spell',
  'shop:craft': '1 Craft',
  'shop:enter': 'Step in',
  'shop:fate': '1 fate',
  'shop:gold': '1 gold',
  'shop:life': '1 life',
  'shop:spell': '1 Spell',
  'shop:strength': '1 Strength',
  'shop:teleport': 'A teleport',
};
