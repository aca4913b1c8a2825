import type { Seat } from '../../../engine/index.ts';
import type { Alignment, Card } from '../state.ts';
import type { BySeat } from './fact.ts';
import type { Whence } from './cards.ts';

/** An amount that was gained, lost or paid. */
type Amount<Facts = unknown> = {
  amount: number;
  /** The cause of the amount, or the purpose of a payment, as in a `Part`; absent in older facts. */
  of?: string;
} & Facts;

/** Points, lives, fate, gold and alignment. */
export type GoodsEvent =
  | BySeat<'PointsGained', Amount<{ attribute: string }>>
  | BySeat<'PointsLost', Amount<{ attribute: string }>>
  | BySeat<'LifeGained', Amount>
  | BySeat<'Healed', Amount>
  | BySeat<'LifeLost', Amount<{ /** The seat that took it. */ by?: Seat }>>
  | BySeat<'LifeSaved', { by: 'armour' | 'spell' | 'ability'; card?: Card; ability?: string }>
  | BySeat<'FateGained', Amount>
  | BySeat<'FateReplenished', Amount>
  | BySeat<'FateLost', Amount>
  | BySeat<'GoldGained', Amount>
  | BySeat<
      'GoldLost',
      Amount<{
        /** Paid, not lost. */ paid?: true;
        /** The space where it lies now. */ space?: string;
      }>
    >
  | BySeat<'GoldTaken', { amount: number; from: Whence }>
  | BySeat<'AlignmentChanged', { alignment: Alignment }>
  | BySeat<'BecameToad', { turns: number }>
  | BySeat<'ToadTurnedBack'>;
