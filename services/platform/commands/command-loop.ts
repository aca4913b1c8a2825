import { backOff } from '../backoff.ts';
import { refuse } from '../requests/refusal.ts';
import type { Clock } from '../time/clock.ts';
import type { LoadedAggregate } from './aggregate.ts';
import { signed, type Command } from './command.ts';
import { judge } from './judge.ts';
import type { Manner, Ready } from './manner.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { Warm } from './warm.ts';

/** Tries of a command while others keep getting in first. */
export const TRIES = 12;

type Parts<L extends LoadedAggregate, A> = {
  readonly warm: Warm<L, A>;
  readonly inTurn: OneAtATime;
  readonly now: Clock;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
};

/** Handles a command on one aggregate, however often it is sent once; returns it as it stood right after. */
export type HandleCommand<L extends LoadedAggregate, C> = (
  id: string,
  command: C,
) => Promise<L['record']>;

/**
 * Creates the loop of every command: judge and store it, and both again if another commit was
 * first.
 */
export function createCommandLoop<L extends LoadedAggregate, A, C extends Command<L, A>>(
  { warm, inTurn, now, random }: Parts<L, A>,
  manner: Manner<L, A, C>,
): HandleCommand<L, C> {
  const storeOwed = async (loaded: L): Promise<void> => {
    const owed = manner.owed?.(loaded);
    if (owed === undefined) warm.putBack(loaded);
    else await warm.store(loaded, owed.act, { at: now().toISOString(), actor: owed.actor });
  };

  const taken = async (
    id: string,
    command: C,
    received: string,
  ): Promise<(Ready<L, C> & { readonly isKept: boolean }) | undefined> => {
    const { loaded, isKept } = await warm.take(id);
    if (manner.prepare === undefined) return { loaded, command, isKept };
    const ready = await manner.prepare(loaded, command, received);
    return ready && { ...ready, isKept };
  };

  const handle = async (id: string, sent: C, received: string): Promise<L['record']> => {
    const call = signed(sent, random);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const ready = await taken(id, sent, received);
      if (ready === undefined) continue;
      const { loaded, command, isKept } = ready;
      const verdict = await judge<L, A, C>(loaded, command, { call, manner });
      if (verdict.is !== 'act' && isKept && (await warm.isBehind(loaded))) continue;
      if (verdict.is === 'done') {
        warm.putBack(loaded);
        return manner.first(loaded, verdict.version, command);
      }
      if (verdict.is === 'refused') {
        await storeOwed(loaded);
        throw verdict.refusal;
      }
      if (verdict.is === 'idle') {
        warm.putBack(loaded);
        return loaded.record;
      }
      const record = await warm.store(loaded, verdict.act, { at: now().toISOString(), ...call });
      if (record) return record;
      await backOff(tries, random);
    }
    return refuse(
      'STALE_VERSION',
      `Too many concurrent updates of this ${manner.called}. Try again.`,
      { retryable: true },
    );
  };

  return async (id, command) => {
    const received = now().toISOString();
    return inTurn(id, () => handle(id, command, received));
  };
}
