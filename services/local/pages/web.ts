import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildWeb, type BuiltFile } from '../../page/build/build.ts';
import { once } from '../../platform/once.ts';
import { MISSING_PAGE, pageAt } from '../../page/web/addresses.ts';
import { cacheControlOf, pageHeaders } from '../../page/web/headers.ts';
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
    const packing = packings.find((each) => accepted.includes(each));
    return {
      statusCode: at === MISSING_PAGE ? 404 : 200,
      headers: {
        ...pageHeaders(),
        'content-type': file.type,
        'cache-control': cacheControlOf(file.path),
        vary: 'accept-encoding',
        ...(packing && { 'content-encoding': packing }),
      },
      body: packing ? file.packed[packing]() : Buffer.from(file.body),
    };
  };
}

type Headers = Readonly<Record<string, string | undefined>>;

/** Compressions that CloudFront offers, too, the better one first. */
const packings = ['br', 'gzip'] as const;

/** A file, and its compressed forms, each made once. */
type Kept = BuiltFile & {
  readonly packed: Readonly<Record<(typeof packings)[number], () => Buffer>>;
};

/** Brotli compresses pages in flight by about this much of 11. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const kept = (file: BuiltFile): Kept => ({
  ...file,
  packed: {
    br: once(() => brotliCompressSync(file.body, { params })),
    gzip: once(() => gzipSync(file.body)),
  },
});
