import { hashOfEntry } from '../../../shared/tournaments/record/audit.ts';
import { stepsHash } from '../../../shared/tournaments/evolve/steps.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type {
  StandingTable,
  TournamentExport,
  TournamentUpdate,
} from '../../../shared/tournaments/verification/export.ts';
import { replayed } from '../../../shared/tournaments/verification/replay.ts';
import { tableOf } from '../../../shared/tournaments/table/table.ts';

type Step = TournamentUpdate;

/** The export that a thorough forger makes of other steps: ids and hashes of the audit, record and tables follow from them. */
export function forged(exported: TournamentExport, steps: readonly Step[]): TournamentExport {
  let hash = '';
  let entries = 0;
  let before = '';
  const rehashed = (event: TournamentEvent): TournamentEvent => {
    if (event.type === 'RoundPublished') return { ...event, stepsHash: before };
    if (event.type !== 'ActAudited') return event;
    entries += 1;
    const { hash: _, id: __, ...said } = event.entry;
    const entry = { id: `a${String(entries)}`, ...said };
    hash = hashOfEntry(hash, entry);
    return { ...event, entry: { ...entry, hash } };
  };
  const commits = steps.map((step, version) => {
    const made = { ...step, version, events: step.events.map(rehashed) };
    before = stepsHash(before, made);
    return made;
  });
  const { tournament } = replayed({ ...exported, commits });
  if (tournament === undefined) throw new Error('Nothing is left of it.');
  const standings = tournament.rounds.map(({ round, stage }): StandingTable => ({
    ...{ stage, round },
    rows: tableOf(tournament, { stage, upTo: round }),
  }));
  return { ...exported, tournament, commits, standings };
}

/** The steps with other events in the place of those of one; `undefined` takes an event away. */
export const changing = (
  { commits }: TournamentExport,
  change: (
    event: TournamentEvent,
    at: readonly [step: number, index: number],
  ) => TournamentEvent | readonly TournamentEvent[],
): readonly Step[] =>
  commits.map((step, i) => ({
    ...step,
    events: step.events.flatMap((event, j) => change(event, [i, j])),
  }));
