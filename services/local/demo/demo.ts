import { setTimeout } from 'node:timers/promises';
import type { Matches } from '../../matches/contract.ts';
import type { AccountActor } from '../../requests/actor.ts';
import type { Keepsake } from './keepsake.ts';

/**
 * A match that bots play by themselves, slowly enough to be watched. After its end the next one
 * begins when somebody looks: what nobody watches would only fill the disk.
 */
export type Demo = {
  /** The match that is on, or was the last; `undefined` before the first. */
  current(): string | undefined;
  /** Somebody wants to see a match: the one that is on, or the next, which then begins. */
  look(): Promise<string | undefined>;
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

/** How long to wait after a fault before going on. */
const FAULT_PAUSE_MS = 10_000;

export function createDemo({ matches, playOne, pace, keepsake, onError }: DemoParts): Demo {
  const stopping = new AbortController();
  let current: string | undefined;
  let playing = false;
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

  const isStopping = (): boolean => stopping.signal.aborted;

  /** Answers until the match is over. */
  const play = async (id: string): Promise<void> => {
    while (!isStopping()) {
      try {
        await pause(pace);
        await playOne(id);
        if ((await statusOf(id)) !== 'RUNNING') return;
      } catch (error) {
        if (isStopping()) return;
        onError(error);
        await pause(FAULT_PAUSE_MS).catch(() => undefined);
      }
    }
  };

  let beginning: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    const id = await settle();
    current = id;
    playing = true;
    play(id)
      .catch(onError)
      .finally(() => {
        playing = false;
      });
  };
  /** At most one match is set up at a time, whoever asks. */
  const beginOnce = (): Promise<void> =>
    (beginning ??= begin().finally(() => {
      beginning = undefined;
    }));

  return {
    current: () => current,
    begin: beginOnce,
    async look() {
      if (!playing) await beginOnce().catch(onError);
      return current;
    },
    owns: (matchId) => matchId === current || matchId === keepsake.read(),
    stop: () => stopping.abort(),
  };
}
