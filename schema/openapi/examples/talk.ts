import type * as z from 'zod';
import type * as models from '../models/talk.ts';
import { ann, matchId } from './match.ts';

export const goodLuck: z.input<typeof models.message> = {
  id: `${matchId}.a.0mi7w2b4g7c1f0a3b9e`,
  matchId,
  audience: 'ALL',
  from: ann,
  seat: 'seat1',
  text: 'Good luck!',
  phrase: 'good-luck',
  at: '2026-11-21T18:32:00.000Z',
};
