import type * as z from 'zod';
import type * as models from '../models/notification.ts';

export const channel: z.input<typeof models.notificationChannel> = {
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

export const sent: z.input<typeof models.delivery> = {
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
