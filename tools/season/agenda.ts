import TinyQueue from 'tinyqueue';

/** A queue of acts in simulated time, the earliest first. */
export type Agenda = {
  /** Simulated time, in milliseconds. */
  now(): number;
  /** Adds an act after a delay in milliseconds. */
  after(milliseconds: number, act: Act): void;
  /** Adds an act at a time, or at once if that has passed. */
  at(time: number, act: Act): void;
  /** Runs all acts that are due until a time, moving simulated time along, and ends there. */
  runUntil(end: number): Promise<void>;
};
export type Act = () => Promise<void> | void;

/**
 * Creates an agenda that begins at this time. Acts of the same time run in the order of their
 * adding.
 */
export function agendaFrom(start: number): Agenda {
  let time = start;
  let added = 0;
  const queue = new TinyQueue<{ readonly at: number; readonly n: number; readonly act: Act }>(
    [],
    (a, b) => a.at - b.at || a.n - b.n,
  );
  const at = (when: number, act: Act): void => {
    added += 1;
    queue.push({ at: Math.max(when, time), n: added, act });
  };
  return {
    now: () => time,
    after: (milliseconds, act) => at(time + milliseconds, act),
    at,
    async runUntil(end) {
      for (let next = queue.peek(); next !== undefined && next.at <= end; next = queue.peek()) {
        queue.pop();
        time = next.at;
        await next.act();
      }
      time = Math.max(time, end);
    },
  };
}
