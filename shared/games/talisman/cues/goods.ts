import type { GoodsEvent } from '../events/goods.ts';
import type { TalismanCues } from './masked.ts';

/** Counters, lives, fate and gold. */
export const goods: TalismanCues<GoodsEvent> = {
  PointsGained: [{ as: 'count', of: '/attribute', n: '/amount' }],
  PointsLost: [{ as: 'count', of: '/attribute', n: '/amount', sign: -1 }],
  LifeGained: [{ as: 'count', of: 'good:life', n: '/amount' }],
  Healed: [{ as: 'count', of: 'good:life', n: '/amount' }],
  LifeLost: [{ as: 'count', of: 'good:life', n: '/amount', sign: -1 }],
  LifeSaved: [{ as: 'say', of: 'good:life' }],
  FateGained: [{ as: 'count', of: 'good:fate', n: '/amount' }],
  FateReplenished: [{ as: 'count', of: 'good:fate', n: '/amount' }],
  FateLost: [{ as: 'count', of: 'good:fate', n: '/amount', sign: -1 }],
  GoldGained: [{ as: 'count', of: 'good:gold', n: '/amount' }],
  GoldLost: [{ as: 'count', of: 'good:gold', n: '/amount', sign: -1 }],
  GoldTaken: [
    { as: 'count', of: 'good:gold', n: '/amount' },
    { as: 'count', who: '/from/seat', of: 'good:gold', n: '/amount', sign: -1 },
  ],
  AlignmentChanged: [{ as: 'say', of: '/alignment' }],
  BecameToad: [{ as: 'say' }],
  ToadTurnedBack: [{ as: 'say' }],
};
