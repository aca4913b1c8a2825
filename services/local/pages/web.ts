import { gzipSync } from 'node:zlib';
import { buildWeb, type BuiltFile } from '../../web-build/build.ts';
import { once } from '../../once.ts';
import { answersWithPage, MATCH_PAGE, MATCHES, PAGE } from '../../web/addresses.ts';
import { cacheControlOf, pageHeaders } from '../../web/headers.ts';
import { fault, type Reply } from '../http/reply.ts';

/**
 * The web client, built when it is first asked for: its files by their addresses, and its page at every
 * address without a dot, for the page itself knows what stands where. Paths of APIs that there are not, and
 * requests for JSON, get a 404 in JSON.
 */
export function webFiles(): (path: string, headers: Headers) => Promise<Reply> {
  const files = once(
    async () => new Map((await buildWeb()).map((file): [string, Kept] => [file.path, kept(file)])),
  );
  return async (path, { accept = '', 'accept-encoding': accepted = '' }) => {
    const known = await files();
    const file =
      path.includes('.') || answersWithPage(path, accept) ? known.get(fileAt(path)) : undefined;
    if (file === undefined) return fault(404, 'NOT_FOUND', `No such path: ${path}.`);
    const isPacked = /\bgzip\b/u.test(accepted);
    return {
      statusCode: 200,
      headers: {
        ...pageHeaders(),
        'content-type': file.type,
        'cache-control': cacheControlOf(file.path),
        vary: 'accept-encoding',
        ...(isPacked && { 'content-encoding': 'gzip' }),
      },
      body: isPacked ? file.packed() : Buffer.from(file.body),
    };
  };
}

type Headers = Readonly<Record<string, string | undefined>>;

const fileAt = (path: string): string => {
  if (path.includes('.')) return path;
  return path.startsWith(MATCHES) ? MATCH_PAGE : PAGE;
};

/** A file, and the same as it is sent to whoever takes it compressed: as the front does. */
type Kept = BuiltFile & { packed(): Buffer };

const kept = (file: BuiltFile): Kept => ({ ...file, packed: once(() => gzipSync(file.body)) });
