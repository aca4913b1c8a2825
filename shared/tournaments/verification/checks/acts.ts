import { commitmentOf, fromHex } from '../../../engine/index.ts';
import { hashOf } from '../../chance/derived.ts';
import { hashOfEntry } from '../../record/audit.ts';
import { playerOf, podOf, roundOf } from '../../record/queries.ts';
import { unless, type Of } from '../../acts/moment.ts';
export const announced = ({ before, event }: Of<'TournamentAnnounced'>): Iterable<string> =>
  unless(event.hash === hashOf(before.regulations), 'the hash is not that of the regulations');

export const changed = ({ event }: Of<'RegulationsChanged'>): Iterable<string> =>
  unless(event.hash === hashOf(event.regulations), 'the hash is not that of the regulations');

/** Regulations bind from the announcement on. */
export const updated = ({ before, event }: Of<'TournamentUpdated'>): Iterable<string> =>
  unless(
    event.regulations === undefined || before.status === 'DRAFT',
    'binding regulations were changed without a second person',
  );

/**
 * Checks that an audit entry has the hash of the one before. Its content is checked by
 * `heldToActs`.
 */
export function* audited({ before, event }: Of<'ActAudited'>): Iterable<string> {
  const { hash, ...entry } = event.entry;
  const { entries, hash: former } = before.audit;
  yield* unless(entry.id === `a${String(entries + 1)}`, `entry ${entry.id} is not the next`);
  yield* unless(
    hash === hashOfEntry(former, entry),
    `entry ${entry.id} of the audit is not the one that was hashed`,
  );
}

export function* finalized({ before, event }: Of<'TournamentFinalized'>): Iterable<string> {
  const open = before.appeals.filter(({ status }) => status === 'OPEN');
  yield* unless(open.length === 0, 'it is final while appeals are open');
  const secret = fromHex(event.secret);
  yield* unless(
    secret !== undefined && commitmentOf(secret) === before.commitment,
    'the secret is not the one that was promised',
  );
}

export function* appealed({ before, event }: Of<'AppealOpened'>): Iterable<string> {
  const { id, status } = event.appeal;
  yield* unless(
    id === `appeal${String(before.appeals.length + 1)}`,
    `${id} is not the next appeal`,
  );
  yield* unless(status === 'OPEN', `${id} is decided before it is heard`);
}

/** Checks that an appeal is decided once, and not by its author. */
export function* decided({ before, event }: Of<'AppealDecided'>): Iterable<string> {
  const appeal = before.appeals.find(({ id }) => id === event.id);
  yield* unless(appeal?.status === 'OPEN', `${event.id} is not an open appeal`);
  yield* unless(appeal?.by !== event.by, `${event.id} is decided by who made it`);
}

/**
 * Checks that a penalty is of a published round, or of the last; and one of a pod is of a player of
 * that pod.
 */
export function* penalised({ before, event }: Of<'Penalised'>): Iterable<string> {
  const { number, kind, points, round, pod } = event;
  const last = before.rounds.at(-1)?.round;
  const its = roundOf(before, round ?? 0);
  yield* unless(
    round === undefined ? last === undefined : its !== undefined,
    'there is no such round',
  );
  yield* unless((points !== undefined) === (kind === 'POINTS'), 'these points cannot be taken');
  if (kind !== 'POD_LOSS') return;
  const isThere = podOf(its, pod ?? 0)?.players.includes(number) ?? false;
  yield* unless(isThere, `player ${String(number)} does not sit in that pod`);
}

/** Checks that a player leaves once, while active or sitting out. */
export function* left({ before, event }: Of<'PlayersLeft'>): Iterable<string> {
  for (const number of event.numbers) {
    const { leaving, status } = playerOf(before, number) ?? {};
    const isThere = status === 'ACTIVE' || status === 'SITTING_OUT';
    yield* unless(isThere && leaving !== true, `player ${String(number)} cannot leave`);
  }
}
