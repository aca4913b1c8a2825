import { buildWeb, type BuiltFile } from '../../web/build.ts';
import { once } from '../../once.ts';
import { cacheControlOf, pageHeaders } from '../../web/headers.ts';
import { fault, type Reply } from '../http/reply.ts';

/**
 * The web client, built when it is first asked for: its files by their addresses, and its one page at
 * every address without a dot, for the page itself knows what stands where.
 */
export function webFiles(): (path: string) => Promise<Reply> {
  const files = once(
    async () => new Map((await buildWeb()).map((file): [string, BuiltFile] => [file.path, file])),
  );
  return async (path) => {
    const known = await files();
    const file = known.get(path) ?? (path.includes('.') ? undefined : known.get('/index.html'));
    if (file === undefined) return fault(404, 'NOT_FOUND', `There is nothing at ${path}.`);
    return {
      statusCode: 200,
      headers: {
        ...pageHeaders(),
        'content-type': file.type,
        'cache-control': cacheControlOf(file.path),
      },
      body: Buffer.from(file.body),
    };
  };
}
