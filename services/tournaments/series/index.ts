import { createCommandLoop } from '../../platform/commands/command-loop.ts';
import type { Command } from '../../platform/commands/command.ts';
import { oneAtATime } from '../../platform/commands/one-at-a-time.ts';
import { createWarm } from '../../platform/commands/warm.ts';
import { qualified } from '../../../shared/tournaments/series/qualified.ts';
import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { seriesStream } from '../../platform/storage/tournaments/series-name.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Reader } from '../reading/reader.ts';
import { createSeries } from './create-series.ts';
import { draftSeason } from './draft-season.ts';
import { divisionsSetUp, type SettingUp } from './divisions.ts';
import { noteRuns, ownSeries } from './own-series.ts';
import {
  noSeries,
  readSeries,
  seriesAsLoaded,
  seriesNamed,
  type LoadedSeries,
  type SeriesAct,
} from './series-aggregate.ts';
import type { SeriesUses } from './series-contract.ts';
import { draftSeasonInput, updateSeriesInput } from '../generated/inputs.ts';
import { ofQualified } from './series-input.ts';
import { checkMayFindSeries, checkRuns, seriesSeenBy } from './series-permissions.ts';
import type { SeriesRecord } from './series-record.ts';
import { tableOfSeries } from './table-of-series.ts';
import { updateSeries } from './update-series.ts';

type SeriesCommand = Command<LoadedSeries, SeriesAct>;

/** Creates the use-cases of series and leagues. */
export function createSeriesUses(
  deps: TournamentsDeps,
  reader: Reader,
  settingUp: SettingUp,
): SeriesUses {
  const { store, now, random, room } = deps;
  const warm = createWarm(seriesAsLoaded(store), { store, room });
  const loop = createCommandLoop<LoadedSeries, SeriesAct, SeriesCommand>(
    { warm, inTurn: oneAtATime(), now, random },
    {
      called: 'series',
      check: checkExpected,
      first: async ({ record }, version) =>
        (await readSeries(store, record.id, version))?.record ?? noSeries(),
    },
  );
  const shown = async (id: string, viewer: AccountActor | undefined): Promise<SeriesRecord> =>
    checkMayFindSeries(reader, await seriesNamed(store, id), viewer);

  /** Runs one act of an organizer. */
  const act = async (
    seriesId: string,
    command: SeriesCommand & { readonly actor: AccountActor },
  ) => {
    const { actor } = command;
    // an account that may not find it learns nothing, not even its version
    await checkRuns(reader, await seriesNamed(store, seriesId), actor);
    const record = await loop(seriesStream(seriesId), {
      ...command,
      async act(loaded) {
        await checkRuns(reader, loaded.record, actor);
        return command.act(loaded);
      },
    });
    return seriesSeenBy(record, actor);
  };

  return {
    findSeries: async (viewer, id) => seriesSeenBy(await shown(id, viewer), viewer),

    ownSeries: (actor, page) => ownSeries(deps, actor, page),

    seriesTable: async (viewer, id) => tableOfSeries(reader, (await shown(id, viewer)).series),

    async qualifiedIn(viewer, of) {
      const { seriesId, count, without } = checked(ofQualified(), of);
      const { series } = await shown(seriesId, viewer);
      const { rows } = await tableOfSeries(reader, series);
      return qualified(rows, series.regulations, { count, without: new Set(without) });
    },

    createSeries: async (actor, input) =>
      seriesSeenBy(await createSeries(deps, actor, input), actor),

    async updateSeries(actor, input) {
      checkScope(actor, 'organize');
      const said = checked(updateSeriesInput(), input);
      const { seriesId, commandId, expectedVersion, ...says } = said;
      return act(seriesId, {
        ...{ name: 'updateSeries', actor, commandId, expectedVersion, says },
        async act({ record: { series } }) {
          const steps = await updateSeries({ series, actor, input: says, reader });
          const { organizers } = says;
          if (organizers) await noteRuns(deps, [series.owner, ...organizers], series);
          return steps.length === 0 ? undefined : steps;
        },
      });
    },

    async draftSeason(actor, input) {
      checkScope(actor, 'organize');
      const said = checked(draftSeasonInput(), input);
      const { seriesId, commandId, expectedVersion, ...says } = said;
      return act(seriesId, {
        ...{ name: 'draftSeason', actor, commandId, expectedVersion, says },
        act: ({ record }) =>
          draftSeason({
            ...{ series: record.series, input: says, reader },
            setUp: divisionsSetUp(settingUp, actor, { record, regulations: says.regulations }),
          }),
      });
    },
  };
}

/** Refuses an act whose sender has not seen the present version of the series. */
function checkExpected({ record }: LoadedSeries, { expectedVersion }: SeriesCommand): void {
  if (expectedVersion === undefined || expectedVersion === record.version) return;
  const stands = `The series is at version ${String(record.version)}`;
  refuse('STALE_VERSION', `${stands}, not ${String(expectedVersion)}.`, {
    currentVersion: record.version,
  });
}
