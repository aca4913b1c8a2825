import type { Asks } from '../../engine/index.ts';
import type { Kind } from './questions.ts';
import { sides } from './content/side.ts';

const board = { 'slot:*': true, wilderness: true } as const;
const tile = { tile: true } as const;

/** The possible subjects of each question, for standing orders. */
export const asks = {
  keepQuests: {},
  select: board,
  catchUp: board,
  tile: { tile: true, slot: true, wilderness: true },
  pay: { tile: true, tiles: true },
  next: {},
  cell: tile,
  reward: {},
  chest: {
    tile: true,
    from: ['tile', 'connector', 'chest', 'discard', 'keys'],
    other: true,
    side: sides,
    chest: true,
  },
} as const satisfies Asks & Readonly<Record<Kind, unknown>>;
