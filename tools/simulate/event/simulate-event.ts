import { createHash } from 'node:crypto';
import { keyedChance, type Bot, type Game } from '../../../shared/engine/index.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import { catalogue } from '../../../services/matches/terms/games.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import type { PodMatch } from '../../../services/tournaments/pod-matches.ts';
import { botLuck } from '../../luck.ts';
import { playMatch } from '../match.ts';
import { eventInMemory, type EventInMemory } from './event.ts';

/** A whole tournament by bots, determined by the seed. */
export type EventPlan = {
  readonly game: Game;
  /** Regulations as an organizer writes them. */
  readonly regulations: unknown;
  readonly players: number;
  readonly seed: string;
  /** Levels of bots, assigned to the players in turn. */
  readonly bots: readonly string[];
  /** The number of answers after which a match counts as never ending. */
  readonly limit: number;
  /** Receives progress messages. */
  readonly told: (done: string) => void;
};

/** The results of a tournament. */
export type PlayedEvent = {
  readonly exported: TournamentExport;
  readonly matches: number;
  readonly answers: number;
  /** Reasons why matches did not end. */
  readonly unfinished: readonly string[];
};

const BEGINS = '2026-01-01T12:00:00.000Z';
const owner: AccountActor = { kind: 'account', account: 'owner', roles: ['player', 'organizer'] };
/** Maximum number of players that one command registers. */
const AT_ONCE = 500;
const MOST_STEPS = 10_000;

/**
 * Plays a tournament from its creation to its end by the use-cases of tournaments, on a simulated
 * clock; its matches on the engine only.
 * @throws CommandRefusedError if the regulations are invalid, or the tournament cannot go on
 */
export async function simulateEvent(plan: EventPlan): Promise<PlayedEvent> {
  const { game, regulations, seed } = plan;
  const random = bytesOf(seed);
  const event = eventInMemory({ games: catalogue([game]), random, at: BEGINS });
  const { tournaments, open } = event;
  const made = await tournaments.createTournament(owner, {
    name: `Simulated ${seed}`,
    regulations,
  });
  const { id } = made.tournament;
  await begin(event, id, plan);
  const tally = { matches: 0, answers: 0, unfinished: new Array<string>() };
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await event.settle(id);
    const due = [...open.values()];
    for (const match of due) {
      plan.told(`round ${String(match.pod.round)}, ${String(tally.matches)} matches`);
      await playPod(event, match, plan, tally);
    }
    const { tournament } = await tournaments.find(owner, id);
    if (tournament.status === 'FINAL' || tournament.status === 'CANCELLED') {
      return { ...tally, exported: await tournaments.exported(owner, id) };
    }
    if (due.length > 0) continue;
    if (next !== undefined) event.passTo(next);
    else await goOn(event, tournament);
  }
  throw new Error(`Event ${id} does not end.`);
}

/** Registers this number of players, who are all present, and starts. */
async function begin(
  { tournaments, settle, passTo }: EventInMemory,
  tournamentId: string,
  { players }: EventPlan,
) {
  const its = { tournamentId };
  const accounts = Array.from({ length: players }, (_, i) => `p${String(i + 1).padStart(4, '0')}`);
  await tournaments.announceTournament(owner, its);
  await tournaments.openRegistration(owner, its);
  for (let from = 0; from < players; from += AT_ONCE) {
    const accountIds = accounts.slice(from, from + AT_ONCE);
    await tournaments.registerPlayers(owner, { ...its, accountIds });
  }
  const { tournament } = await tournaments.find(owner, tournamentId);
  const { checkIn, startsAt } = tournament.regulations;
  for (const accountId of checkIn ? accounts : []) {
    await tournaments.checkIn(owner, { ...its, accountId });
  }
  await settle(tournamentId);
  if (startsAt === undefined) await tournaments.startTournament(owner, its);
  else passTo(startsAt);
}

/** Drafts and publishes rounds as staff do if that is not automatic. */
async function goOn({ tournaments }: EventInMemory, { id, rounds }: Tournament): Promise<void> {
  const draft = rounds.find(({ status }) => status === 'DRAFT');
  if (draft) await tournaments.publishRound(owner, { tournamentId: id, round: draft.round });
  else await tournaments.draftRound(owner, { tournamentId: id });
}

type Tally = { matches: number; answers: number; readonly unfinished: string[] };

/**
 * Plays the match of a pod by bots; one that does not end is called at its deadline, if it has one.
 */
async function playPod(event: EventInMemory, match: PodMatch, plan: EventPlan, tally: Tally) {
  const { game, bots: levels, limit } = plan;
  const seats = match.players.map((_, i) => `seat${String(i + 1)}`);
  const level = ({ account }: PodMatch['players'][number]) =>
    levels[Number(account.slice(1)) % levels.length] ?? '';
  const played = playMatch({
    ...{ game, seats, limit, check: false, orders: [], keepsStates: false },
    options: match.options,
    bots: Object.fromEntries(
      match.players.map((player, i) => [seats[i] ?? '', botOf(game, level(player))]),
    ),
    chance: keyedChance(match.secret, { match: match.id, entropy: [] }),
    luck: botLuck(`bots of ${match.id}`),
    proofreader: undefined,
    meter: undefined,
  });
  tally.matches += 1;
  tally.answers += played.commits.length - 1;
  if (played.unfinished !== undefined) tally.unfinished.push(`${match.id}: ${played.unfinished}`);
  const standing = game.standing(played.state);
  await event.over(match.id, {
    ended: 'RULES',
    seats: seats.map((seat) => {
      const { place = seats.length, score } = standing.find((each) => each.seat === seat) ?? {};
      return { place, ...(score !== undefined && { score }) };
    }),
  });
}

function botOf(game: Game, level: string): Bot {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${game.id} has no bot '${level}'.`);
  return bot;
}

/** Deterministic bytes of a seed. */
function bytesOf(seed: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => {
    calls += 1;
    return createHash('shake256', { outputLength: count })
      .update(`event ${seed} ${String(calls)}`)
      .digest();
  };
}
