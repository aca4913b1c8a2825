import type { Seat } from '../../../shared/engine/index.ts';
import {
  enforce,
  refusal,
  refuse,
  refuseInput,
  type CommandRefusal,
} from '../../platform/requests/refusal.ts';
import type { Backing } from '../session/backing.ts';
import { takeBack } from './take-back.ts';
import type { Revision } from '../history/unfold.ts';
import type { MatchRecord } from '../record/match-record.ts';
import type { TakeBack } from './carry-out.ts';
import { UNDOS, type UndoPolicy } from '../terms/proposal.ts';
import { sealOf } from './seal.ts';
import type { Barrier, UndoView } from '../terms/undo-view.ts';

/** The policy of a match whose host said nothing is hard where strangers play, and friendly among friends. */
export const policyOf = ({
  undo,
  visibility,
  rated,
}: Pick<MatchRecord, 'undo' | 'visibility' | 'rated'>): UndoPolicy =>
  undo ?? (rated || visibility === 'PUBLIC' ? 'NONE' : 'CONSENT');

/** The most versions that an undo looks back. */
const FAR = 30;

type Sources = Pick<Backing, 'history' | 'games'>;

/** The barrier to taking a match back further; of a seat's own undo also what another seat has answered. */
async function barrierOf(
  { history, games }: Sources,
  record: MatchRecord,
  own?: Seat,
): Promise<Barrier> {
  const game = games.of(record);
  const { id, version } = record;
  const from = version > FAR ? await history.at(id, version - FAR) : undefined;
  const revisions = await history.after(id, from, { upTo: version, first: FAR + 1 });
  const records = [from, ...revisions.map((revision) => revision.record)];
  for (const [i, revision] of [...revisions.entries()].toReversed()) {
    const reason =
      sealOf(game, revision, records[i]) ??
      (own === undefined ? undefined : byOthers(revision, own));
    if (reason !== undefined) return { sealedAt: revision.record.version, reason };
  }
  return { sealedAt: from?.version ?? 0, reason: 'FAR' };
}

/**
 * Tests if another seat has answered. An answer by an order is its seat's secret, so it does not
 * count; if it revealed something, it seals by that.
 */
const byOthers = ({ entries }: Revision, own: Seat): 'OTHERS' | undefined =>
  entries.some(
    (entry) =>
      entry.type === 'Answered' &&
      entry.seat !== own &&
      entry.by !== 'forced' &&
      entry.by !== 'order',
  )
    ? 'OTHERS'
    : undefined;

const why: Readonly<Record<Barrier['reason'], string>> = {
  ROLL: 'dice were rolled or cards drawn',
  REVEALED: 'a player learned something hidden',
  RESIGNED: 'a player resigned',
  BEGUN: 'the match started or was taken back',
  OTHERS: 'another player answered',
  FAR: 'it is too long ago',
};

/** The wish to take a match back, of one seat or of the table. */
type UndoWish = { readonly by: Seat; readonly toVersion: number };

/**
 * Refuses to take a match back if its policy is another, if it was taken back too often, or if that
 * is barred.
 */
export async function checkMayUndo(
  sources: Sources,
  record: MatchRecord,
  { by, toVersion, policy }: UndoWish & { readonly policy: UndoPolicy },
): Promise<void> {
  const { version, undos } = record;
  enforce(policyRefusal(record, policy));
  if (undos >= UNDOS) {
    refuse('UNDO_BARRED', `The match was taken back ${String(UNDOS)} times, which is the limit.`);
  }
  if (toVersion >= version) {
    const detail = `The match is at version ${String(version)}. Send an earlier version.`;
    refuseInput({ path: ['toVersion'], detail });
  }
  const barrier = await barrierOf(sources, record, policy === 'OWN' ? by : undefined);
  const { sealedAt, reason } = barrier;
  if (toVersion >= sealedAt) return;
  const message = `The match can go back to version ${String(sealedAt)} at most. Reason: ${why[reason]}.`;
  refuse('UNDO_BARRED', message, { sealedAt });
}

/** Refuses to take a match back whose policy is another. */
export function policyRefusal(
  record: Parameters<typeof policyOf>[0],
  policy: UndoPolicy,
): CommandRefusal | undefined {
  const said = policyOf(record);
  return said === policy ? undefined : refusal('UNDO_BARRED', policies[said]);
}

const policies: Readonly<Record<UndoPolicy, string>> = {
  NONE: 'Takebacks are off in this match.',
  OWN: 'In this match you can only take back your own answers. Use undo.',
  CONSENT: "Takebacks need the table's consent in this match. Propose one instead.",
};

/** Takes a match back as its table has agreed, if nothing has sealed it meanwhile. */
export const takingBack =
  (backing: Backing): TakeBack =>
  async (match, to, reason) => {
    const { sealedAt } = await barrierOf(backing, match.record);
    if (to < sealedAt)
      return refusal('UNDO_BARRED', "Something has happened since that can't be undone.", {
        sealedAt,
      });
    return takeBack(backing, match, { to, reason });
  };

/**
 * Computes the earliest version to which a match in play can be taken back: by the table, or by the
 * viewer's own seat if the policy says so.
 */
export async function undoViewOf(
  sources: Sources,
  record: MatchRecord,
  own: Seat | undefined,
): Promise<UndoView> {
  const policy = policyOf(record);
  const { version, undos } = record;
  const left = policy === 'NONE' ? 0 : Math.max(0, UNDOS - undos);
  if (policy === 'NONE') return { policy, left, reason: 'NONE' };
  if (left === 0) return { policy, left, reason: 'SPENT' };
  const barrier = await barrierOf(sources, record, policy === 'OWN' ? own : undefined);
  return { policy, left, ...(barrier.sealedAt < version && { to: barrier.sealedAt }), ...barrier };
}
