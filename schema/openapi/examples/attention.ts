import type { Shape } from './shape.ts';

export const dueByTomorrow: Shape<'AttentionItem'> = {
  matchId: '01kamq3xr9',
  seat: 'seat2',
  kind: 'ANSWER',
  count: 1,
  since: '2026-11-21T18:30:00.000Z',
  deadline: '2026-11-22T18:30:00.000Z',
  urgent: false,
};

const pushThenMail = {
  events: ['match.attention.*'],
  channels: ['push1'],
  mode: 'NOW' as const,
  escalate: [{ after: 'PT6H', channels: ['mail1'] }],
};

export const ownRules: Shape<'NotificationRules'> = {
  items: [
    {
      id: 'rule-1',
      matchIds: null,
      gameIds: null,
      speeds: null,
      unsubscribed: [],
      ...pushThenMail,
    },
  ],
  muted: [],
};
