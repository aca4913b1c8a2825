const key = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A new name for each command: a UUID, or whatever you have not used yet. A retry with the same name does nothing, and returns the first result. The last 16 of an account in a match are remembered.',
  schema: { type: 'string', minLength: 1, maxLength: 256 },
} as const;

/** Examples of parameters in paths. */
export const examplesInPath: Readonly<Record<string, { readonly example: unknown }>> = {
  gameId: { example: 'tales-of-glory' },
  pool: { example: 'ASYNC' },
  seat: { example: 'seat2' },
  proposalId: { example: 'p12' },
  round: { example: 1 },
  pod: { example: 1 },
  number: { example: 7 },
};

/**
 * Parameters that stand in headers. They have no examples, because a page to try operations out on fills those in, and
 * the same key sent twice would give the first match again instead of a new one.
 */
export const inHeaders = {
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
