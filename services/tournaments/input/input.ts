import * as z from 'zod';
import { once } from '../../platform/once.ts';
import { id } from '../../platform/requests/text.ts';
import { MOST_PLAYERS } from '../most-players.ts';

/** The schemas of queries, which the API has as arguments. */
export const questions = once(() => {
  const tournamentId = id(64);
  const number = z.int().min(1).max(MOST_PLAYERS);
  const pods = z.array(z.array(number).min(1).max(6)).max(MOST_PLAYERS);
  return {
    preview: z.strictObject({
      tournamentId,
      pods: pods.optional(),
      byes: z.array(number).max(MOST_PLAYERS).optional(),
    }),
    ofRound: z.strictObject({
      tournamentId,
      stage: z.int().min(1).max(3).optional(),
      round: z.int().min(1).max(64).optional(),
    }),
    filter: z.strictObject({
      gameId: id(64).optional(),
      list: z.enum(['OPEN', 'RUNNING', 'FINISHED', 'MINE']).optional(),
    }),
  };
});

type Questions = ReturnType<typeof questions>;
export type PreviewPairing = z.input<Questions['preview']>;
export type OfRound = z.input<Questions['ofRound']>;
export type Filter = z.input<Questions['filter']>;
