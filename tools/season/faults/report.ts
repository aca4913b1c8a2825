import type { Faults } from './tally.ts';

/** Maximum share of mails sent twice because of these faults. */
const MOST_MAILS_AGAIN = 0.001;

export type FaultsReport = Faults & {
  /** The share of mails that were sent again. */
  readonly mailsAgainShare: number;
};

/** Sums up the parts. */
export function reportOfFaults(parts: readonly Faults[]): FaultsReport {
  const total = (of: (part: Faults) => number): number =>
    parts.reduce((sum, part) => sum + of(part), 0);
  const mails = total((part) => part.mails);
  const mailsAgain = total((part) => part.mailsAgain);
  const mailsAgainShare = mailsAgain / Math.max(1, mails);
  const lost = total((part) => part.lost);
  return {
    episodes: total(({ episodes }) => episodes),
    faults: total(({ faults }) => faults),
    ways: Math.max(...parts.map(({ ways }) => ways)),
    deliveries: total(({ deliveries }) => deliveries),
    lost,
    again: total(({ again }) => again),
    mails,
    mailsAgain,
    mailsAgainShare,
    wrong: [
      ...parts.flatMap(({ wrong }) => wrong),
      ...(mailsAgainShare > MOST_MAILS_AGAIN
        ? [`more than ${String(MOST_MAILS_AGAIN * 100)} % of mails came twice`]
        : []),
    ],
  };
}
