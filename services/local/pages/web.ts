import { gzipSync } from 'node:zlib';
import { buildWeb, type BuiltFile } from '../../web-build/build.ts';
import { once } from '../../once.ts';
import { MISSING_PAGE, pageAt } from '../../web/addresses.ts';
import { cacheControlOf, pageHeaders } from '../../web/headers.ts';
import { fault, type Reply } from '../http/reply.ts';

/**
 * The web client, built when it is first asked for: its files by their addresses, and its page at the addresses of
 * `ROUTES`. At others a browser gets the page as a 404, and who asks for no HTML a 404 in JSON.
 */
export function webFiles(): (path: string, headers: Headers) => Promise<Reply> {
  const files = once(
    async () => new Map((await buildWeb()).map((file): [string, Kept] => [file.path, kept(file)])),
  );
  return async (path, { accept = '', 'accept-encoding': accepted = '' }) => {
    const known = await files();
    const at = path.includes('.') ? path : pageAt(path, accept);
    const file = at === undefined ? undefined : known.get(at);
    if (file === undefined) return fault(404, 'NOT_FOUND', `No such path: ${path}.`);
    const isPacked = /\bgzip\b/u.test(accepted);
    return {
      statusCode: at === MISSING_PAGE ? 404 : 200,
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

/** A file, and the same as it is sent to whoever takes it compressed: as the front does. */
type Kept = BuiltFile & { packed(): Buffer };

const kept = (file: BuiltFile): Kept => ({ ...file, packed: once(() => gzipSync(file.body)) });
