import { setTimeout } from 'node:timers/promises';
import type { Matches } from '../../matches/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Keepsake } from './keepsake.ts';
import type { DemoTable } from './tables.ts';

/**
 * A match that bots play automatically, slowly enough to be watched. After its end the next one, of
 * the next game, begins when a viewer opens it: matches that no one watches would only fill the
 * disk.
 */
export type Demo = {
  /** The match that is on, or was the last; `undefined` before the first. */
  current(): string | undefined;
  /** Returns a match for a viewer: the one that is on, or the next, which then begins. */
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
  /** The tables to play, in turn; the first follows the last. */
  readonly tables: readonly DemoTable[];
  onError(error: unknown): void;
};

const host: AccountActor = { kind: 'account', account: 'demo', roles: ['player'], name: 'Demo' };

/** The pause after a fault, in ms. */
const FAULT_PAUSE_MS = 10_000;

export function createDemo(parts: DemoParts): Demo {
  const { matches, playOne, pace, keepsake, tables, onError } = parts;
  const stopping = new AbortController();
  let current: string | undefined;
  let playing = false;
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal, ref: false });

  const recordOf = async (id: string) => (await matches.find(host, id))?.record;
  const settle = async (): Promise<string> => {
    const kept = keepsake.read();
    const last = kept === undefined ? undefined : await recordOf(kept);
    if (last?.status === 'RUNNING') return last.id;
    const id = last?.status === 'OPEN' ? last.id : await setUp(last?.gameId);
    keepsake.keep(id);
    await matches.start(host, { matchId: id });
    return id;
  };

  const setUp = async (lastGame: string | undefined): Promise<string> => {
    // none stands at -1, before the first
    const next = tables.findIndex(({ gameId }) => gameId === lastGame) + 1;
    const table = tables[next] ?? tables[0];
    if (table === undefined) throw new TypeError('There is no game for a demo match.');
    const { record } = await matches.create(host, { ...table, visibility: 'PUBLIC' });
    return record.id;
  };

  const isStopping = (): boolean => stopping.signal.aborted;

  /** Answers until the match is over. */
  const play = async (id: string): Promise<void> => {
    while (!isStopping()) {
      try {
        await pause(pace);
        await playOne(id);
        if ((await recordOf(id))?.status !== 'RUNNING') return;
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
  /** Begins a match, at most one at a time, however many callers ask. */
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
