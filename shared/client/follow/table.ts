import type {
  LinePartsFragment,
  SeatPartsFragment,
  UpdatePartsFragment,
} from '../generated/operations.ts';
import { alike, MisfitError, patched, type PatchStep } from './patch.ts';

export type Update = UpdatePartsFragment;
export type Line = LinePartsFragment;
export type Question = Update['questions'][number];
export type SeatInfo = SeatPartsFragment;

/** A match as its follower sees it, at one version. */
export type Table = {
  readonly version: number;
  /** The time of that version, ISO 8601. */
  readonly at: string;
  /** Shaped by the game's `viewSchema`. Unchanged parts are the same by reference. */
  readonly view: unknown;
  /** The pending questions, without those whose answers from here are on their way. */
  readonly questions: readonly Question[];
  readonly waitingOn: readonly string[];
  readonly clocks: Update['clocks'];
  /** The proposals of the table, the newest last; the same by reference if unchanged. */
  readonly proposals: Update['proposals'];
  readonly status: Update['status'];
  readonly result: Update['result'];
  /** The version that last changed the seats. */
  readonly seatsAt: number;
};

/**
 * The result of an update: the next table; `known` if it was seen before; `gap` if some are missing.
 */
export type UpdateResult = { readonly table: Table } | 'known' | 'gap';

/** Applies an update to a table. Without a table only a snapshot is accepted. */
export function take(held: Table | undefined, update: Update): UpdateResult {
  const { snapshot, patch, from, version } = update;
  if (held !== undefined && version <= held.version) return 'known';
  if (patch === null) return { table: tableOf(held, update, alike(held?.view, snapshot)) };
  if (held === undefined) return 'gap';
  if (from !== held.version) return 'gap';
  try {
    return { table: tableOf(held, update, patched(held.view, patch as readonly PatchStep[])) };
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
