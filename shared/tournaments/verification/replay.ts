import { evolve, isKnown } from '../evolve/evolve.ts';
import type { Tournament } from '../record/tournament.ts';
import { unknownMembers } from './members.ts';
import { heldToActs } from './entries/held.ts';
import { anchors } from './anchors.ts';
import { checked } from './checks/check.ts';
import type { TournamentExport, TournamentUpdate } from './export.ts';
import { unless, type Moment, type PublishedSchedule } from '../acts/moment.ts';

/** The record and the faults of an export's steps. */
export type Replayed = {
  /** The record folded from the steps; `undefined` without steps. */
  readonly tournament: Tournament | undefined;
  readonly faults: readonly string[];
};

/**
 * Replays the steps of an export from nothing, and checks each event against the record before it.
 * @throws Error if they can't be replayed.
 */
export function replayed({ id, commits }: TournamentExport): Replayed {
  const faults: string[] = [];
  const known = { id, schedules: new Map<number, PublishedSchedule>(), made: new Map() };
  const unanchored = anchors();
  let tournament: Tournament | undefined;
  for (const [i, commit] of commits.entries()) {
    const { version, at } = commit;
    const next = step(tournament, commit, known);
    const found = [
      ...unless(version === i, `it should be version ${String(i)}`),
      ...unless(
        tournament === undefined || at >= tournament.updatedAt,
        'it is from before the last',
      ),
      ...next.faults,
      ...unanchored(commit),
    ];
    faults.push(...found.map((what) => `version ${String(version)}: ${what}`));
    tournament = next.tournament;
  }
  return { tournament, faults };
}

type Following = Pick<Moment, 'schedules' | 'made'> & { readonly id: string };

function step(
  tournament: Tournament | undefined,
  { version, at, events }: TournamentUpdate,
  { id, schedules, made }: Following,
): Replayed {
  const faults: string[] = [];
  const moments: Moment[] = [];
  const since = tournament?.updatedAt ?? at;
  let before = tournament;
  for (const [index, event] of events.entries()) {
    const isFirst = before === undefined;
    faults.push(
      ...unless(isKnown(event), `an event of type ${event.type} is not known here`),
      ...unknownMembers(event).map((path) => `${path} is not known here`),
      ...unless(
        (event.type === 'TournamentCreated') === isFirst,
        'the event is not created once, at the beginning',
      ),
    );
    if (before) {
      const moment = { event, before, events, index, at, since, schedules, made };
      faults.push(...checked(moment));
      moments.push(moment);
    }
    before = publicly(evolve(before, { stream: id, version, at, events: [event] }));
  }
  faults.push(...heldToActs(moments));
  for (const { event } of moments) {
    if (event.type === 'RoundPublished') made.set(event.round, event.drawn);
  }
  return { tournament: before && { ...before, version, updatedAt: at }, faults };
}

/**
 * The public view of a record: a round that was taken back is gone, and the versions of the audit
 * are only for staff.
 */
const publicly = (tournament: Tournament): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.filter(({ status }) => status !== 'DRAFT'),
  audit: { ...tournament.audit, versions: [] },
});
