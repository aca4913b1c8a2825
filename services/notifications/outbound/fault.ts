/** The message of a fault on the way, in words for the channel's owner. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No reply came.';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? `No reply came (${code}).` : error.message.replace(/\.?$/, '.');
}
