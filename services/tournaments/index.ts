import type { TournamentEvent } from '../../shared/tournaments/events/event.ts';
import { createCommandLoop } from '../platform/commands/command-loop.ts';
import { oneAtATime } from '../platform/commands/one-at-a-time.ts';
import { createWarm } from '../platform/commands/warm.ts';
import type { Directing } from './directing-contract.ts';
import { tournamentStream } from '../platform/storage/tournaments/name.ts';
import {
  noTournament,
  readTournament,
  tournamentsAsLoaded,
  type LoadedTournament,
} from './aggregate.ts';
import { acts, type JudgedAct } from './commands/acts.ts';
import { checkExpected, commandFor, type TournamentCommand } from './commands/command.ts';
import { createTournament } from './commands/create.ts';
import { enrolling } from './commands/enrol.ts';
import { inspecting } from './commands/inspect.ts';
import type { ActInputs, SeenTournament, Tournaments } from './contract.ts';
import type { TournamentsDeps } from './deps.ts';
import { createDirecting } from './directing/directing.ts';
import { createReader } from './reading/reader.ts';
import { createReading } from './reading/reading.ts';
import type { TournamentRecord } from './record/tournament-record.ts';
import { tournamentView } from './views/tournament-view.ts';
import { createSeriesUses } from './series/index.ts';

/** Creates the use-cases of tournaments, and their automatic work. */
export function createTournaments(deps: TournamentsDeps): Tournaments & Directing {
  const { store, now, random, room } = deps;
  const warm = createWarm(tournamentsAsLoaded(deps), { store, room });
  const inTurn = oneAtATime();
  const reader = createReader(deps);

  const loop = createCommandLoop<LoadedTournament, readonly TournamentEvent[], TournamentCommand>(
    { warm, inTurn, now, random },
    {
      called: 'tournament',
      check: checkExpected,
      first: async ({ record }, version) =>
        (await readTournament(store, record.id, version))?.record ?? noTournament(),
    },
  );
  const handle = (id: string, command: TournamentCommand): Promise<TournamentRecord> =>
    loop(tournamentStream(id), command);

  const judged =
    <Name extends JudgedAct>(name: Name) =>
    async (
      actor: Parameters<Tournaments[Name]>[0],
      input: ActInputs[Name],
    ): Promise<SeenTournament> => {
      const { tournamentId, command } = commandFor(deps, name, actor, input);
      return tournamentView(await handle(tournamentId, command), actor, now().toISOString());
    };
  const names = Object.keys(acts) as JudgedAct[];

  const create: Tournaments['createTournament'] = async (actor, input) =>
    tournamentView(await createTournament(deps, actor, input), actor, now().toISOString());

  return {
    ...(Object.fromEntries(names.map((name) => [name, judged(name)])) as unknown as Pick<
      Tournaments,
      JudgedAct
    >),
    ...enrolling(deps, reader),
    ...createReading(deps, reader),
    ...createDirecting(deps, { warm, inTurn }),
    createTournament: create,
    ...createSeriesUses(deps, reader, {
      createTournament: create,
      invitePlayers: judged('invitePlayers'),
    }),
    inspectPod: inspecting(deps, handle),
  };
}
