import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { Outbound } from './address.ts';
import { checkedLookup } from './lookup.ts';
import { faultOf } from './target.ts';

/** The reply of the receiver. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};
type Headers = Readonly<Record<string, string>>;

/** Posts to a URL of another party. Throws if no reply came in time, or one that is too large. */
export type Post = (url: string, headers: Headers, body: string | Uint8Array) => Promise<Reply>;

const MOST_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/**
 * Posts without following redirects, within ten seconds in all, and reads at most 64 KB of the
 * reply. Each connection is new, and leads to an address that was checked for it.
 */
export const posting =
  (outbound: Outbound, { lookup = checkedLookup(outbound), mostMs = MOST_MS } = {}): Post =>
  (url, headers, body) =>
    new Promise((resolve, reject) => {
      const fault = faultOf(url, outbound);
      if (fault !== undefined) return reject(new Error(fault));
      const signal = AbortSignal.timeout(mostMs);
      const request = url.startsWith('https:') ? secure : plain;
      const sent = request(url, { method: 'POST', headers, lookup, signal, agent: false });
      sent.once('error', (error) =>
        reject(signal.aborted ? new Error('No reply was received in time.') : error),
      );
      sent.once('response', (response) => {
        read(response).then(resolve, reject);
      });
      return sent.end(body);
    });

async function read(response: IncomingMessage): Promise<Reply> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) {
      response.destroy();
      throw new Error('The reply is larger than 64 KB.');
    }
    parts.push(part);
  }
  const { statusCode: status = 0, headers } = response;
  return { status, headers, text: Buffer.concat(parts).toString('utf8') };
}
