import { same } from '../../../engine/run/same.ts';
import { commitmentOf, fromHex } from '../../../engine/index.ts';
import { hashOf } from '../../chance/derived.ts';
import type { TournamentEvent } from '../../events/event.ts';
import { hashOfEntry } from '../../record/audit.ts';
import type { AuditEntry, TournamentAct } from '../../record/act.ts';
import { fieldOf } from '../field.ts';
import { unless, type Moment, type Of } from '../moment.ts';

export const announced = ({ before, event }: Of<'TournamentAnnounced'>): Iterable<string> =>
  unless(event.hash === hashOf(before.regulations), 'the hash is not that of the regulations');

export const changed = ({ event }: Of<'RegulationsChanged'>): Iterable<string> =>
  unless(event.hash === hashOf(event.regulations), 'the hash is not that of the regulations');

/** Regulations bind from the announcement on. */
export const updated = ({ before, event }: Of<'TournamentUpdated'>): Iterable<string> =>
  unless(
    event.regulations === undefined || before.status === 'DRAFT',
    'regulations that bind were changed by one alone',
  );

/** An entry of the audit bears the hash of the one before, and what it tells of has happened. */
export function* audited({ before, event, events }: Of<'ActAudited'>): Iterable<string> {
  const { hash, ...entry } = event.entry;
  const { entries, hash: former } = before.audit;
  yield* unless(entry.id === `a${String(entries + 1)}`, `entry ${entry.id} is not the next`);
  yield* unless(
    hash === hashOfEntry(former, entry),
    `entry ${entry.id} of the audit is not the one that was hashed`,
  );
  const made = Object.keys(acts).find((type) => acts[type] === entry.act);
  const isDone = made === undefined || events.some(({ type }) => type === made);
  yield* unless(isDone, `entry ${entry.id} of the audit tells of what did not happen`);
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

/** The acts of those who run it that everybody finds in the audit, by the events that they make: first the one that each makes. */
const acts: Readonly<Record<string, TournamentAct>> = {
  RoundUnpublished: 'UNPUBLISH',
  PodAdjudicated: 'ADJUDICATE',
  PodReplayed: 'REPLAY',
  PlayerReplaced: 'REPLACE',
  PlayerReinstated: 'REINSTATE',
  Penalised: 'PENALISE',
  ActApproved: 'APPROVE',
  Disqualified: 'APPROVE',
  RegulationsChanged: 'APPROVE',
  TournamentPaused: 'PAUSE',
  TournamentResumed: 'RESUME',
  TournamentCancelled: 'CANCEL',
  AppealDecided: 'DECIDE_APPEAL',
};

/** Each act stands in the audit of its step, by whom the event says and of what. */
export function* inAudit({ event, events }: Moment): Iterable<string> {
  const act = acts[event.type];
  if (act === undefined) return;
  const entry = events
    .flatMap((each) => (each.type === 'ActAudited' ? each.entry : []))
    .find((each) => each.act === act);
  yield* entry === undefined
    ? [`${act} is missing in the audit`]
    : unless(isOf(entry, event), `entry ${entry.id} of the audit tells of another act`);
}

/** Whether an entry of the audit tells of an event: by whom it was done, to what, and for a ruling which places. */
function isOf({ by, target, after }: AuditEntry, event: TournamentEvent): boolean {
  const isBy = event.type === 'PlayerReplaced' || !('by' in event) || event.by === by;
  const isTarget = places.every((name) => {
    const [said, done] = [fieldOf(target, name), fieldOf(event, name)];
    return said === undefined || done === undefined || said === done;
  });
  const isId = !('id' in event) || event.id === (target.act ?? target.appeal);
  const isRuling = event.type !== 'PodAdjudicated' || same(fieldOf(after, 'places'), event.places);
  return isBy && isTarget && isId && isRuling;
}

const places = ['round', 'pod', 'number'] as const;
