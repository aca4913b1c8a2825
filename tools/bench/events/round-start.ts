import { ask } from '../../../test/local/player.ts';
import { between } from '../../../services/platform/time/duration.ts';
import type { Figure } from '../figure.ts';
import { holding, until, type Held } from './held.ts';

const SEATS = 4;
/** Maximum number of players that one command registers. */
const BATCH = 500;
/** Lead time in which a round is sure to be published before it begins. */
const AHEAD_MS = 15_000;

const looking = `query ($id: ID!) { tournament(id: $id) { rounds { status } } }`;
type Looked = { readonly tournament: { readonly rounds: readonly { readonly status: string }[] } };

/** Waits until the last round has this status. */
export const roundIs = ({ host, id }: Held, wanted: string): Promise<void> =>
  until(async () => {
    const { rounds } = (await ask<Looked>(host, looking, { id })).tournament;
    return rounds.at(-1)?.status === wanted;
  });

/** Registers this number of players, starts the tournament, and drafts its first round. */
export async function drafted({ act }: Held, players: number): Promise<void> {
  const people = Array.from({ length: players }, (_, n) => `player${String(n)}`);
  for (let n = 0; n < players; n += BATCH)
    await act('registerPlayers', { accountIds: people.slice(n, n + BATCH) });
  await act('startTournament');
  await act('draftRound');
}

/** Seconds from the start of a round until the last of its matches has asked its first question. */
export const roundStart = (matches: number): Promise<Figure> =>
  holding({ cap: SEATS * matches }, async (held) => {
    await drafted(held, SEATS * matches);
    const startsAt = new Date(Date.now() + AHEAD_MS).toISOString();
    await held.act('publishRound', { round: 1, startsAt });
    await roundIs(held, 'RUNNING');
    const { commits, tournament } = await held.exported();
    const made = commits.filter(({ events }) => events.some(({ type }) => type === 'PodsSeated'));
    const pods = tournament.rounds[0]?.pods ?? [];
    if (pods.length !== matches || pods.some(({ status }) => status !== 'RUNNING'))
      throw new Error(`There are ${String(pods.length)} pods, and not all are being played.`);
    // a match asks its first question in the commit that makes it, before the tournament learns of
    // it
    const value = between(startsAt, made.at(-1)?.at ?? '') / 1_000;
    return { value, unit: 's', better: 'lower' };
  });
