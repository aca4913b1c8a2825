import { catalogue } from '../../../services/matches/terms/games.ts';
import type { AccountActor, Role } from '../../../services/platform/requests/actor.ts';
import { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import type { ActInputs } from '../../../services/tournaments/contract.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { eventInMemory } from '../../../tools/simulate/event/event.ts';
import { bytesFrom } from '../../support/chance.ts';
import { secretNumbers } from '../../support/secret-numbers.ts';
import { onceIn, type Luck } from './luck.ts';

export const person = (account: string, ...roles: Role[]): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player', ...roles],
});
export const owner = person('owner', 'organizer');
export const judge = person('judge');
/** Decides appeals against what the others have ruled. */
export const admin = person('admin', 'admin');
export const reason = 'As the rules of the event have it.';

/** Runs an act of an account; returns the refusal, if any, as its answer. */
export type Act = <Name extends keyof ActInputs>(
  actor: AccountActor,
  name: Name,
  input: Omit<ActInputs[Name], 'tournamentId'>,
) => Promise<CommandRefusedError | undefined>;

/** A registered event in memory, with all that it takes to act in it. */
export async function openTable(seed: number, regulations: unknown, luck: Luck) {
  const event = eventInMemory({
    games: catalogue([{ ...secretNumbers, seats: { min: 2, max: 6 } }]),
    random: bytesFrom(`event ${String(seed)}`),
    at: '2026-03-01T12:00:00.000Z',
    rating: (account) => 900 + 50 * (account.length % 3),
  });
  const { tournaments } = event;
  const made = await tournaments.createTournament(owner, { name: 'Cup', regulations });
  const { id } = made.tournament;
  const act: Act = async (actor, name, input) => {
    try {
      const done = tournaments[name] as (by: AccountActor, said: unknown) => Promise<unknown>;
      await done(actor, { tournamentId: id, ...input });
      return undefined;
    } catch (error) {
      if (error instanceof CommandRefusedError) return error;
      throw error;
    }
  };
  const latest = async (): Promise<Tournament> => (await tournaments.find(owner, id)).tournament;

  /** A match ends: places may be shared, and some never came. */
  const endMatch = async (match: string): Promise<void> => {
    const scores = (event.open.get(match)?.players ?? []).map(() => luck(12));
    const seats = scores.map((score) => ({
      place: 1 + scores.filter((other) => other > score).length,
      score,
      ...(onceIn(luck, 15) && { noShow: true }),
    }));
    await event.over(match, { ended: 'RULES', seats });
  };
  return { event, id, luck, act, latest, endMatch };
}

export type Table = Awaited<ReturnType<typeof openTable>>;

/** A ruling on a pod: places that may be shared, and points of their own at times. */
export function ruling(luck: Luck, players: readonly number[]) {
  const worth = players.map(() => luck(4));
  return players.map((number, i) => ({
    number,
    place: 1 + worth.filter((each) => each > (worth[i] ?? 0)).length,
    ...(onceIn(luck, 6) && { points: 1_000 * luck(4) }),
  }));
}
