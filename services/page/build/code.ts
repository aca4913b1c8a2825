import { rolldown, type LogLevel, type OutputChunk, type RolldownLog } from 'rolldown';
import { HASHED } from '../web/headers.ts';
import { compiledWords } from './compiled-words.ts';
import { cutInParts } from './parts.ts';

/** The code of the page: its files by their addresses, and the entries of each page. */
export type Code = {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Entry files of the page, loaded with all that they import. */
  readonly main: readonly [string, ...string[]];
  /** Files that draw a match, loaded beside the entry. */
  readonly match: readonly string[];
};

const ENTRY = 'app/main.tsx';
/** File name pattern with a content hash. */
const hashed = `${HASHED.slice(1)}[name]-[hash].js`;

/**
 * Bundles the code of the page, split by importers.
 * @param folder of the page's sources
 * @param define constants of the sources that the build sets
 */
export async function bundledCode(
  folder: string,
  define: Readonly<Record<string, string>>,
): Promise<Code> {
  const { plugin, partOf } = cutInParts(ENTRY);
  const bundle = await rolldown({
    cwd: folder,
    input: { main: `./${ENTRY}` },
    // it would not be heeded if the project is itself a dependency
    tsconfig: false,
    preserveEntrySignatures: false,
    resolve: { alias: withoutParser },
    transform: { target: 'es2022', define, jsx },
    plugins: [compiledWords, plugin],
    onLog: throwWarnings,
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      entryFileNames: hashed,
      chunkFileNames: hashed,
      minify: true,
      sourcemap: true,
      sourcemapExcludeSources: true,
      codeSplitting: { groups: [{ name: partOf, debugName: 'parts' }] },
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    const files = output.map((file) => ({
      path: `/${file.fileName}`,
      text: file.type === 'chunk' ? file.code : String(file.source),
    }));
    const [main, ...more] = closure(chunks, ENTRY);
    if (main === undefined) throw new Error('The page has no entry code.');
    const match = closure(chunks, 'pages/match/match-page.tsx');
    return {
      files,
      main: [main, ...more],
      match: match.filter((path) => path !== main && !more.includes(path)),
    };
  } finally {
    await bundle.close();
  }
}

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

/**
 * Throws on a bundler warning, such as an import that is not found, because the page would then not
 * start.
 */
function throwWarnings(level: LogLevel, { message }: RolldownLog): void {
  if (level === 'warn') throw new Error(message);
}

/** The words come compiled: their parser would be a third of the code. */
const withoutParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Addresses of a module's chunk, and of its static imports. */
function closure(chunks: readonly OutputChunk[], module: string): readonly string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  const known = new Set(first && [first.fileName]);
  for (const name of known) for (const each of named.get(name)?.imports ?? []) known.add(each);
  return [...known].map((name) => `/${name}`);
}
