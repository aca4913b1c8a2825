import type { RollEvent } from '../events/rolls.ts';
import type { TalismanCues } from './masked.ts';

/** Cues of dice and their targets: the sums are told after the roll. */
export const rolls: TalismanCues<RollEvent> = {
  MoveRolled: [{ as: 'roll', dice: '/die' }],
  Rolled: [{ as: 'roll', dice: '/dice', of: '/of' }],
  RollRaised: [{ as: 'say', of: '/ability' }],
  AttributeTried: [{ as: 'say', of: '/attribute' }],
  AttributeAdded: [{ as: 'say', of: '/attribute' }],
  AttributeCompared: [{ as: 'say', of: '/attribute' }],
  AttributeDeducted: [{ as: 'say', of: '/attribute' }],
  DeathDiced: [
    {
      as: 'duel',
      n: '/total',
      dice: '/dice',
      foe: 'space:dice-with-death',
      foeN: '/deathTotal',
      foeDice: '/death',
    },
  ],
  DieSet: [{ as: 'roll', who: '/foe', dice: '/now' }],
  FateSpent: [
    { as: 'count', of: 'good:fate', n: 1, sign: -1 },
    { as: 'roll', dice: '/now' },
  ],
};
