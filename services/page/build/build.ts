import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { build } from 'esbuild';
import { bundledCode } from './code.ts';
import { drawings, type Drawings } from './drawings.ts';
import { allGames, glyphSheets } from './glyph-sheets.ts';
import { manifest, page } from './page.ts';
import { earlyCode, workerCode } from './worker.ts';
import { HASHED } from '../web/headers.ts';
import { MATCH_PAGE, MISSING_PAGE, PAGE } from '../web/addresses.ts';

/** A file of the built page, by the address it stands at. */
export type BuiltFile = {
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array;
};

const WEB = 'services/page/web/';
/** The folder above that holds the page's sources: this file may be run from a bundle that lies elsewhere. */
const holding = (folder: string): string =>
  existsSync(join(folder, WEB)) || folder === dirname(folder) ? folder : holding(dirname(folder));
const web = join(holding(import.meta.dirname), WEB);

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
 * Builds the web client: code and styles under hashed names, split by the pages that import them,
 * and the page that loads them; a match has a page of its own, which names its code at once. Takes
 * half a second; throws the bundler's own error if a file does not compile.
 */
export async function buildWeb(): Promise<readonly BuiltFile[]> {
  const drawn = drawings(glyphSheets(await allGames()));
  // by one hash for all, as each in the code of the page takes its room
  const edition = hashOf(drawn.sheets.map(({ svg }) => svg).join(''));
  const sheets = drawn.sheets.map(({ svg }, at) =>
    plain(`${HASHED}glyphs-${String(at)}-${edition}.svg`, svg),
  );
  const icon = hashed('icon.svg', drawn.icon);
  const [style, end, events, people, replay] = await Promise.all([
    styles('page.css'),
    styles('end.css'),
    styles('events.css'),
    styles('people.css'),
    styles('replay.css'),
  ]);
  const code = await bundledCode(web, {
    GLYPHS: JSON.stringify({ edition, sheets: glyphsIn(drawn.sheets) }),
    LATE_STYLES: JSON.stringify({
      ...{ end: end.path, events: events.path, people: people.path, replay: replay.path },
    }),
  });
  const [script, ...preloaded] = code.main;
  const linked = { script, style: style.path, icon: icon.path };
  const anywhere = page({ ...linked, preloaded });
  const shell = [
    ...code.files.map(({ path, text }) => plain(path, text)),
    ...sheets,
    ...[style, end, events, people, replay, icon, plain(PAGE, anywhere)],
    plain('/manifest.webmanifest', manifest(icon.path)),
  ];
  const paths = shell.map(({ path }) => path).filter((path) => !path.endsWith('.map'));
  const early = hashed('early.js', await earlyCode(web));
  const ofMatch = page({
    ...{ ...linked, early: early.path, preloaded: [...preloaded, ...code.match] },
  });
  const worker = await workerCode(web, paths);
  const others = [early, plain(MATCH_PAGE, ofMatch), plain(MISSING_PAGE, anywhere)];
  return [...shell, ...others, plain('/worker.js', worker)];
}

/** The glyphs of each sheet, as words; of the first, which has all others, none. */
const glyphsIn = (sheets: Drawings['sheets']): readonly string[] =>
  sheets.map(({ sheet }, at) => (at === 0 ? '' : sheet.glyphs.join(' ')));

/** The styles of an entry, as one file: `page.css` for all pages; `end.css` for ends of matches and analyses, `events.css` for tournaments, `people.css` for new tables, waiting rooms, games, accounts and players, `replay.css` for replays. */
async function styles(entry: string): Promise<BuiltFile> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'app', entry)],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  });
  return hashed(entry, outputFiles[0]?.text ?? '');
}

/** A file at an address of its own. */
const plain = (path: string, body: string | Uint8Array): BuiltFile => ({
  path,
  type: types[extname(path)] ?? '',
  body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
});

function hashed(name: string, text: string): BuiltFile {
  const extension = extname(name);
  const path = `${HASHED}${name.slice(0, -extension.length)}-${hashOf(text)}${extension}`;
  return { path, type: types[extension] ?? '', body: new TextEncoder().encode(text) };
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
