import * as z from 'zod';
import { name } from './named.ts';
import { anyObject, listOf, maybe, moment, text } from './scalars.ts';
import { leaver } from './timing.ts';

const standingPart = name(
  'StandingPart',
  'A part of a score.',
  z.object({
    name: text('The name of the part, in your language.'),
    ref: maybe(text('The thing it counts, as `kind:id`; `null` if it is none.')),
    n: z.number().describe('How much it adds to the score.'),
  }),
);

const standing = name(
  'Standing',
  "One seat's place in the ranking.",
  z.object({
    seat: text('The seat.'),
    place: z.int().min(1).describe('Its place; 1 is the best.'),
    score: z.number().describe('Its score.'),
    details: anyObject('The parts of the score, and what broke ties: numbers by name.'),
    placeText: text('The place in words, such as `3rd of 4`, in your language.'),
    scoreText: text(
      'The score in words, with its parts; of a player who left the match, only that.',
    ),
    parts: listOf(
      'The parts that add up to the score, without those that are 0; empty if the game names none.',
      standingPart,
    ),
  }),
);

export const result = name(
  'MatchResult',
  'How a match ended.',
  z.object({
    ranking: listOf("Every seat's place, the best first. Seats may share a place.", standing),
    reason: text(
      'What ended it: `finished`; `abandoned` or `deserted` where nobody was left to play; `agreed` or `annulled` by its table; `deadline`, `adjudicated` or `void` by its tournament.',
    ),
    reasonText: text(
      "The reason in a sentence: the game's own if it was played to its end, else that of `reason`.",
    ),
    leavers: listOf('Who left while it was played, in that order.', leaver),
  }),
);

const beacon = name(
  'Beacon',
  'The round of a public beacon (drand) that a match depends on; hex throughout.',
  z.object({
    chain: text('The hash of its chain.'),
    publicKey: text('Its public key.'),
    scheme: text('How it signs.'),
    round: z.int().describe('The round.'),
    drawnAt: moment('When the round is due; seats can be taken until then.'),
    signature: maybe(text("The round's signature; `null` until the match has started.")),
    previous: text('The signature of the previous round, if the scheme chains them.').optional(),
  }),
);

export const fairness = name(
  'Fairness',
  'What makes the dice provably fair: every roll follows from the secret, to which the service committed itself before, and what was added to it since. Note the commitment when you sit down.',
  z.object({
    commitment: text(
      'SHA-256 of the secret, in hex, and of the round of a beacon if there is one; published when the match was created.',
    ),
    entropy: listOf(
      'What was added: by those who joined, in that order, and last by the host at the start.',
      z.string(),
    ),
    secret: maybe(text('The secret, in hex; `null` until the match is over.')),
    beacon: maybe(beacon),
  }),
);
