import { setTimeout } from 'node:timers/promises';
import { ask, tokenFor } from '../../test/local/player.ts';
import { follow } from '../bench/local/follower.ts';
import { leave, play, type Table } from '../bench/local/table.ts';
import type { Stopwatch } from '../bench/local/stopwatch.ts';

/** A local run, which gives a token for any name, and the game that is played in its events. */
export type Place = { readonly host: string; readonly game: string };

type Seat = { readonly player: { readonly account: { readonly id: string } } };
type Pod = { readonly matchId: string | null; readonly seats: readonly Seat[] };
type Event = {
  readonly status: string;
  readonly rounds: readonly { readonly pods: { readonly edges: readonly { node: Pod }[] } }[];
};

const PLAYERS = 4;
const LOOKS_EVERY_MS = 1_000;

const regulations = (game: string) => ({
  game: { id: game },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 4, min: 2, max: 5 }, rounds: 2 }],
  rounds: { advance: 'AUTO', gap: 'PT0S' },
});

const acting = (act: string): string =>
  `mutation ($id: ID!) { ${act}(input: { tournamentId: $id }) { id } }`;
const registering = `mutation ($id: ID!) {
  registerForTournament(input: { tournamentId: $id, entropy: "what nobody can guess" }) { id } }`;
const creating = `mutation ($regulations: JSON!) {
  createTournament(input: { name: "An evening of a soak", regulations: $regulations }) { id } }`;
const looking = `query ($id: ID!) { tournament(id: $id) { status rounds {
  pods(first: 100) { edges { node { matchId seats { player { account { id } } } } } } } } }`;

/** Nothing is timed, and nothing is enough: a match is played to its end. */
const untimed: Stopwatch = {
  take: () => () => undefined,
  takeBack: () => undefined,
  enough: new Promise(() => undefined),
  read: () => Promise.reject(new TypeError('Nothing was timed.')),
};

/**
 * People play an event of two rounds to its end: four of them at one table.
 * @param name of this event among those that are played; its people are named after it
 * @returns how many matches it had
 */
export async function playEvent({ host, game }: Place, name: string): Promise<number> {
  const olga = await tokenFor(host, `olga-${name}`, ['organizer']);
  const people = Array.from({ length: PLAYERS }, (_, n) => `${name}-${String(n)}`);
  const tokens = new Map<string, string>();
  for (const person of people) tokens.set(person, await tokenFor(host, person));

  const made = { regulations: regulations(game) };
  const { createTournament } = await ask<{ createTournament: { id: string } }>(
    host,
    creating,
    made,
    olga,
  );
  const { id } = createTournament;
  for (const act of ['announceTournament', 'openRegistration']) {
    await ask(host, acting(act), { id }, olga);
  }
  for (const token of tokens.values()) await ask(host, registering, { id }, token);
  await ask(host, acting('startTournament'), { id }, olga);

  const played = new Map<string, Promise<unknown>>();
  const look = async (): Promise<Event> =>
    (await ask<{ tournament: Event }>(host, looking, { id }, olga)).tournament;
  for (let event = await look(); event.status !== 'FINISHED'; event = await look()) {
    for (const { node } of event.rounds.flatMap(({ pods }) => pods.edges)) {
      const { matchId, seats } = node;
      if (matchId === null || played.has(matchId)) continue;
      const seated = seats.map(({ player }) => tokens.get(player.account.id) ?? '');
      played.set(matchId, playPod(host, matchId, seated));
    }
    await setTimeout(LOOKS_EVERY_MS);
  }
  await Promise.all(played.values());
  return played.size;
}

async function playPod(host: string, matchId: string, tokens: readonly string[]): Promise<void> {
  const followers = await Promise.all(tokens.map((token) => follow(host, token, matchId)));
  const table: Table = { host, matchId, tokens, followers };
  await play(table, tokens.length, untimed);
  await leave(table);
}
