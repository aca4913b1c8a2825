import type { Entry } from '../match/entry.ts';
import type { Seat } from '../procedure/step.ts';

/** All entries of one action, stored as one. */
export type JournalCommit = {
  readonly version: number;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly entries: readonly Entry[];
};

/** A whole match, as exported: enough to replay it and to check its dice. Plain JSON. */
export type Journal = {
  readonly format: 'questhall-journal/1';
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly entropy: readonly string[];
  /** SHA-256 of the secret, in hex, published before play. */
  readonly commitment: string;
  /** In hex; present once the match is over. */
  readonly secret?: string;
  readonly commits: readonly JournalCommit[];
};

/** The commits that count: what a rewind cut is left out. */
export function effective(commits: readonly JournalCommit[]): readonly JournalCommit[] {
  const kept: JournalCommit[] = [];
  for (const commit of commits) {
    const to = rewoundTo(commit);
    if (to !== undefined) while ((kept.at(-1)?.version ?? 0) > to) kept.pop();
    kept.push(commit);
  }
  return kept;
}

function rewoundTo(commit: JournalCommit): number | undefined {
  for (const entry of commit.entries) {
    if (entry.type === 'Noted' && !entry.wakes && entry.note.type === 'Rewound')
      return entry.note.to;
  }
  return undefined;
}
