import type * as z from 'zod';
import type * as models from '../../../../schema/openapi/models/tournaments/act.ts';
import type { Appeal, ProposedAct } from '../../../../shared/tournaments/record/act.ts';
import type { SeenAuditEntry } from '../../../tournaments/contract.ts';
import { anybodyIn, personIn, type Event } from './setting.ts';

/** An entry of the audit; the service itself is nobody. */
export const entryOf = (
  event: Event,
  { target, note, ...entry }: SeenAuditEntry,
): z.input<typeof models.audit>['items'][number] => ({
  ...entry,
  by: entry.role === 'DIRECTOR' ? null : personIn(event, entry.by),
  target: {
    round: target.round ?? null,
    pod: target.pod ?? null,
    number: target.number ?? null,
    account: anybodyIn(event, target.account),
    appeal: target.appeal ?? null,
    act: target.act ?? null,
  },
  note: note ?? null,
});

export const proposedOf = (
  event: Event,
  { by, second, ...act }: ProposedAct,
): z.input<typeof models.proposedAct> => ({
  ...act,
  by: personIn(event, by),
  second: anybodyIn(event, second),
});

export const appealOf = (event: Event, appeal: Appeal): z.input<typeof models.appeal> => ({
  id: appeal.id,
  by: personIn(event, appeal.by),
  at: appeal.at,
  round: appeal.round ?? null,
  pod: appeal.pod ?? null,
  act: appeal.act ?? null,
  text: appeal.text,
  status: appeal.status,
  decision: appeal.decision ?? null,
  decidedBy: anybodyIn(event, appeal.decidedBy),
});
