import { checkScope, type AccountActor } from '../../../platform/requests/actor.ts';
import { checked } from '../../../platform/requests/checked.ts';
import { digestOf } from '../../../platform/requests/digest.ts';
import { checkCount } from '../../../platform/requests/page.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { FOR_GOOD, standingIn } from '../../../platform/requests/account-standing.ts';
import type { StoredReport } from '../../../platform/storage/contract.ts';
import type { ModerateInput, Report, ReportPage, TalkUses } from '../contract.ts';
import type { TalkDeps } from '../deps.ts';
import { moderateInput } from '../generated/inputs.ts';
import { carryOut } from './carry-out.ts';
import {
  reportRecordIn,
  messageOf,
  noReport,
  reportOf,
  type RecordedDecision,
} from './report-record.ts';

/** Reports that a page has at most. */
const MOST = 50;
/** The number of decisions that can be made about one message. */
const DECISIONS = 20;
const DAY_MS = 24 * 3_600_000;
const TRIES = 12;

/**
 * Creates the use-cases of moderators. Decisions are noted first, and then carried out; each step
 * is safe to repeat, so that a retry finishes an interrupted one.
 */
export const moderating = (deps: TalkDeps): Pick<TalkUses, 'reports' | 'moderate' | 'notices'> => {
  const { now } = deps;
  const { accounts, reports } = deps.store;

  const decisionOf = (actor: AccountActor, input: ModerateInput): RecordedDecision => {
    const { act, days, reason, commandId } = input;
    const at = now().toISOString();
    const ends = days === undefined ? FOR_GOOD : new Date(now().getTime() + days * DAY_MS);
    const lasts = act === 'MUTE' || act === 'BAN';
    const until = typeof ends === 'string' ? ends : ends.toISOString();
    const id = digestOf('decision', [actor.account, commandId ?? `${at} ${act} ${reason}`]);
    return { id, act, by: actor.account, reason, at, ...(lasts && { until }) };
  };

  const itemOf = async (report: StoredReport) => {
    const stored = await messageOf(deps, report.id);
    if (stored === undefined) return [];
    return [{ cursor: report.rank, item: await reportOf(deps, { report, stored }, 'moderators') }];
  };

  return {
    async reports(actor, { status, first, after }: ReportPage) {
      checkModerates(actor);
      checkCount('first', first, MOST);
      const items: { readonly cursor: string; readonly item: Report }[] = [];
      // reports of deleted messages are skipped, so that the reader gets on
      for (let from = after; items.length <= first;) {
        const some = await reports.list({ status, after: from }, first + 1);
        items.push(...(await Promise.all(some.map(itemOf))).flat());
        from = some.at(-1)?.rank;
        if (some.length <= first) break;
      }
      return { items: items.slice(0, first), hasNext: items.length > first };
    },

    async moderate(actor, input): Promise<Report> {
      checkModerates(actor);
      const { reportId, ...says } = checked(moderateInput(), input);
      const decision = decisionOf(actor, { reportId, ...says } as ModerateInput);
      for (let tries = 1; tries <= TRIES; tries += 1) {
        const found = await reports.find(reportId);
        const stored = found && (await messageOf(deps, reportId));
        if (!found || !stored) return noReport();
        const { complaints, decisions } = reportRecordIn(found);
        const done = decisions.find(({ id }) => id === decision.id);
        if (!done && decisions.length >= DECISIONS)
          refuse(
            'FORBIDDEN',
            `This report already has ${String(DECISIONS)} decisions, which is the limit.`,
          );
        const report = done
          ? found
          : {
              ...found,
              revision: found.revision + 1,
              status: decision.act === 'DISMISS' ? 'DISMISSED' : 'ACTED',
              data: { complaints, decisions: [...decisions, decision] },
            };
        if (!done && !(await reports.put(report))) continue;
        // what has been decided over since is not carried out again
        if (!done || decisions.at(-1) === done)
          await carryOut(deps, { report, stored, decision: done ?? decision });
        const message = (await messageOf(deps, reportId)) ?? stored;
        return reportOf(deps, { report, stored: message }, 'moderators');
      }
      return refuse(
        'STALE_VERSION',
        'Another moderator decided at the same time. Read the report again.',
        {
          retryable: true,
        },
      );
    },

    notices: async ({ account }) => standingIn((await accounts.standing(account))?.data).notices,
  };
};

/** Refuses all but admins. */
function checkModerates(actor: AccountActor): void {
  if (!actor.roles.includes('admin'))
    refuse('FORBIDDEN', 'Only admins can read reports and decide on them.');
  checkScope(actor, 'organize');
}
