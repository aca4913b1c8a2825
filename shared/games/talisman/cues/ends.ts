import type { EndEvent } from '../events/ends.ts';
import type { SetupEvent } from '../events/setup.ts';
import type { TalismanCues } from './masked.ts';

/** Setup, and new characters. */
export const setups: TalismanCues<SetupEvent> = {
  DeckShuffled: [],
  SupplyRemoved: [],
  CharactersDealt: [{ as: 'draw', of: '/characters', to: 'seat:{/seat}' }, { as: 'say' }],
  CharacterTaken: [
    { as: 'draw', of: '/character', to: 'seat:{/seat}' },
    { as: 'move', to: '/space' },
  ],
  FirstPlayerChosen: [{ as: 'say' }],
  PlayBegan: [],
};

/** Quests, death, and the end of the match. */
export const ends: TalismanCues<EndEvent> = {
  QuestTaken: [
    { as: 'roll', dice: '/die', of: '/quest' },
    { as: 'say', of: '/quest' },
  ],
  QuestCompleted: [{ as: 'say', of: '/quest' }],
  QuestDropped: [{ as: 'say', of: '/quest' }],
  CharacterKilled: [{ as: 'out' }, { as: 'say', of: '/character' }],
  LaidUp: [{ as: 'out' }, { as: 'move', from: '/from', to: '/space' }],
  Recovered: [{ as: 'say', of: '/character' }],
  HeirloomLeft: [],
  BelongingsLeft: [],
  SeatOut: [{ as: 'out' }],
  Resigned: [{ as: 'out' }],
  CrownReached: [{ as: 'say' }],
  MatchEnded: [{ as: 'say' }],
};
