import * as z from 'zod';
import { name } from './named.ts';
import { anyObject, listOf, maybe, text } from './scalars.ts';

const standing = name(
  'Standing',
  "One seat's place in the ranking.",
  z.object({
    seat: text('The seat.'),
    place: z.int().min(1).describe('Its place; 1 is the best.'),
    score: z.number().describe('Its score.'),
    details: anyObject('What the score is made of, and what broke the ties: numbers by name.'),
  }),
);

export const result = name(
  'MatchResult',
  'How a match ended.',
  z.object({
    ranking: listOf("Every seat's place, the best first. Seats may share a place.", standing),
    reason: text('What ended it, for example `finished`.'),
  }),
);

export const fairness = name(
  'Fairness',
  'What makes the dice provably fair: every roll follows from the secret, to which the service committed itself before, and what was added to it since. Note the commitment when you sit down.',
  z.object({
    commitment: text('SHA-256 of the secret, in hex; published when the match was created.'),
    entropy: listOf(
      'What was added: by those who joined, in that order, and last by the host at the start.',
      z.string(),
    ),
    secret: maybe(text('The secret, in hex; `null` until the match is over.')),
  }),
);
