/** The questions and options that only the Revised 4th Edition has. */
export const questions: Readonly<Record<string, string>> = {
  'question.counter': 'Začneš se silou +1, nebo s vůlí +1?',
  'question.counter.short': 'Síla +1, nebo vůle +1?',
  'question.crown': 'S kým se na Koruně moci setkáš?',
  'roll.command': 'Zaklínadlo moci',
  'shop:craft': '1 vůle',
  'shop:enter': 'Vstoupit',
  'shop:fate': '1 žeton osudu',
  'shop:gold': '1 zlatý',
  'shop:life': '1 život',
  'shop:spell': '1 zaklínadlo',
  'shop:strength': '1 síla',
  'shop:teleport': 'Přenesení jinam',
};
