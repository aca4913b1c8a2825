import type { DrawnRound } from '../fairness/beacon.ts';
import type { Entry, Rewound } from '../match/entry.ts';
import type { SeatStanding } from '../match/game.ts';
import type { Seat } from '../procedure/seat.ts';

/** All entries of one action, stored as one. */
export type JournalCommit = {
  readonly version: number;
  /** The time of storage, ISO 8601. */
  readonly at: string;
  /** Empty if only something outside the play has changed: the people at the table, or the clocks. */
  readonly entries: readonly Entry[];
};

/** A whole match, as exported: enough to replay it and to check its dice. Plain JSON. */
export type Journal = {
  readonly format: 'questhall-journal/1';
  /** The commit of the release that exported it, 40 hex digits; absent if unknown. */
  readonly commit?: string;
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly entropy: readonly string[];
  /**
   * The round drawn by a public beacon, used instead of the added entropy, and the time it was due.
   */
  readonly beacon?: DrawnRound & { readonly drawnAt: string };
  /** Published before play: `commitmentOf`. */
  readonly commitment: string;
  /** The secret of the dice in hex; present once the match is over. */
  readonly secret?: string;
  /** The levels of the bots by seat; absent if the record does not name them. */
  readonly bots?: Readonly<Record<Seat, string>>;
  /**
   * `abandoned` if no players were left: all gave up or, if its last commit is empty, none came back.
   * Otherwise the match has an end by the rules.
   */
  readonly ended?: 'finished' | 'abandoned';
  /**
   * The ranking at the end, best first; absent if it was not recorded, or the rules have not ended the
   * match.
   */
  readonly ranking?: readonly SeatStanding[];
  /** The match that it is forked from; absent if it was played from the beginning. */
  readonly fork?: ForkedFrom;
  readonly commits: readonly JournalCommit[];
};

/** The match and version that a fork continues from. */
export type ForkedFrom = {
  /** The whole journal of that match. */
  readonly of: Journal;
  /** The version that the fork continues from. */
  readonly version: number;
  /** The dice of the fork: those of the original match, under the same keys, or its own. */
  readonly chance: 'SAME' | 'FRESH';
};

/** The journal of the match whose secret, id and entropy decide the rolls of this one. */
export const diceOf = ({ fork, ...own }: Journal): Journal =>
  fork?.chance === 'SAME' ? fork.of : own;

/**
 * The effective commits: those up to the target of the last rewind, as they counted then, and those
 * from the rewind on.
 */
export function effective(commits: readonly JournalCommit[]): readonly JournalCommit[] {
  const last = commits.findLastIndex((commit) => rewindIn(commit) !== undefined);
  const rewind = commits[last] && rewindIn(commits[last]);
  if (rewind === undefined) return commits;
  const { to } = rewind;
  const before = commits.slice(0, last).filter(({ version }) => version <= to);
  return [...effective(before), ...commits.slice(last)];
}

/** The rewind recorded by a commit, if any. */
export function rewindIn({ entries }: Pick<JournalCommit, 'entries'>): Rewound | undefined {
  for (const entry of entries) {
    const rewound = rewindOf(entry);
    if (rewound !== undefined) return rewound;
  }
  return undefined;
}

/** The rewind noted by an entry, if any. */
export const rewindOf = (entry: Entry): Rewound | undefined =>
  entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Rewound' ? entry.note : undefined;
