import * as z from 'zod/mini';
import { once } from '../../../platform/once.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { moderationActs } from '../../../platform/requests/account-standing.ts';
import type { StoredMessage, StoredReport } from '../../../platform/storage/contract.ts';
import { reportReasons, reportStatuses, type Report, type ReportStatus } from '../contract.ts';
import type { TalkDeps } from '../deps.ts';
import { keyIn } from '../ids.ts';
import { visibleMessages } from '../message.ts';

const kept = once(() =>
  z.object({
    complaints: z.array(
      z.object({
        by: z.string(),
        reason: z.enum(reportReasons),
        note: z.string(),
        at: z.string(),
      }),
    ),
    decisions: z.array(
      z.object({
        id: z.string(),
        act: z.enum(moderationActs),
        by: z.string(),
        reason: z.string(),
        at: z.string(),
        until: z.optional(z.string()),
      }),
    ),
  }),
);
/** The report as it is stored, beside its message: decisions are only ever added. */
export type ReportRecord = z.infer<ReturnType<typeof kept>>;
export type RecordedDecision = ReportRecord['decisions'][number];

export const reportRecordIn = (report: StoredReport | undefined): ReportRecord =>
  report === undefined ? { complaints: [], decisions: [] } : kept().parse(report.data);

const statusOf = ({ status }: StoredReport): ReportStatus =>
  reportStatuses.find((each) => each === status) ?? 'OPEN';

export const noReport = (): never => refuse('NOT_FOUND', 'Report not found.');
export const noMessage = (): never =>
  refuse('NOT_FOUND', "Message not found, or you don't have access.");

/** Messages before a reported one that a moderator reads. */
const CONTEXT = 20;

/** The message that a report is of; `undefined` once it is gone. */
export async function messageOf(
  { store: { talk }, now }: Pick<TalkDeps, 'now' | 'store'>,
  id: string,
): Promise<StoredMessage | undefined> {
  const key = keyIn(id);
  const found = key && (await talk.message(key));
  return found && found.expires > now().getTime() / 1_000 ? found : undefined;
}

/** Reads a report: whole for moderators, with only the account's own complaint for others. */
export async function reportOf(
  deps: Pick<TalkDeps, 'names' | 'now' | 'store'>,
  { report, stored }: { readonly report: StoredReport; readonly stored: StoredMessage },
  to: 'moderators' | { readonly account: string },
): Promise<Report> {
  const whole = to === 'moderators';
  const { complaints, decisions } = reportRecordIn(report);
  const { stream, audience, order } = stored;
  const before = whole
    ? await deps.store.talk.latest({ stream, audience, before: order }, CONTEXT)
    : [];
  const eyes = whole ? 'moderators' : 'all';
  const messages = await visibleMessages(deps.names, [...before.toReversed(), stored], eyes);
  const shown = complaints.filter(({ by }) => whole || by === to.account);
  const people = [...shown, ...decisions].map(({ by }) => by);
  const names = await deps.names.of(people);
  const somebody = (account: string) => ({ account, name: names[account] });
  return {
    id: report.id,
    status: statusOf(report),
    message: messages.at(-1) ?? noMessage(),
    context: messages.slice(0, -1),
    complaints: shown.map((each) => ({ ...each, by: somebody(each.by) })),
    decisions: whole
      ? decisions.map(({ id: _, ...each }) => ({
          ...each,
          by: somebody(each.by),
          until: each.until,
        }))
      : [],
  };
}
