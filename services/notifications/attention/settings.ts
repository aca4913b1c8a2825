import * as z from 'zod/mini';
import { once } from '../../platform/once.ts';
import type { AccountDocuments } from '../../platform/storage/contract.ts';
import { revise } from '../../platform/storage/retry.ts';
import type { Rule, Unsubscription } from './rules.ts';

const escalation = () => z.object({ after: z.string(), channels: z.array(z.string()) });
const rule = () =>
  z.object({
    id: z.string(),
    events: z.array(z.string()),
    matchIds: z.optional(z.array(z.string())),
    gameIds: z.optional(z.array(z.string())),
    speeds: z.optional(z.array(z.enum(['LIVE', 'ASYNC']))),
    channels: z.array(z.string()),
    mode: z.enum(['NOW', 'DIGEST', 'OFF']),
    escalate: z.array(escalation()),
  });
const unsubscription = () =>
  z.object({
    rule: z.string(),
    channel: z.optional(z.string()),
    since: z.optional(z.string()),
  });
/** The notification settings of an account. */
export type Settings = {
  readonly rules: readonly Rule[];
  /** The rules and channels that links in mails have turned off. */
  readonly unsubscribed: readonly Unsubscription[];
  /** The matches that it has muted. */
  readonly muted: readonly string[];
};

const settings = once(() =>
  z.object({
    rules: z.array(rule()),
    /** The default rules that were turned off before channel and time were stored. */
    off: z.array(z.string()),
    unsubscribed: z._default(z.array(unsubscription()), []),
    muted: z.array(z.string()),
  }),
);

/** Reads what an account has said, or nothing. */
export async function settingsOf(
  documents: Pick<AccountDocuments, 'read'>,
  account: string,
): Promise<Settings> {
  return settingsIn(await documents.read(account, 'rules'));
}

/** Changes what an account has said; gives what goes now. */
export const changeSettings = (
  documents: AccountDocuments,
  account: string,
  change: (settings: Settings) => Settings,
): Promise<Settings> =>
  revise(
    {
      what: `The rules of ${account}`,
      read: () => documents.read(account, 'rules'),
      valueOf: settingsIn,
      put: (revision, data) =>
        documents.put(account, 'rules', { revision, data: { ...data, off: [] } }),
    },
    change,
  );

function settingsIn(document: { readonly data: unknown } | undefined): Settings {
  if (document === undefined) return { rules: [], unsubscribed: [], muted: [] };
  const { off, unsubscribed, ...said } = settings().parse(document.data);
  return { ...said, unsubscribed: [...off.map((each) => ({ rule: each })), ...unsubscribed] };
}
