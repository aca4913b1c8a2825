/** The message of a fault on the way, in words for the channel's owner. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No reply was received.';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string'
    ? `No reply was received (${code}).`
    : error.message.replace(/\.?$/, '.');
}
