import type { Arrival } from './senders.ts';
import type { Way } from './people.ts';
import type { Fault } from './steps.ts';

/** The results of episodes. */
export type Faults = {
  readonly episodes: number;
  /** Number of episodes with a fault. */
  readonly faults: number;
  /** Number of ways in which an episode may go wrong: by account, step and kind of fault. */
  readonly ways: number;
  /** Number of deliveries, without duplicates. */
  readonly deliveries: number;
  /** Number of missing deliveries. */
  readonly lost: number;
  /** Number of repeated deliveries, by the same id. */
  readonly again: number;
  readonly mails: number;
  readonly mailsAgain: number;
  /** Violations, in words. */
  readonly wrong: readonly string[];
};

type Played = { readonly fault: Fault | undefined; readonly arrived: readonly Arrival[] };

/** Counts the arrivals of episodes, and compares them with those without a fault. */
export function tallyOf() {
  const expected = new Map<Way, readonly string[]>();
  const wrong: string[] = [];
  let [episodes, faults, deliveries, lost, again, mails, mailsAgain] = [0, 0, 0, 0, 0, 0, 0];
  return {
    told: () => deliveries,
    /** Sets the arrivals without a fault. */
    expect(way: Way, arrived: readonly Arrival[]): void {
      expected.set(way, eachOnce(arrived).map(lineOf).toSorted());
    },
    count(way: Way, { fault, arrived }: Played): void {
      const once = eachOnce(arrived);
      const ofMail = ({ kind }: Arrival): boolean => kind === 'EMAIL';
      const lines = once.map(lineOf).toSorted();
      const wanted = expected.get(way) ?? [];
      episodes += 1;
      faults += fault === undefined ? 0 : 1;
      deliveries += once.length;
      again += arrived.length - once.length;
      mails += once.filter(ofMail).length;
      mailsAgain += arrived.filter(ofMail).length - once.filter(ofMail).length;
      lost += Math.max(0, wanted.length - lines.length);
      if (lines.join() !== wanted.join()) {
        wrong.push(`${JSON.stringify(fault)}: ${lines.join()} instead of ${wanted.join()}`);
      }
    },
    sum: (): Omit<Faults, 'ways'> => ({
      episodes,
      faults,
      deliveries,
      lost,
      again,
      mails,
      mailsAgain,
      wrong,
    }),
  };
}

const eachOnce = (arrived: readonly Arrival[]): readonly Arrival[] => [
  ...new Map(arrived.map((each) => [`${each.kind} ${each.id}`, each])).values(),
];

const lineOf = ({ kind, type }: Arrival): string => `${kind} ${type}`;
