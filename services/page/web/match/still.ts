import { signal } from '@preact/signals';
import type { Table } from '../../../../shared/client/index.ts';
import type { Here } from '../here/here.ts';
import { atRest } from './at-rest.ts';
import type { MatchModel } from './model.ts';
import { createReading } from '../reading/reading.ts';

type Seen = { readonly matchId: string; readonly version: number; readonly view: unknown };

/** A match as a viewer was shown it once, at one version: it does not go on. */
export function openStill(here: Here, { matchId, version, view }: Seen): MatchModel {
  const shown: Table = {
    ...{ version, at: new Date().toISOString(), view, status: 'RUNNING', result: null, seatsAt: 0 },
    ...{ questions: [], waitingOn: [], clocks: [], proposals: [] },
  };
  const table = signal<Table | undefined>(shown);
  const reading = createReading(here, matchId, table);
  void reading.readDetails().then(reading.readSheet);
  return { ...reading, ...atRest(reading), id: matchId, table };
}
