import type { QuestFacts } from '../../../content/quest.ts';

/** The tasks of the Warlock, and the die that sets each (T4-WAR-10 to 15). */
export const quests: QuestFacts[] = [
  { id: 'quest-wound', die: 1, task: { do: 'wound' } },
  { id: 'quest-kill', die: 2, task: { do: 'kill' } },
  { id: 'quest-follower', die: 3, task: { do: 'deliver', type: 'follower' } },
  { id: 'quest-magic', die: 4, task: { do: 'deliver', type: 'magic-object' } },
  { id: 'quest-gold3', die: 5, task: { do: 'pay', gold: 3 } },
  { id: 'quest-gold2', die: 6, task: { do: 'pay', gold: 2 } },
];
