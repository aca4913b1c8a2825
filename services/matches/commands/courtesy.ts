import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import type { AccountDocuments } from '../../platform/storage/contract.ts';
import { revise } from '../../platform/storage/retry.ts';
import { after, between } from '../../platform/time/duration.ts';

/** The number of invitations that an account can make in a day. */
export const A_DAY = 20;
/**
 * The number of strangers' invitations that an account declines in `LATELY_MS` before it gets no
 * more of them.
 */
const DECLINED = 3;
const DAY_MS = 24 * 3_600_000;
const LATELY_MS = 30 * DAY_MS;

/** An invitation that was made or declined: its id, and when, ISO 8601. */
type Noted = { readonly id: string; readonly at: string };
/** The record of an account's manners, and of what others have asked of its patience. */
type Courtesy = { readonly sent: readonly Noted[]; readonly declined: readonly Noted[] };

const courtesy = once((): z.ZodMiniType<Courtesy> => {
  const noted = z.array(z.object({ id: z.string(), at: z.string() }));
  return z.object({ sent: noted, declined: noted });
});

type Documents = Pick<AccountDocuments, 'read' | 'put'>;

/**
 * Notes once that an account makes an invitation; returns the time at which it may make another,
 * ISO 8601, if it has made too many in a day.
 */
export async function noteSent(
  documents: Documents,
  account: string,
  sent: Noted,
): Promise<string | undefined> {
  let until: string | undefined;
  await change(documents, account, (before) => {
    const today = before.sent.filter(({ at }) => between(at, sent.at) < DAY_MS);
    const [first] = today;
    const isKnown = today.some(({ id }) => id === sent.id);
    until = !isKnown && first && today.length >= A_DAY ? after(first.at, DAY_MS) : undefined;
    return isKnown || until !== undefined ? before : { ...before, sent: [...today, sent] };
  });
  return until;
}

/** Notes that an account has declined a stranger's invitation, once. */
export const noteDeclined = (
  documents: Documents,
  account: string,
  declined: Noted,
): Promise<Courtesy> =>
  change(documents, account, (before) =>
    before.declined.some(({ id }) => id === declined.id)
      ? before
      : { ...before, declined: [...before.declined, declined].slice(-DECLINED) },
  );

/** Whether an account gets no invitations from strangers at a time: it has declined enough of them. */
export async function shunsStrangers(
  documents: Documents,
  account: string,
  now: string,
): Promise<boolean> {
  const { declined } = courtesyIn(await documents.read(account, 'invitations'));
  return declined.filter(({ at }) => between(at, now) < LATELY_MS).length >= DECLINED;
}

const courtesyIn = (document: { readonly data: unknown } | undefined): Courtesy =>
  document === undefined ? { sent: [], declined: [] } : courtesy().parse(document.data);

const change = (
  documents: Documents,
  account: string,
  to: (before: Courtesy) => Courtesy,
): Promise<Courtesy> =>
  revise(
    {
      what: `The invitations of ${account}`,
      read: () => documents.read(account, 'invitations'),
      valueOf: courtesyIn,
      put: (revision, data) => documents.put(account, 'invitations', { revision, data }),
    },
    to,
  );
