import { commitmentOf, type Seat } from '../../../shared/engine/index.ts';
import { actorKey, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { idOf } from '../../platform/requests/command-ids.ts';
import { enforce } from '../../platform/requests/refusal.ts';
import { after } from '../../platform/time/duration.ts';
import type { Holder, JoinMatch, Lobby, MatchRecord, OnMatch } from '../contract.ts';
import { reservedSeatFor } from '../record/reserved-seats.ts';
import { noMatch } from '../terms/no-match.ts';
import type { LobbyEntry } from '../record/entry.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import { isId, seatIds, seatOf } from '../record/seats.ts';
import { termsOf } from '../record/terms.ts';
import type { Backing } from '../session/backing.ts';
import { secretOf } from './create.ts';
import { checkMaySit } from '../seating/may-sit.ts';
import { seatlessRefusal } from '../session/refusals.ts';
import { venueRefusal } from '../session/venue-refusal.ts';
import { judgedBy } from './match-command.ts';
import { rematchAction } from './may-rematch.ts';
import { newInvitation } from '../terms/ids.ts';
import { rematchInput } from '../inputs/generated/inputs.ts';
import { takeRatedPlace } from './rated.ts';

const DAY_MS = 24 * 3_600_000;

/** The commands on a match that a rematch consists of, each handled by the command loop. */
type Steps = {
  readonly [name in 'join' | 'start']: (
    actor: AccountActor,
    input: JoinMatch,
  ) => Promise<MatchRecord>;
};

/**
 * Asks for a rematch, or accepts one; each match has one rematch. The first to ask creates it with
 * the settings of the match, the seats rotated by one and reserved for a day; each other player who
 * asks sits down.
 */
export async function rematch(
  backing: Backing,
  steps: Steps,
  { actor, input }: { readonly actor: AccountActor; readonly input: OnMatch },
): Promise<MatchRecord> {
  const { matchId, commandId } = checked(rematchInput(), input);
  const { history } = backing;
  const before = (isId(matchId) ? await history.latest(matchId) : undefined) ?? noMatch();
  enforce(seatlessRefusal(before, actor));
  await checkMaySit(backing, 'host', actor);
  const id = rematchId(matchId);
  const known = await history.latest(id);
  if (known === undefined) {
    enforce(
      venueRefusal(before, rematchAction) ?? rematchAction.check(judgedBy(backing, before), actor),
    );
    await takeRatedPlace(backing, actor, { ...before, id });
    await backing.store.append(await commitOf(backing, before, { id, actor }));
  }
  const record = known ?? (await history.latest(id)) ?? noMatch();
  const isFull = record.seats.every(({ holder }) => holder !== undefined);
  const on = { matchId: id, ...(commandId !== undefined && { commandId }) };
  if (record.status === 'OPEN' && isFull && record.host === actor.account) {
    return steps.start(actor, on);
  }
  const seat = reservedSeatFor(record, actor);
  const wish = { ...on, acceptTimeControl: true, ...(seat !== undefined && { seat }) };
  return steps.join(actor, seatOf(record, actor) ? on : wish);
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
