import { createApp } from '../../services/app/app.ts';
import type { Game } from '../../shared/engine/index.ts';
import type { WakeUp, WakeUps } from '../../services/platform/storage/contract.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import type { Clock } from '../../services/platform/time/clock.ts';
import { createDue } from '../../services/workers/timers/due.ts';
import type { Listed } from './listed.ts';
import { meterOn } from './meter.ts';
import type { Units } from './units.ts';

/** Game time that passes when it is told to. */
export type GameTime = { readonly now: Clock; pass(milliseconds: number): void };

export function gameTime(): GameTime {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (milliseconds) => void (ahead += milliseconds),
  };
}

export type Timing = {
  readonly endpoint: string;
  readonly table: string;
  readonly game: Game;
  readonly now: Clock;
  readonly listed: Listed;
  /** Handles a wake-up that is not about a match. */
  others(wake: WakeUp): Promise<void> | undefined;
};

/** The function that sees to matches whose time has come, and all that wake-ups take of the table. */
export type Timers = {
  /** The wake-ups that the stream consumer sets. */
  readonly wakeUps: WakeUps;
  /** Sees to all that has come, for as long as something has: as often as a sweep would find it. */
  workOff(next: () => ReturnType<WakeUps['next']>): Promise<void>;
  total(): Units;
};

export function timersOn({ endpoint, table, game, now, listed, others }: Timing): Timers {
  const client = createClient({ endpoint });
  const meter = meterOn(client, { listed });
  const store = createStore({ client, table });
  const log = {
    error(message: string, details: unknown): never {
      throw new Error(`${message}: ${JSON.stringify(details)}`);
    },
  };
  const matches = createApp({ store, games: [game], now }).matches;
  const seeTo = createDue({ matches, wakeUps: store.wakeUps, now, log });
  return {
    wakeUps: store.wakeUps,
    async workOff(next) {
      for (let wake = await next(); wake !== undefined; wake = await next()) {
        if (wake.at > now().toISOString()) return;
        const come = wake;
        await (others(come) ?? meter.during(() => seeTo(come)));
      }
    },
    total() {
      client.destroy();
      return meter.total();
    },
  };
}
