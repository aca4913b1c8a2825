import type * as z from 'zod';
import type { attentionItem } from '../models/attention.ts';

export const dueByTomorrow: z.input<typeof attentionItem> = {
  matchId: '01kamq3xr9',
  seat: 'seat2',
  kind: 'ANSWER',
  count: 1,
  since: '2026-11-21T18:30:00.000Z',
  deadline: '2026-11-22T18:30:00.000Z',
  urgent: false,
};
