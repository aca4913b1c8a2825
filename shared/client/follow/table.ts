import type {
  LinePartsFragment,
  SeatPartsFragment,
  UpdatePartsFragment,
} from '../generated/operations.ts';
import { alike, MisfitError, patched, type Step } from './patch.ts';

export type Update = UpdatePartsFragment;
export type Line = LinePartsFragment;
export type Question = Update['questions'][number];
export type SeatInfo = SeatPartsFragment;

/** A match as its follower sees it, at one version. */
export type Table = {
  readonly version: number;
  /** When that version was made, ISO 8601. */
  readonly at: string;
  /** By the game's `viewSchema`. What is as it was before is the same by reference. */
  readonly view: unknown;
  /** Those that wait for an answer, less what was answered from here and is on its way. */
  readonly questions: readonly Question[];
  readonly waitingOn: readonly string[];
  readonly clocks: Update['clocks'];
  /** What was proposed to the table, the newest last; the same by reference where it is as it was before. */
  readonly proposals: Update['proposals'];
  readonly status: Update['status'];
  readonly result: Update['result'];
  /** The version that changed the seats last. */
  readonly seatsAt: number;
};

/** What an update makes of a table: the next one; nothing where it is known; or that some are missing. */
export type Taken = { readonly table: Table } | 'known' | 'gap';

/** Takes one update up. Whoever holds no table yet takes a snapshot alone. */
export function take(held: Table | undefined, update: Update): Taken {
  const { snapshot, patch, from, version } = update;
  if (held !== undefined && version <= held.version) return 'known';
  if (patch === null) return { table: tableOf(held, update, alike(held?.view, snapshot)) };
  if (held === undefined) return 'gap';
  if (from !== held.version) return 'gap';
  try {
    return { table: tableOf(held, update, patched(held.view, patch as readonly Step[])) };
  } catch (error) {
    if (error instanceof MisfitError) return 'gap';
    throw error;
  }
}

const tableOf = (held: Table | undefined, update: Update, view: unknown): Table => {
  const { version, at, questions, waitingOn, clocks, status, result, seatsAt } = update;
  const proposals = alike(held?.proposals, update.proposals) as Table['proposals'];
  const table = { version, at, view, questions, waitingOn, clocks, proposals };
  return { ...table, status, result, seatsAt };
};
