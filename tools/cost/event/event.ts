import { createApp } from '../../../services/app/app.ts';
import type { Game } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import { createClient } from '../../../services/platform/storage/table/client.ts';
import { tournamentStream } from '../../../services/platform/storage/tournaments/name.ts';
import type { Fact } from '../../../services/tournaments/facts/fact.ts';
import { apiOn } from '../apis.ts';
import { listed } from '../listed.ts';
import { meterOn } from '../meter.ts';
import { startPlatform, type Platform } from '../platform.ts';
import { gameTime } from '../timers.ts';
import { directingOn } from './directing.ts';
import type { MeasuredEvent } from './measured.ts';

/** Settings of measuring a tournament: a game with a preset of this name. */
export type EventMeasuring = {
  readonly game: Game;
  readonly preset: string;
  readonly players: number;
  readonly rounds: number;
  /** Number of measured looks at the table. */
  readonly looks: number;
};

const TABLE = 'cost';
const owner: AccountActor = { kind: 'account', account: 'owner', roles: ['player', 'organizer'] };

const registering = `mutation ($id: ID!, $entropy: String) {
  registerForTournament(input: { tournamentId: $id, entropy: $entropy }) { id version } }`;
const looking = `query ($id: ID!) { tournament(id: $id) { version status standings(first: 100) {
  edges { node { rank points player { number account { id name } } } } } } }`;

/**
 * Measures a tournament whose matches are made and not played, with memory and clients of its own
 * for each part of the service.
 */
export async function measureEvent(measuring: EventMeasuring): Promise<MeasuredEvent> {
  const platform = await startPlatform(TABLE);
  try {
    return await measureOn(platform, measuring);
  } finally {
    platform.close();
  }
}

async function measureOn({ endpoint }: Platform, measuring: EventMeasuring) {
  const { game, players, rounds, looks } = measuring;
  const { now } = gameTime();
  const index = listed();
  const part = () => {
    const client = createClient({ endpoint });
    return { client, store: createStore({ client, table: TABLE }) };
  };
  const [entrance, window, eyes] = [part(), part(), part()];
  const meters = [
    meterOn(entrance.client, { listed: index }),
    meterOn(window.client, { listed: index }),
  ] as const;
  const behind = directingOn({ endpoint, table: TABLE, game, now, listed: index });
  const { tournaments } = createApp({ store: eyes.store, games: [game], now });
  const { id } = (
    await tournaments.createTournament(owner, {
      name: 'The event',
      regulations: regulationsOf(measuring),
    })
  ).tournament;
  await tournaments.announceTournament(owner, { tournamentId: id });
  await tournaments.openRegistration(owner, { tournamentId: id });

  const names = Array.from({ length: players }, (_, n) => `player${String(n + 1)}`);
  const api = await apiOn(entrance.store, game, now);
  for (const name of names) {
    const variables = { id, entropy: `luck of ${name}` };
    await meters[0].during(() => api.ask(name, { query: registering, variables }));
    await behind.settle(id);
  }
  await tournaments.startTournament(owner, { tournamentId: id });
  await behind.settle(id);

  let pods = 0;
  for (let number = 1; number <= rounds; number += 1) {
    const round = (await tournaments.find(owner, id)).tournament.rounds[number - 1];
    if (round?.status !== 'RUNNING') throw new Error(`Round ${String(number)} does not run.`);
    for (const { pod, players: seated } of round.pods) {
      const seats = seated.map((_, i) => ({ place: i + 1, score: 60 - i }));
      const fact: Fact = {
        ...{ kind: 'RESULT', round: number, pod, attempt: 1, ended: 'RULES', seats },
      };
      const key = `RESULT.${String(number)}.${String(pod)}.1`;
      const at = now().toISOString();
      await behind.tell({ stream: tournamentStream(id), at, id: key, fact });
      await behind.settle(id);
    }
    pods += round.pods.length;
  }

  const sight = await apiOn(window.store, game, now);
  for (let n = 0; n < looks; n += 1) {
    const name = names[n % names.length] ?? '';
    await meters[1].during(() => sight.ask(name, { query: looking, variables: { id } }));
  }
  for (const { client } of [entrance, window, eyes]) client.destroy();
  return {
    ...{ game: game.id, players, rounds, pods },
    registering: meters[0].total(),
    directing: behind.total(),
    looks,
    looking: meters[1].total(),
  };
}

/** An automatic Swiss in pods of four. */
const regulationsOf = ({ game, preset, players, rounds }: EventMeasuring) => ({
  game: { id: game.id, preset },
  stages: [{ format: 'SWISS', rounds, podSize: { preferred: 4, min: 3, max: 5 } }],
  registration: { cap: players },
  rounds: { advance: 'AUTO', gap: 'PT0S' },
});
