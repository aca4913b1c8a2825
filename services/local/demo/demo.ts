import { setTimeout } from 'node:timers/promises';
import type { AccountActor, Matches } from '../../matches/contract.ts';
import type { Keepsake } from './keepsake.ts';

/** A match that bots play by themselves, slowly enough to be watched; begun anew after each end. */
export type Demo = {
  /** The match that is on, once there is one. */
  current(): string | undefined;
  /** Finds the match of an earlier run, or sets one up; then it plays until stopped. */
  begin(): Promise<void>;
  owns(matchId: string): boolean;
  stop(): void;
};

export type DemoParts = {
  readonly matches: Pick<Matches, 'create' | 'start' | 'find'>;
  /** Lets one bot of the match give one answer. */
  playOne(matchId: string): Promise<void>;
  /** Milliseconds between two answers. */
  readonly pace: number;
  readonly keepsake: Keepsake;
  onError(error: unknown): void;
};

const host: AccountActor = { kind: 'account', account: 'demo', roles: ['player'], name: 'Demo' };
const table = {
  gameId: 'tales-of-glory',
  seats: 4,
  options: {},
  bots: ['greedy', 'random', 'greedy', 'random'],
  visibility: 'PUBLIC',
} as const;

/** How long the end of a match stays to be looked at. */
const INTERVAL_MS = 10_000;

export function createDemo({ matches, playOne, pace, keepsake, onError }: DemoParts): Demo {
  const stopping = new AbortController();
  let current: string | undefined;
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal, ref: false });

  const statusOf = async (id: string) => (await matches.find(host, id))?.record.status;
  const settle = async (): Promise<string> => {
    const kept = keepsake.read();
    const status = kept === undefined ? undefined : await statusOf(kept);
    if (kept !== undefined && status === 'RUNNING') return kept;
    const id =
      kept !== undefined && status === 'OPEN'
        ? kept
        : (await matches.create(host, table)).record.id;
    keepsake.keep(id);
    await matches.start(host, { matchId: id });
    return id;
  };

  /** One answer; after the last one, a while to look at the end. */
  const step = async (): Promise<void> => {
    current ??= await settle();
    await pause(pace);
    await playOne(current);
    if ((await statusOf(current)) === 'RUNNING') return;
    await pause(INTERVAL_MS);
    current = undefined;
  };

  const play = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await step().catch((error: unknown) => {
        if (stopping.signal.aborted) return undefined;
        onError(error);
        return pause(INTERVAL_MS).catch(() => undefined);
      });
    }
  };

  return {
    current: () => current,
    async begin() {
      current = await settle();
      play().catch(onError);
    },
    owns: (matchId) => matchId === current || matchId === keepsake.read(),
    stop: () => stopping.abort(),
  };
}
