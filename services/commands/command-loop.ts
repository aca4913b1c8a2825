import { refuse } from '../requests/refusal.ts';
import type { Clock } from '../time/clock.ts';
import type { Loaded } from './aggregate.ts';
import { backOff } from './backoff.ts';
import { signed, type Command } from './command.ts';
import { judge } from './judge.ts';
import type { Manner } from './manner.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { Warm } from './warm.ts';

/** Tries of a command while others keep getting in first. */
export const TRIES = 12;

type Parts<L extends Loaded, A> = {
  readonly warm: Warm<L, A>;
  readonly inTurn: OneAtATime;
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
};

/** Handles a command on one aggregate, however often it is sent once; returns it as it stood right after. */
export type HandleCommand<L extends Loaded, C> = (id: string, command: C) => Promise<L['record']>;

/** The loop that every command goes through: judged and stored, and both again where others were first. */
export function createCommandLoop<L extends Loaded, A, C extends Command<L, A>>(
  { warm, inTurn, now, random }: Parts<L, A>,
  manner: Manner<L, A, C>,
): HandleCommand<L, C> {
  const storeOwed = async (loaded: L): Promise<void> => {
    const owed = manner.owed?.(loaded);
    if (owed === undefined) warm.putBack(loaded);
    else await warm.store(loaded, owed.act, { at: now().toISOString(), actor: owed.actor });
  };

  const handle = async (id: string, command: C, received: string): Promise<L['record']> => {
    const call = signed(command, random);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const { loaded, isKept } = await warm.take(id);
      const ready = manner.prepare ? await manner.prepare(loaded, command, received) : loaded;
      if (ready === undefined) continue;
      const verdict = await judge<L, A, C>(ready, command, { call, manner });
      if (verdict.is !== 'act' && isKept && (await warm.isBehind(ready))) continue;
      if (verdict.is === 'done') {
        warm.putBack(ready);
        return manner.first(ready, verdict.version, command);
      }
      if (verdict.is === 'refused') {
        await storeOwed(ready);
        throw verdict.refusal;
      }
      if (verdict.is === 'idle') {
        warm.putBack(ready);
        return ready.record;
      }
      const record = await warm.store(ready, verdict.act, { at: now().toISOString(), ...call });
      if (record) return record;
      await backOff(tries, random);
    }
    return refuse(
      'STALE_VERSION',
      `Others acted on this ${manner.called} at the same time, again and again. Try again.`,
      { retryable: true },
    );
  };

  return async (id, command) => {
    const received = now().toISOString();
    return inTurn(id, () => handle(id, command, received));
  };
}
