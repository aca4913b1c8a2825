import type * as z from 'zod';
import { webhookBodies } from './documents/webhook.ts';
import { ref } from './schemas.ts';

type Name = keyof typeof webhookBodies;
type Hook<N extends Name> = {
  readonly summary: string;
  readonly example: z.input<(typeof webhookBodies)[N]>;
};

const timestamp = '2026-11-23T08:30:00.000Z';
const match = {
  matchId: 'k2x9',
  gameId: 'talisman',
  seat: 'seat1',
  version: 42,
  count: 1,
} as const;

const hooks: { readonly [N in Name]: Hook<N> } = {
  match: {
    summary: 'Tells of a match',
    example: { type: 'match.attention.needed', timestamp, data: match },
  },
  tournament: {
    summary: 'Tells of a tournament',
    example: {
      type: 'tournament.round.published',
      timestamp,
      data: {
        tournamentId: 'h7c1',
        gameId: 'talisman',
        round: 3,
        pod: 7,
        startsAt: '2026-11-23T09:00:00.000Z',
        deadline: '2026-12-14T09:00:00.000Z',
      },
    },
  },
  lobby: {
    summary: 'Tells that someone wants to play',
    example: {
      type: 'lobby.table.opened',
      timestamp,
      data: { gameId: 'talisman', matchId: 'k2x9' },
    },
  },
  digest: {
    summary: 'Tells what is due',
    example: { type: 'account.digest', timestamp, data: { count: 1, matches: [match] } },
  },
  channelVerification: {
    summary: 'Sends the code of a channel',
    example: { type: 'channel.verification', timestamp, data: { code: '12345678' } },
  },
  channelDisabled: {
    summary: 'Tells that another channel is off',
    example: { type: 'channel.disabled', timestamp, data: { channel: '3f0c9a51d27be884' } },
  },
  channelTest: {
    summary: 'Tests a channel',
    example: { type: 'channel.test', timestamp, data: {} },
  },
};

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});
const parameters = [
  header('webhook-id', 'The id of the message, the same at every attempt.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header('webhook-signature', 'Its signatures, by the rules of Standard Webhooks.'),
];

/** Messages sent to a channel of the kind `WEBHOOK`: a `POST` to its `url`, signed by its secret. */
export const webhooks = () =>
  Object.fromEntries((Object.keys(hooks) as Name[]).map((name) => [name, { post: hookOf(name) }]));

function hookOf(name: Name) {
  const { summary, example } = hooks[name];
  const body = webhookBodies[name];
  return {
    operationId: `${name}Webhook`,
    tags: ['Account'],
    summary,
    description: `${body.description ?? ''} Sent to notification channels of the kind \`WEBHOOK\`.`,
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: ref(body), example } },
    },
    responses: {
      '2XX': { description: 'It has arrived.' },
      '410': { description: 'Nothing more is to be sent by this channel.' },
      '4XX': { description: 'It is tried again later, as after any other reply.' },
    },
  };
}
