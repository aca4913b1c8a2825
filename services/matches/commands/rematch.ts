import { commitmentOf, type Seat } from '../../../shared/engine/index.ts';
import { actorKey, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { idOf } from '../../platform/requests/command-ids.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkIsNotBanned } from '../../platform/requests/standing.ts';
import { after } from '../../platform/time/duration.ts';
import type { Holder, Lobby, MatchRecord, OnMatch } from '../contract.ts';
import { keptFor } from '../record/kept-seats.ts';
import { noMatch } from '../terms/no-match.ts';
import type { LobbyEntry } from '../record/entry.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import { checkIsArranged } from '../record/pod.ts';
import { isId, isOver, seatIds, seatOf } from '../record/seats.ts';
import { termsOf } from '../record/terms.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { secretOf } from './create.ts';
import { theirSeat } from '../session/guards.ts';
import { newInvitation } from '../terms/ids.ts';
import { rematchInput } from '../inputs/generated/inputs.ts';
import { join } from './join.ts';
import type { Judged } from '../session/judged.ts';
import { takeRatedPlace } from './rated.ts';
import { start } from './start.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Asks for a rematch, or accepts one; each match has one rematch. The first to ask creates it with
 * the settings of the match, the seats rotated by one and reserved for a day; each other player who
 * asks sits down.
 */
export async function rematch(
  backing: Backing,
  handle: (command: Command) => Promise<MatchRecord>,
  { actor, input }: { readonly actor: AccountActor; readonly input: OnMatch },
): Promise<MatchRecord> {
  const { matchId, commandId } = checked(rematchInput(), input);
  const { history, games } = backing;
  const before = (isId(matchId) ? await history.latest(matchId) : undefined) ?? noMatch();
  theirSeat(before, actor);
  await checkIsNotBanned(backing.accounts, actor, backing.now().toISOString());
  const id = rematchId(matchId);
  const known = await history.latest(id);
  if (known === undefined) {
    checkMayRematch({ record: before, game: games.of(before), now: backing.now }, actor);
    await takeRatedPlace(backing, actor, { ...before, id });
    await backing.store.append(await commitOf(backing, before, { id, actor }));
  }
  const record = known ?? (await history.latest(id)) ?? noMatch();
  const isFull = record.seats.every(({ holder }) => holder !== undefined);
  const on = { matchId: id, ...(commandId !== undefined && { commandId }) };
  if (record.status === 'OPEN' && isFull && record.host === actor.account) {
    return handle(start(backing)(actor, on));
  }
  const seat = keptFor(record, actor);
  const wish = { ...on, acceptTimeControl: true, ...(seat !== undefined && { seat }) };
  return handle(join(backing)(actor, seatOf(record, actor) ? on : wish));
}

/** Refuses an actor who did not play the match; refuses everyone a day after its end. */
export function checkMayRematch({ record, now }: Judged, actor: AccountActor): void {
  theirSeat(record, actor);
  checkIsArranged(record, 'rematch');
  if (!isOver(record)) refuse('MATCH_NOT_RUNNING', "The match isn't over yet.");
  if (after(record.updatedAt, DAY_MS) > now().toISOString()) return;
  refuse('FORBIDDEN', 'The match ended more than a day ago. Create a new table instead.');
}

/** The id of the rematch of a match. */
export const rematchId = (matchId: string): string => idOf(['rematch', matchId]);

type Asked = { readonly id: string; readonly actor: AccountActor };

async function commitOf(
  backing: Backing,
  before: MatchRecord,
  { id, actor }: Asked,
): Promise<MatchCommit> {
  const at = backing.now().toISOString();
  const seated = rotated(before);
  const sits = (holder: Holder) => holder.kind === 'bot' || holder.account === actor.account;
  const kept = seated.flatMap(({ seat, holder }) =>
    holder.kind === 'account' && !sits(holder) ? [[seat, holder.account] as const] : [],
  );
  const entries: readonly LobbyEntry[] = [
    {
      type: 'MatchCreated',
      ...sameAs(before),
      host: actor.account,
      ...(before.visibility === 'PRIVATE' && { invitation: newInvitation(backing.random) }),
      startWhenFull: true,
      seats: seatIds(seated.length),
      kept: { until: after(at, DAY_MS), seats: Object.fromEntries(kept) },
      commitment: commitmentOf(await secretOf(backing, id)),
    },
    ...seated.flatMap(({ seat, holder }) =>
      sits(holder) ? [{ type: 'SeatTaken', seat, holder } as const] : [],
    ),
  ];
  return { stream: id, version: 0, at, actor: actorKey(actor), body: { of: 'match', entries } };
}

/** The settings that a rematch has in common with the match before. */
function sameAs(before: Lobby) {
  const { gameId, options, visibility, timeControl, absence, spectators } = before;
  return {
    gameId,
    options,
    visibility,
    ...termsOf(before, 'rematch'),
    ...(timeControl && { timeControl }),
    ...(absence && { absence }),
    ...(spectators && { spectatorDelay: spectators.turns }),
  };
}

/** Rotates the holders by one seat: the first becomes the last. */
function rotated({ seats }: Lobby): readonly { readonly seat: Seat; readonly holder: Holder }[] {
  return seatIds(seats.length).flatMap((seat, i) => {
    const holder = seats[(i + 1) % seats.length]?.holder;
    return holder === undefined ? [] : [{ seat, holder }];
  });
}
