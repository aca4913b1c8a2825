import type { FightEvent } from '../events/fights.ts';
import type { TalismanCues } from './masked.ts';

/** Cues of fights and their outcomes: a killed Enemy was beaten in a duel before. */
export const fights: TalismanCues<FightEvent> = {
  FightJoined: [{ as: 'say', of: '/against/0' }],
  Evaded: [{ as: 'say' }],
  Bribed: [
    { as: 'count', of: 'good:gold', n: '/gold', sign: -1 },
    { as: 'say', of: '/card' },
  ],
  AttackScored: [
    {
      as: 'duel',
      n: '/score',
      dice: '/dice',
      foe: '/against/0',
      foeN: '/foe/score',
      foeDice: '/foe/dice',
    },
  ],
  FightEnded: [{ as: 'duel', foe: '/against/0', won: '/outcome' }],
  EnemyKilled: [],
  EnemyDestroyed: [{ as: 'say', of: '/card' }],
  TrophyKept: [{ as: 'draw', of: '/card', to: 'seat:{/seat}' }],
  EnemyJoined: [{ as: 'draw', of: '/card', from: '/space', to: 'seat:{/seat}' }],
  TrophiesTraded: [{ as: 'draw', of: '/cards', from: 'seat:{/seat}' }],
};
