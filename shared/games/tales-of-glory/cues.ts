import type { Cues } from '../../engine/index.ts';
import type { TalesEvent } from './events.ts';
import { note } from './scene/kinds.ts';

const seat = note({ thing: 'seat' });
const tile = note({ thing: 'tile' });
const slot = note({ thing: 'slot' });
const good = note({ thing: 'good' });
const tiles = { items: { ...tile, properties: { tile, slot } } };

/** Viewers who may not know the tiles of an event get their number. */
export const cues: Cues<TalesEvent, '/count'> = {
  fields: {
    seat,
    seats: { items: seat },
    winners: { items: seat },
    tile,
    slot,
    tiles,
    board: tiles,
    good,
  },
  of: {
    StackShuffled: [],
    TilesRemoved: [],
    HeroDealt: [{ as: 'draw', of: '/tile', to: 'cell:0,0' }],
    HeroesReturned: [],
    FirstPlayerDrawn: [{ as: 'say' }],
    QuestsDealt: [
      { as: 'draw', of: '/tiles', to: 'seat:{/seat}' },
      { as: 'count', of: 'type:quest', n: '/count' },
    ],
    QuestsKept: [],
    RoundBegan: [{ as: 'say' }],
    CardsRevealed: [{ as: 'say' }],
    TileTaken: [{ as: 'draw', of: '/tile', from: '/slot', to: 'seat:{/seat}' }],
    TileMissed: [{ as: 'say', of: '/slot' }],
    FirstPlayerChanged: [{ as: 'say' }],
    PlacingBegan: [],
    QuestsDeclared: [{ as: 'say' }],
    CostPaid: [
      { as: 'count', of: 'good:coins', n: '/coins', sign: -1 },
      { as: 'count', of: 'good:potions', n: '/potions', sign: -1 },
    ],
    TilePlaced: [{ as: 'draw', of: '/tile', to: 'cell:{/x},{/y}' }],
    TileDiscarded: [{ as: 'draw', of: '/tile', from: 'seat:{/seat}' }],
    RewardCollected: [
      { as: 'count', of: 'good:combat', n: '/gains/combat' },
      { as: 'count', of: 'good:magic', n: '/gains/magic' },
      { as: 'count', of: 'good:coins', n: '/gains/coins' },
      { as: 'count', of: 'good:potions', n: '/gains/potions' },
      { as: 'count', of: 'good:glory', n: '/gains/glory' },
    ],
    FirstPlayerTaken: [{ as: 'say', of: '/tile' }],
    ChestOpened: [{ as: 'say', of: '/tile' }],
    KeyReturned: [{ as: 'say' }],
    TurnEnded: [],
    BoardCleared: [],
    TilesSlid: [{ as: 'move', who: '/board/*/tile', to: '/board/*/slot' }],
    TilesLaidOut: [{ as: 'draw', of: '/tiles/*/tile', to: '/tiles/*/slot' }],
    MajorityAwarded: [
      { as: 'count', who: '/seats/*', of: 'good:glory', n: '/glory' },
      { as: 'say', of: '/good' },
    ],
    ScoreCounted: [{ as: 'say' }],
    TieCompared: [{ as: 'say', of: '/good' }],
    Resigned: [{ as: 'out' }],
    MatchEnded: [{ as: 'say' }],
  },
};
