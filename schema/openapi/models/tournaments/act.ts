import * as z from 'zod';
import { acts, tournamentRoles } from '../../../../shared/tournaments/record/act.ts';
import { person } from '../account.ts';
import { name } from '../named.ts';
import { count, flag, json, listOf, maybe, moment, text } from '../scalars.ts';

const act = z.enum(acts).describe('What was done.');

const target = name(
  'ActTarget',
  'What an act was done to.',
  z.object({
    round: maybe(count('The round.')),
    pod: maybe(count('The pod of that round.')),
    number: maybe(count('The start number.')),
    account: maybe(person),
    appeal: maybe(text('The appeal.')),
    act: maybe(text('The act that was proposed before.')),
  }),
);

const entry = name(
  'AuditEntry',
  'An act of those who run a tournament, as everybody may read it.',
  z.object({
    id: text('The id within the audit: `a1`, `a2`, `a3`.'),
    at: moment('When.'),
    by: maybe(person),
    role: z
      .enum([...tournamentRoles, 'ADMIN', 'DIRECTOR'])
      .describe(
        'As what: a role in the tournament, an admin of the service, or the service itself by the regulations.',
      ),
    act,
    target,
    before: json('What was before, where the act has changed something.').optional(),
    after: json('What is now.').optional(),
    reason: text('Why.'),
    note: maybe(text('What staff noted for themselves. They alone see it.')),
    hash: text('SHA-256 of the hash before and of this entry without it, in hex.'),
  }),
);

export const audit = name(
  'AuditPage',
  'A page of an audit, the oldest first. Entries are a chain: each bears the hash of the one before.',
  z.object({
    items: listOf('The entries.', entry),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

export const proposedAct = name(
  'ProposedAct',
  'An act that takes effect once a second person has approved of it.',
  z.object({
    id: text('Give it to `approveAct`.'),
    by: person,
    at: moment('When.'),
    act,
    says: json('What it says.'),
    reason: text('Why.'),
    status: z
      .enum(['OPEN', 'APPROVED', 'REFUSED'])
      .describe('`OPEN`: it waits. `APPROVED`: it has taken effect. `REFUSED`: it was refused.'),
    second: maybe(person),
  }),
);

export const appeal = name(
  'Appeal',
  'An appeal of a player, against the result of a pod or against an act.',
  z.object({
    id: text("The appeal's id."),
    by: person,
    at: moment('When.'),
    round: maybe(count('The round of the pod.')),
    pod: maybe(count('The pod.')),
    act: maybe(text('The act, by the id of its entry in the audit.')),
    text: text('What they say.'),
    status: z
      .enum(['OPEN', 'UPHELD', 'DISMISSED', 'WITHDRAWN'])
      .describe(
        '`OPEN`: it waits. `UPHELD`: it was right. `DISMISSED`: it was wrong. `WITHDRAWN`: it was taken back.',
      ),
    decision: maybe(text('Why it was decided so.')),
    decidedBy: maybe(person),
  }),
);
