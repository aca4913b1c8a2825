import type { QuestFacts } from '../../../content/quest.ts';

/** The challenges of the Quidditch Pitch, and the die that sets each (HP-QUI-03). */
export const challenges: QuestFacts[] = [
  { id: 'challenge-wound', die: 1, task: { do: 'wound' } },
  { id: 'challenge-kill', die: 2, task: { do: 'kill', least: 4 } },
  { id: 'challenge-follower', die: 3, task: { do: 'deliver', type: 'follower' } },
  { id: 'challenge-object', die: 4, task: { do: 'deliver', type: 'object' } },
  { id: 'challenge-two-galleons', die: 5, task: { do: 'pay', gold: 2 } },
  { id: 'challenge-galleon', die: 6, task: { do: 'pay', gold: 1 } },
];
