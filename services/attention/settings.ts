import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { AccountDocuments } from '../storage/contract.ts';
import { revise } from '../storage/retry.ts';
import type { Rule } from './rules.ts';

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
/** Settings of an account: how it wants to be told. */
export type Settings = {
  readonly rules: readonly Rule[];
  /** The usual rules that it has turned off. */
  readonly off: readonly string[];
  /** The matches of which it wants to hear nothing. */
  readonly muted: readonly string[];
};

const settings = once((): z.ZodMiniType<Settings> =>
  z.object({ rules: z.array(rule()), off: z.array(z.string()), muted: z.array(z.string()) }),
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
      put: (revision, data) => documents.put(account, 'rules', { revision, data }),
    },
    change,
  );

const settingsIn = (document: { readonly data: unknown } | undefined): Settings =>
  document === undefined ? { rules: [], off: [], muted: [] } : settings().parse(document.data);
