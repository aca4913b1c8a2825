import { mayFind } from '../../record/seats.ts';
import { checkScope, type AccountActor } from '../../../platform/requests/actor.ts';
import { checked } from '../../../platform/requests/checked.ts';
import { refuse, refuseInput } from '../../../platform/requests/refusal.ts';
import type { Report, ReportInput, TalkUses } from '../contract.ts';
import type { TalkDeps } from '../deps.ts';
import { idOf, keyIn } from '../ids.ts';
import { reportMessageInput } from '../generated/inputs.ts';
import { mayHear } from '../read.ts';
import { recentMessagesIn, countMessage } from '../recent-messages.ts';
import { reportRecordIn, messageOf, noMessage, reportOf } from './report-record.ts';

/**
 * The number of reports that an account may make in a minute and on a day (UTC); below, the number
 * of complaints kept of one message.
 */
const REPORTS = { minute: 10, day: 30 } as const;
const COMPLAINTS = 20;
/** The key under which an account's reports are counted; no match has this id. */
const COUNTED = 'reports of';
const KEPT_S = 2 * 24 * 3_600;
const TRIES = 12;

/** Reports are one for each message, however many people make one. */
export const reporting = (deps: TalkDeps): Pick<TalkUses, 'report'> => {
  const { matches, now } = deps;
  const { reports, talk } = deps.store;

  const count = async (account: string): Promise<void> => {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const known = await talk.said(account, COUNTED);
      const ms = now().getTime();
      const data = countMessage(recentMessagesIn(known?.data), ms, undefined, {
        what: 'reports',
        ...REPORTS,
      });
      const expires = Math.floor(ms / 1_000) + KEPT_S;
      const said = { stream: COUNTED, revision: (known?.revision ?? 0) + 1, data, expires };
      if (await talk.putSaid(account, said)) return;
    }
    refuse('RATE_LIMITED', "You're sending reports too fast. Try again later.", {
      retryable: true,
      retryAfter: 1,
    });
  };

  return {
    async report(who: AccountActor, input: ReportInput): Promise<Report> {
      checkScope(who, 'play');
      const { messageId, reason, note } = checked(reportMessageInput(), input);
      const key = keyIn(messageId);
      const match = key && (await matches.lobby(key.stream));
      const actor = match ? await matches.atMatch(match, who) : who;
      const stored = await messageOf(deps, messageId);
      if (!key || !match || !stored || !mayFind(match, actor)) return noMessage();
      if (!mayHear(deps, match, actor)(stored)) return noMessage();
      if (stored.account === actor.account)
        refuseInput({ path: ['messageId'], detail: "You can't report your own message." });
      const id = idOf(key);
      for (let counted = false, tries = 1; tries <= TRIES; tries += 1) {
        const found = await reports.find(id);
        const { complaints, decisions } = reportRecordIn(found);
        const isKnown = complaints.some(({ by }) => by === actor.account);
        if (found && (isKnown || complaints.length >= COMPLAINTS))
          return reportOf(deps, { report: found, stored }, actor);
        if (!counted) await count(actor.account);
        counted = true;
        const at = now().toISOString();
        const complaint = { by: actor.account, reason, note, at };
        const report = {
          id,
          revision: (found?.revision ?? 0) + 1,
          status: found?.status ?? 'OPEN',
          rank: found?.rank ?? `${at} ${id}`,
          expires: stored.expires,
          data: { complaints: [...complaints, complaint], decisions },
        };
        if (await reports.put(report)) return reportOf(deps, { report, stored }, actor);
      }
      return refuse('RATE_LIMITED', 'Too many people are reporting this at once. Try again.', {
        retryable: true,
        retryAfter: 1,
      });
    },
  };
};
