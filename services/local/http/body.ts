import type { IncomingMessage } from 'node:http';

/** Reads a request body to its end; `too-large` as soon as it passes `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > limit) return 'too-large';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
