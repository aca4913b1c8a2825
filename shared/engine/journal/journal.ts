import type { DrawnRound } from '../fairness/beacon.ts';
import type { Entry, Rewound } from '../match/entry.ts';
import type { Standing } from '../match/game.ts';
import type { Seat } from '../procedure/seat.ts';

/** All entries of one action, stored as one. */
export type JournalCommit = {
  readonly version: number;
  /** The time at which it was stored, ISO 8601. */
  readonly at: string;
  /** None where only what lies around the play has changed: who is at the table, or the clocks. */
  readonly entries: readonly Entry[];
};

/** A whole match, as exported: enough to replay it and to check its dice. Plain JSON. */
export type Journal = {
  readonly format: 'questhall-journal/1';
  /** The commit of the release that exported it, 40 hex digits; absent where that is not known. */
  readonly commit?: string;
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly entropy: readonly string[];
  /** The round that a public beacon drew for it, in the place of what was added; and when it was due. */
  readonly beacon?: DrawnRound & { readonly drawnAt: string };
  /** Published before play: `commitmentOf`. */
  readonly commitment: string;
  /** The secret of the dice in hex; present once the match is over. */
  readonly secret?: string;
  /** The levels of the bots by their seats; absent where the record does not tell who held them. */
  readonly bots?: Readonly<Record<Seat, string>>;
  /**
   * `abandoned` where nobody was left to play it to its end: all gave up, or, where its last commit holds
   * nothing, nobody was there any more. Else it is to have an end.
   */
  readonly ended?: 'finished' | 'abandoned';
  /** The ranking at its end, best first; absent where nobody has recorded it, or the rules have not ended it. */
  readonly ranking?: readonly Standing[];
  /** The match that it is forked from; absent where it was played from the beginning. */
  readonly fork?: ForkedFrom;
  readonly commits: readonly JournalCommit[];
};

/** The match and version that a match goes on from that is forked from another one. */
export type ForkedFrom = {
  /** The whole journal of that match. */
  readonly of: Journal;
  /** The version of it that the fork goes on from. */
  readonly version: number;
  /** The dice that the fork rolls: those of that match, under the same keys, or its own. */
  readonly chance: 'SAME' | 'FRESH';
};

/** The journal of the match whose secret, id and entropy decide the rolls of this one. */
export const diceOf = ({ fork, ...own }: Journal): Journal =>
  fork?.chance === 'SAME' ? fork.of : own;

/**
 * The commits that count: those up to where the last rewind went back to, as they counted then, and
 * those from it on.
 */
export function effective(commits: readonly JournalCommit[]): readonly JournalCommit[] {
  const last = commits.findLastIndex((commit) => rewindIn(commit) !== undefined);
  const rewind = commits[last] && rewindIn(commits[last]);
  if (rewind === undefined) return commits;
  const { to } = rewind;
  const before = commits.slice(0, last).filter(({ version }) => version <= to);
  return [...effective(before), ...commits.slice(last)];
}

/** The rewind that a commit records, if it does. */
export function rewindIn({ entries }: Pick<JournalCommit, 'entries'>): Rewound | undefined {
  for (const entry of entries) {
    const rewound = rewindOf(entry);
    if (rewound !== undefined) return rewound;
  }
  return undefined;
}

/** The rewind that an entry notes, if it does. */
export const rewindOf = (entry: Entry): Rewound | undefined =>
  entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Rewound' ? entry.note : undefined;
