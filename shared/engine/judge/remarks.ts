import type { Journal, JournalCommit } from '../journal/journal.ts';

/** A remark on a journal: a lawful act by someone other than the players that a reader should know. */
export type Remark = {
  readonly version: number;
  readonly what: 'rewound' | 'closed' | 'paused' | 'resumed' | 'reissued' | 'deserted';
  readonly reason: string;
  /** With `rewound`: the version that the match was taken back to. */
  readonly to?: number;
};

/**
 * The rewinds, closed rules, pauses and reissued questions of a record, in order, and its abandonment.
 */
export const remarksOn = ({ commits, ended, fork }: Journal): readonly Remark[] => {
  // A fork has no opponents to leave behind, so it is never deserted.
  const last = ended === 'abandoned' && !fork ? commits.at(-1) : undefined;
  const deserted = last?.entries.length === 0 ? [remarkOf(last.version)] : [];
  return [...doneTo(commits), ...deserted];
};

const remarkOf = (version: number): Remark => ({ version, what: 'deserted', reason: '' });

const doneTo = (commits: readonly JournalCommit[]): readonly Remark[] =>
  commits.flatMap(({ version, entries }) =>
    entries.flatMap((entry): readonly Remark[] => {
      if (entry.type === 'Reissued') return [{ version, what: 'reissued', reason: '' }];
      if (entry.type !== 'Noted' || entry.wakes) return [];
      const { note } = entry;
      switch (note.type) {
        case 'Rewound':
          return [{ version, what: 'rewound', reason: note.reason, to: note.to }];
        case 'ProcedureClosed':
          return [{ version, what: 'closed', reason: note.reason }];
        case 'Paused':
          return [{ version, what: 'paused', reason: note.reason }];
        case 'Resumed':
          return [{ version, what: 'resumed', reason: '' }];
        case 'OrdersSet':
          return [];
      }
    }),
  );
