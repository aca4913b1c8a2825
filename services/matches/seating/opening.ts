import type { AccountProfile } from '../../platform/storage/contract.ts';
import type { Comer } from './may-sit.ts';
import type { Speed } from '../terms/time-control.ts';

/** A chance to play: a table that has opened, or a queue that someone has joined. */
export type Opening = {
  /** The same for the same opening, however often it is announced. */
  readonly id: string;
  readonly type: 'lobby.table.opened' | 'lobby.queue.joined';
  readonly gameId: string;
  readonly speed: Speed | undefined;
  /** The table, if there is one. */
  readonly matchId?: string;
  /** The account that has opened it. */
  readonly by: string;
  /** Tests if an account can sit down there. */
  admits(comer: Comer, profile: AccountProfile | undefined): Promise<boolean>;
};
