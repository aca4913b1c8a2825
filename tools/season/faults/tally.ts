import type { Arrival } from './senders.ts';
import type { Way } from './people.ts';
import type { Fault } from './steps.ts';

/** What came of episodes. */
export type Faults = {
  readonly episodes: number;
  /** How many of them met a fault. */
  readonly faults: number;
  /** In how many ways an episode may go wrong: by account, step and kind of fault. */
  readonly ways: number;
  /** Number of things that were told, each once. */
  readonly deliveries: number;
  /** What should have been told, and was not. */
  readonly lost: number;
  /** What arrived again, by the same id. */
  readonly again: number;
  readonly mails: number;
  readonly mailsAgain: number;
  /** What must not be, in words. */
  readonly wrong: readonly string[];
};

type Played = { readonly fault: Fault | undefined; readonly arrived: readonly Arrival[] };

/** Counts what arrives in episodes, and holds it to what arrives where nothing goes wrong. */
export function tallyOf() {
  const expected = new Map<Way, readonly string[]>();
  const wrong: string[] = [];
  let [episodes, faults, deliveries, lost, again, mails, mailsAgain] = [0, 0, 0, 0, 0, 0, 0];
  return {
    told: () => deliveries,
    /** What arrives where nothing goes wrong. */
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
