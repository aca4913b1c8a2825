const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
} as const;

/**
 * Parameters that several operations take. Headers have no examples, for pages to try operations out on
 * fill those in: whoever sent the same key twice would get the first match again instead of a new one.
 */
export const parameters = {
  GameId: {
    name: 'gameId',
    in: 'path',
    required: true,
    description: "The game's id.",
    schema: { type: 'string' },
    example: 'tales-of-glory',
  },
  Pool: {
    name: 'pool',
    in: 'path',
    required: true,
    description: 'Who is compared: `LIVE`, `ASYNC` or `BOT`.',
    schema: { type: 'string', enum: ['LIVE', 'ASYNC', 'BOT'] },
    example: 'ASYNC',
  },
  Revision: {
    name: 'revision',
    in: 'path',
    required: true,
    description: "The revision of the game's sheet, as the game has it.",
    schema: { type: 'string' },
  },
  MatchId: {
    name: 'matchId',
    in: 'path',
    required: true,
    description: "The match's id.",
    schema: { type: 'string' },
  },
  Code: {
    name: 'code',
    in: 'path',
    required: true,
    description:
      'The code of an invitation, in upper or lower case; or its id, to answer it and to take it back.',
    schema: { type: 'string', maxLength: 96 },
  },
  Seat: {
    name: 'seat',
    in: 'path',
    required: true,
    description: "The seat's id within its match.",
    schema: { type: 'string' },
    example: 'seat2',
  },
  ProposalId: {
    name: 'proposalId',
    in: 'path',
    required: true,
    description: "The proposal's id within its match.",
    schema: { type: 'string' },
    example: 'p12',
  },
  MessageId: {
    name: 'messageId',
    in: 'path',
    required: true,
    description: "The message's id.",
    schema: { type: 'string' },
  },
  ReportId: {
    name: 'reportId',
    in: 'path',
    required: true,
    description: "The report's id.",
    schema: { type: 'string' },
  },
  AccountId: {
    name: 'accountId',
    in: 'path',
    required: true,
    description: "The account's id.",
    schema: { type: 'string' },
  },
  TournamentId: {
    name: 'tournamentId',
    in: 'path',
    required: true,
    description: "The tournament's id.",
    schema: { type: 'string' },
  },
  SeriesId: {
    name: 'seriesId',
    in: 'path',
    required: true,
    description: "The series' id.",
    schema: { type: 'string' },
  },
  Round: {
    name: 'round',
    in: 'path',
    required: true,
    description: 'The round, from 1 over all stages.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  Pod: {
    name: 'pod',
    in: 'path',
    required: true,
    description: 'The pod, from 1 within its round.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  Number: {
    name: 'number',
    in: 'path',
    required: true,
    description: 'The start number of a player.',
    schema: { type: 'integer', minimum: 1 },
    example: 7,
  },
  ActId: {
    name: 'actId',
    in: 'path',
    required: true,
    description: 'The id of an act that waits for a second person.',
    schema: { type: 'string' },
  },
  AppealId: {
    name: 'appealId',
    in: 'path',
    required: true,
    description: "The appeal's id.",
    schema: { type: 'string' },
  },
  TicketId: {
    name: 'ticketId',
    in: 'path',
    required: true,
    description: "The ticket's id.",
    schema: { type: 'string' },
  },
  TokenId: {
    name: 'tokenId',
    in: 'path',
    required: true,
    description: "The access token's id.",
    schema: { type: 'string' },
  },
  ChannelId: {
    name: 'channelId',
    in: 'path',
    required: true,
    description: "The notification channel's id.",
    schema: { type: 'string' },
  },
  DeliveryId: {
    name: 'deliveryId',
    in: 'path',
    required: true,
    description: "The delivery's id.",
    schema: { type: 'string' },
  },
  IdempotencyKey: { ...key, required: true },
  OptionalIdempotencyKey: key,
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version you expect: `"4"`, or the `ETag` of what you read. Otherwise nothing is done (412).',
    schema: { type: 'string', pattern: '^(\\*|"\\d{1,10}")$' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` that you have; 304 if the answer would say the same.',
    schema: { type: 'string' },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'The language of texts: English (`en`, the default), Czech (`cs`) or Korean (`ko`).',
    schema: { type: 'string' },
  },
} as const;

const header = (description: string, type = 'string') => ({ description, schema: { type } });

/** Headers that several answers bear. */
export const headers = {
  ETag: header(
    'In quotes the version, as `"4"` after a command; of what is read followed by a digest of the answer, as `"4.k5AfxDg71s"`.',
  ),
  Link: header('Where the next page is, with `rel="next"`; absent on the last.'),
  Location: header('Where what was made is.'),
  RetryAfter: header('After how many seconds to send the same request again.', 'integer'),
  WwwAuthenticate: header('What to do better (RFC 6750).'),
} as const;
export type HeaderName = keyof typeof headers;
