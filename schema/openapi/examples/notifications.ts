import type { Shape } from './shape.ts';

export const channel: Shape<'NotificationChannel'> = {
  id: '3f0c9a51d27be884',
  kind: 'WEBHOOK',
  label: 'table.example.org',
  verified: true,
  disabledReason: null,
  disabledSince: null,
  unsubscribed: [],
  codeAt: null,
  createdAt: '2026-11-21T18:30:00.000Z',
};

export const sent: Shape<'NotificationDelivery'> = {
  id: 'WyIzZjBjOWE1MWQyN2JlODg0Il0',
  messageId: '5b1f0c2e9d7a4436',
  type: 'match.attention.needed',
  at: '2026-11-21T18:31:30.000Z',
  outcome: 'DELIVERED',
  attempts: 1,
  status: 204,
  fault: null,
  nextAt: null,
};
