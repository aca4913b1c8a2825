import type * as z from 'zod';
import { commitmentOf, type Game } from '../../../shared/engine/index.ts';
import type { CreateMatch, Holder, MatchRecord } from '../contract.ts';
import { type AccountActor, actorKey } from '../../platform/requests/actor.ts';
import { doneBefore } from '../../platform/commands/done-before.ts';
import { idFor } from '../../platform/requests/command-ids.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { limitsOf } from '../terms/time-control.ts';
import { absenceOf, usualAbsence } from '../record/absence.ts';
import type { Visibility } from '../record/match-record.ts';
import type { LobbyEntry, MatchCreated, MatchEntry } from '../record/entry.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import { accountHolder, seatIds } from '../record/seats.ts';
import { termsOf } from '../record/terms.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';
import { enforce, refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { OPEN_AT_ONCE, takesPlaceInLobby } from '../session/hosted.ts';
import { checkRated, takeRatedPlace } from './rated.ts';
import { nameRound } from './beacon.ts';
import { checkMaySit } from '../seating/may-sit.ts';
import { findRefusal, levelRefusal } from '../session/refusals.ts';
import { newInvitation } from '../terms/ids.ts';
import { createMatchInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { Backing } from '../session/backing.ts';

/**
 * Creates a match. The secret is stored first: a secret without a match does no harm, but a match
 * without its secret could not be played. Sent again with the same commandId, it finds the same
 * match.
 */
export async function create(
  backing: Backing,
  actor: AccountActor,
  input: CreateMatch,
): Promise<MatchRecord> {
  const { commandId, ...says } = checked(createMatchInput(), input);
  await checkMaySit(backing, 'host', actor);
  const { games, random, now, history } = backing;
  const game = await games.named(says.gameId);
  const options = checked(game.options, says.options ?? {}, 'options');
  checkGuest(actor, says);
  checkSeats(game, options, says);
  checkStart(says);
  checkRated(game, options, says);
  checkAsked(says);
  const id = await idFor(backing, actor.account, { kind: 'match', commandId });
  const wish: CreationKey = { stream: id, commandId, digest: digestOf('create', says) };
  // the time of a round passes, and its beacon may be out of reach: a retry must not hang on either
  const before = says.beaconAt && commandId && (await createdBefore(backing, wish, actor));
  if (before) return before;
  if (!(await takesPlaceInLobby(backing, actor, { id, visibility: says.visibility }))) {
    return (await createdBefore(backing, wish, actor)) ?? tooMany();
  }
  const beacon = says.beaconAt === undefined ? undefined : await nameRound(backing, says.beaconAt);
  const timed = timing(says);
  if (says.rated) await takeRatedPlace(backing, actor, { id, rated: true, ...timed });
  const entries: readonly MatchEntry[] = [
    {
      type: 'MatchCreated',
      gameId: game.id,
      options,
      ...termsOf(says),
      host: actor.account,
      visibility: says.visibility,
      ...(says.visibility === 'PRIVATE' && { invitation: newInvitation(random) }),
      seats: seatIds(says.seats),
      commitment: commitmentOf(await secretOf(backing, id), beacon),
      ...(beacon && { beacon }),
      ...timed,
      ...(says.spectatorDelay > 0 && { spectatorDelay: says.spectatorDelay }),
    },
    ...sitDown(actor, says),
  ];
  const commit: MatchCommit = {
    stream: id,
    version: 0,
    at: now().toISOString(),
    actor: actorKey(actor),
    ...(commandId !== undefined && { commandId }),
    body: { of: 'match', entries, digest: wish.digest },
  };
  if ((await backing.store.append(commit)) === 'conflict') {
    return (await createdBefore(backing, wish, actor)) ?? lost(id);
  }
  const record = await history.follow(commit);
  return record ?? lost(id);
}

const tooMany = (): never =>
  refuse(
    'TOO_MANY_MATCHES',
    `You already host ${String(OPEN_AT_ONCE)} open tables, which is the limit. Start or leave one of them first.`,
  );

/** The clocks of the match, and what becomes of those who are late. */
function timing({ timeControl, absence }: Timing): Pick<MatchCreated, 'timeControl' | 'absence'> {
  if (timeControl !== undefined) {
    const { speed } = limitsOf(timeControl);
    return { timeControl, absence: absence ? absenceOf(absence, speed) : usualAbsence(speed) };
  }
  if (absence === undefined) return {};
  const detail = 'Requires a `timeControl`. Send both, or leave this out.';
  return refuseInput({ path: ['absence'], detail });
}

type Timing = Pick<z.infer<ReturnType<typeof createMatchInput>>, 'timeControl' | 'absence'>;

type Says = {
  readonly seats: number;
  readonly bots: readonly string[];
};

/** Refuses seats that the game has not, with these options, and bots that it does not know. */
export function checkSeats(game: Game, options: unknown, { seats, bots }: Says): void {
  const { min } = game.seats;
  const max = game.mostSeats?.(options) ?? game.seats.max;
  if (seats < min || seats > max) {
    const range = min === max ? `exactly ${String(min)}` : `${String(min)} to ${String(max)}`;
    const detail = `Must be ${range} for ${game.id}, got ${String(seats)}.`;
    refuseInput({ path: ['seats'], detail });
  }
  if (bots.length > seats) {
    const detail = `There are ${String(bots.length)} bots for ${String(seats)} seats. Send fewer bots or more seats.`;
    refuseInput({ path: ['bots'], detail });
  }
  bots.forEach((level, i) => {
    enforce(levelRefusal(Object.keys(game.bots), level, ['bots', i]));
  });
}

/** Refuses a guest a table that the lobby shows. */
function checkGuest({ guest }: AccountActor, { visibility }: { readonly visibility: Visibility }) {
  if (!guest || visibility === 'PRIVATE') return;
  const detail = 'Must be "PRIVATE" for a guest. Sign in to open a public table.';
  refuseInput({ path: ['visibility'], detail });
}

/** Refuses `startWhenFull` if no one takes the last seat, or no one may. */
function checkStart({ startWhenFull, seats, bots, beaconAt }: Says & Start): void {
  if (startWhenFull !== true) return;
  const path = ['startWhenFull'];
  const isFull = bots.length >= seats - 1;
  if (isFull)
    refuseInput({
      path,
      detail: 'No seat is left for a player to take. Start the match yourself.',
    });
  if (beaconAt === undefined) return;
  refuseInput({
    path,
    detail:
      'Not possible with `beaconAt`: the match can start only after its beacon round is drawn.',
  });
}

type Start = {
  readonly startWhenFull?: boolean | undefined;
  readonly beaconAt?: string | undefined;
};

/** Refuses a rating requirement without the time control that sets its speed. */
function checkAsked({ requirements = {}, timeControl }: Asking): void {
  const { ratingMin, ratingMax } = requirements;
  if (timeControl !== undefined || (ratingMin ?? ratingMax) === undefined) return;
  const detail = 'A rating requirement needs a `timeControl`. Send both.';
  refuseInput({
    path: ['requirements', ratingMin === undefined ? 'ratingMax' : 'ratingMin'],
    detail,
  });
}

type Asking = Pick<z.infer<ReturnType<typeof createMatchInput>>, 'requirements' | 'timeControl'>;

/** Seats the host first, then the bots; no host if the bots take every seat. */
function sitDown(actor: AccountActor, { seats, bots }: Says): readonly LobbyEntry[] {
  const host: Holder = accountHolder(actor);
  const holders: readonly Holder[] = [
    ...(bots.length < seats ? [host] : []),
    ...bots.map((level) => ({ kind: 'bot', level }) as const),
  ];
  return holders.map((holder, i) => ({
    type: 'SeatTaken',
    seat: seatIds(seats)[i] ?? '',
    holder,
  }));
}

/** Reads or creates the secret of a match; concurrent creations share the first one. */
export async function secretOf({ secrets, random }: Backing, id: string): Promise<Uint8Array> {
  const secret = random(32);
  if ((await secrets.keep(id, secret)) === 'kept') return secret;
  return (await secrets.read(id)) ?? lost(id);
}

/** The input of a command, by which its match is found again. */
export type CreationKey = {
  readonly stream: string;
  readonly commandId: string | undefined;
  readonly digest: string;
};

/** The match that this very command has made already, if it has. */
export async function createdBefore(
  { history }: Backing,
  { stream, commandId, digest }: CreationKey,
  who: AccountActor,
): Promise<MatchRecord | undefined> {
  const first = await history.at(stream, 0);
  if (!first || commandId === undefined) return undefined;
  doneBefore(first.commands, actorKey(who), { id: commandId, digest });
  // a host who has left since is a stranger, and its invitation another's
  const now = (await history.latest(stream)) ?? first;
  return now.host === who.account ? first : visibleNow(now, who);
}

function visibleNow(now: MatchRecord, who: AccountActor): MatchRecord {
  enforce(findRefusal(now, who));
  return now;
}

function lost(id: string): never {
  throw new UnreadableMatchError(`Match ${id} was created but can't be found.`);
}
