import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Series, SeriesStep } from '../../../shared/tournaments/series/series.ts';
import type { AccountActor } from '../../requests/actor.ts';
import type { Mistake } from '../../requests/mistakes.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
import { mayFind, standingOf } from '../permissions.ts';
import type { Reader } from '../reading/reader.ts';
import type { SeriesInputs } from './series-input.ts';
import { owns } from './series-permissions.ts';

type Said = Omit<SeriesInputs['update'], 'seriesId' | 'commandId' | 'expectedVersion'>;
type Updating = {
  readonly series: Series;
  readonly actor: AccountActor;
  readonly input: Said;
  readonly reader: Reader;
};

/** Changes a series: its setting, who runs it, and which events it has. What is left out stays. */
export async function updateSeries(updating: Updating): Promise<readonly SeriesStep[]> {
  const { series, actor, input } = updating;
  const { name, description, visibility, regulations, league, organizers, events } = input;
  if (organizers && !owns(series, actor)) {
    refuse('FORBIDDEN', 'Only its owner and admins say who else runs a series.');
  }
  if (league && !series.league) {
    const detail = 'A series does not become a league: set one up.';
    refuseInput({ path: ['league'], detail });
  }
  if (events || visibility !== undefined) await checkEvents(updating);
  const updated: SeriesStep = {
    type: 'SeriesUpdated',
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(visibility !== undefined && { visibility }),
    ...(regulations && { regulations: regulations as Series['regulations'] }),
    ...(league && { league: league as Series['league'] & object }),
    ...(organizers && { organizers }),
  };
  return [
    ...(Object.keys(updated).length > 1 ? [updated] : []),
    ...(events ? [{ type: 'EventsSet' as const, events }] : []),
  ];
}

/** Refuses events that cannot stand in it, each with why. */
async function checkEvents({ series, actor, input, reader }: Updating): Promise<void> {
  const { events = series.events, visibility = series.visibility } = input;
  const known = new Set(series.events.flat());
  const mistakes: Mistake[] = [];
  for (const [i, ids] of events.entries()) {
    if (ids.length > 1 && !series.league) {
      mistakes.push({ path: ['events', i], detail: 'Only seasons of a league have divisions.' });
    }
    for (const [j, id] of ids.entries()) {
      const tournament = await tournamentFor(reader, actor, id);
      const detail = wrongWith(tournament, {
        series: { ...series, visibility },
        isNew: !known.has(id),
        actor,
      });
      if (detail !== undefined) mistakes.push({ path: ['events', i, j], detail });
    }
  }
  if (mistakes.length > 0) refuseInput(...mistakes);
}

/** A tournament that they may find; for whoever may not there is none. */
async function tournamentFor(
  reader: Reader,
  actor: AccountActor,
  id: string,
): Promise<Tournament | undefined> {
  const record = await reader.find(id);
  return record && mayFind(record.tournament, actor) ? record.tournament : undefined;
}

type Wanted = {
  readonly series: Pick<Series, 'visibility' | 'league'>;
  /** What stands in it already has been looked at when it came in. */
  readonly isNew: boolean;
  readonly actor: AccountActor;
};

function wrongWith(
  tournament: Tournament | undefined,
  { series, isNew, actor }: Wanted,
): string | undefined {
  if (tournament === undefined) return isNew ? 'There is no such tournament.' : undefined;
  if (tournament.visibility === 'PRIVATE' && series.visibility !== 'PRIVATE') {
    return 'It is private, and whoever sees this series would see its result.';
  }
  if (!isNew) return undefined;
  if (!standingOf(tournament, actor).some((role) => RUNNING.includes(role))) {
    return 'Only those who run a tournament bring it into a series.';
  }
  if (tournament.status === 'DRAFT') return 'It is not announced yet: nobody else may know of it.';
  const [stage, ...more] = tournament.regulations.stages;
  if (series.league && (stage?.format !== 'ROUND_ROBIN' || more.length > 0)) {
    return 'A division of a league is one round robin.';
  }
  return undefined;
}

const RUNNING: readonly string[] = ['OWNER', 'ORGANIZER', 'ADMIN'];
