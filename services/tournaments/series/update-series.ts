import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Series, SeriesStep } from '../../../shared/tournaments/series/series.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Mistake } from '../../platform/requests/mistakes.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { mayFind, standingOf } from '../permissions.ts';
import type { Reader } from '../reading/reader.ts';
import type { UpdateSeriesInput } from '../generated/inputs.ts';
import { owns } from './series-permissions.ts';

type Said = Omit<UpdateSeriesInput, 'seriesId' | 'commandId' | 'expectedVersion'>;
type Updating = {
  readonly series: Series;
  readonly actor: AccountActor;
  readonly input: Said;
  readonly reader: Reader;
};

/** Changes a series: its setup, its organizers, and its events. Fields left out stay. */
export async function updateSeries(updating: Updating): Promise<readonly SeriesStep[]> {
  const { series, actor, input } = updating;
  const { name, description, visibility, regulations, league, organizers, events } = input;
  if (organizers && !owns(series, actor)) {
    refuse('FORBIDDEN', 'Only the owner and admins can change who runs a series.');
  }
  if (league && !series.league) {
    const detail = "A series can't become a league. Create a league instead.";
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

/** Refuses events that can't be part of it, each with the reason. */
async function checkEvents({ series, actor, input, reader }: Updating): Promise<void> {
  const { events = series.events, visibility = series.visibility } = input;
  const known = new Set(series.events.flat());
  const mistakes: Mistake[] = [];
  for (const [i, ids] of events.entries()) {
    if (ids.length > 1 && !series.league) {
      mistakes.push({ path: ['events', i], detail: 'Only league seasons can have divisions.' });
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

/** A tournament that the actor may find; otherwise `undefined`. */
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
  /** False if it is part of the series already, and was checked when it was added. */
  readonly isNew: boolean;
  readonly actor: AccountActor;
};

function wrongWith(
  tournament: Tournament | undefined,
  { series, isNew, actor }: Wanted,
): string | undefined {
  if (tournament === undefined)
    return isNew ? "Tournament not found, or you don't have access." : undefined;
  if (tournament.visibility === 'PRIVATE' && series.visibility !== 'PRIVATE') {
    return "This tournament is private, so it can't be in a series that isn't.";
  }
  if (!isNew) return undefined;
  if (!standingOf(tournament, actor).some((role) => RUNNING.includes(role))) {
    return 'Only people who run a tournament can add it to a series.';
  }
  if (tournament.status === 'DRAFT')
    return "This tournament isn't announced yet. Announce it first.";
  const [stage, ...more] = tournament.regulations.stages;
  if (series.league && (stage?.format !== 'ROUND_ROBIN' || more.length > 0)) {
    return 'A league division must be one round robin.';
  }
  return undefined;
}

const RUNNING: readonly string[] = ['OWNER', 'ORGANIZER', 'ADMIN'];
