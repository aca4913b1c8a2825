import { cpuTime } from './cpu-time.ts';
import type { Driven, Load } from './load.ts';

/** The watch that a load is timed by: it hands answers out until there were enough. */
export type Stopwatch = {
  /**
   * Starts one more answer, about to be sent; `undefined` if there were enough.
   * @param told resolves to the time at which the last socket of its match had a version
   * @returns to be called with the version that holds the answer, once it is accepted
   */
  take(told: (version: number) => Promise<number>): ((version: number) => void) | undefined;
  /** Cancels one that was refused because others were first. */
  takeBack(): void;
  /** Resolves once all that are timed were accepted. */
  readonly enough: Promise<void>;
  read(): Promise<Driven>;
};

const moment = (pid: number) => ({ at: performance.now(), cpu: cpuTime(pid) });

/** @param pid of the service */
export function stopwatch({ untimed, timed }: Load, pid: number): Stopwatch {
  let taken = 0;
  let accepted = 0;
  let from = moment(pid);
  let until = from;
  const latencies: (() => Promise<number>)[] = [];
  let stop = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    stop = resolve;
  });
  return {
    enough,
    take(told) {
      if (taken === untimed + timed) return undefined;
      if (taken === untimed && latencies.length === 0) from = moment(pid);
      taken += 1;
      const sent = taken > untimed ? performance.now() : undefined;
      return (version) => {
        if (sent === undefined) return;
        latencies.push(async () => (await told(version)) - sent);
        accepted += 1;
        if (accepted < timed) return;
        until = moment(pid);
        stop();
      };
    },
    takeBack() {
      taken -= 1;
    },
    read: async () => ({
      answers: accepted,
      seconds: (until.at - from.at) / 1_000,
      cpu: until.cpu - from.cpu,
      latencies: await Promise.all(latencies.map((latency) => latency())),
    }),
  };
}
