import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { AccountDocuments } from '../storage/contract.ts';
import { ContentionError } from '../storage/errors.ts';
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

const TRIES = 8;

/** Reads what an account has said, or nothing. */
export async function settingsOf(
  documents: Pick<AccountDocuments, 'read'>,
  account: string,
): Promise<Settings> {
  return settingsIn(await documents.read(account, 'rules'));
}

/** Changes what an account has said; gives what goes now. */
export async function changeSettings(
  documents: AccountDocuments,
  account: string,
  change: (settings: Settings) => Settings,
): Promise<Settings> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const document = await documents.read(account, 'rules');
    const data = change(settingsIn(document));
    const revision = (document?.revision ?? 0) + 1;
    if (await documents.put(account, 'rules', { revision, data })) return data;
  }
  throw new ContentionError(`The rules of ${account} were changed ${String(TRIES)} times at once.`);
}

const settingsIn = (document: { readonly data: unknown } | undefined): Settings =>
  document === undefined ? { rules: [], off: [], muted: [] } : settings().parse(document.data);
