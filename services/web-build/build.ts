import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { compiledWords } from './compiled-words.ts';
import { drawings } from './drawings.ts';
import { manifest, page, type Linked } from './page.ts';
import { workerCode } from './worker.ts';
import { HASHED } from '../web/headers.ts';

/** A file of the built page, by the address it stands at. */
export type BuiltFile = {
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array;
};

// bundled or not, whoever runs this lies two folders deep
const web = fileURLToPath(new URL('../../services/web/', import.meta.url));

/** How files are called that are named by what is in them, below the root. */
const hashed = `${HASHED.slice(1)}[name]-[hash]`;

/** The types of all that is built, as headers say them. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Bundles the web client: code and styles split by what wants them, under names that change with what is
 * in them, and the one page that begins it. Takes half a second; throws esbuild's own error where a file
 * does not compile.
 */
export async function buildWeb(): Promise<readonly BuiltFile[]> {
  const drawn = drawings();
  const glyphs = named('glyphs.svg', drawn.sheet);
  const icon = named('icon.svg', drawn.icon);
  const { outputFiles, metafile } = await build({
    absWorkingDir: web,
    entryPoints: { main: 'app/main.tsx' },
    outdir: '/',
    entryNames: hashed,
    chunkNames: hashed,
    assetNames: hashed,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'linked',
    define: { GLYPHS: JSON.stringify(glyphs.path) },
    // the words come compiled: their parser would be a third of the code
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
    plugins: [compiledWords],
    logLevel: 'error',
  });
  const built = outputFiles.map(({ path, contents }) => ({
    path,
    type: types[extname(path)] ?? 'text/plain; charset=utf-8',
    body: contents,
  }));
  const pages = [
    plain('/index.html', page({ ...linkedIn(metafile), icon: icon.path })),
    plain('/manifest.webmanifest', manifest(icon.path)),
  ];
  const files = [...built, glyphs, icon, ...pages];
  const shell = files.map(({ path }) => path).filter((path) => !/\.(?:map|txt)$/u.test(path));
  return [...files, plain('/worker.js', await workerCode(web, shell))];
}

/** Links of the page: the code that begins it, its styles, and what that code always loads. */
function linkedIn({ outputs }: Metafile): Omit<Linked, 'icon'> {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === 'app/main.tsx');
  if (entry === undefined) throw new Error('esbuild has built no entry.');
  const [script, { cssBundle, imports }] = entry;
  return {
    script: addressOf(script),
    style: addressOf(cssBundle ?? ''),
    preloaded: imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => addressOf(path)),
  };
}

/** Outputs are told from the working folder, and that is how far it is to the root. */
const addressOf = (output: string): string => `/${output.replace(/^(\.\.\/)*/u, '')}`;

/** A file whose name stays the same. */
const plain = (path: string, body: string | Uint8Array): BuiltFile => ({
  path,
  type: types[extname(path)] ?? '',
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
});

function named(name: string, text: string): BuiltFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const extension = extname(name);
  const path = `${HASHED}${name.slice(0, -extension.length)}-${hash}${extension}`;
  return { path, type: types[extension] ?? '', body: new TextEncoder().encode(text) };
}
