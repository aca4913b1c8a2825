import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../shared/engine/index.ts';
import type { catalogue as Catalogue, CatalogueEntry } from '../../shared/games/catalogue.ts';
import { faultsOf } from '../../shared/games/talisman/content/check/check.ts';
import type { Edition } from '../../shared/games/talisman/edition/edition.ts';
import type { State } from '../../shared/games/talisman/state.ts';
import { namedRules } from '../../shared/games/talisman/packs/faults.ts';
import { locales } from '../../shared/words/phrase.ts';
import { root } from '../../tools/root.ts';
import { simulateMatch } from '../../tools/simulate/simulation.ts';
import { newPlay, type Play } from '../support/play.ts';

/** A checkout in which all is linked but the page's edition and the catalogue that lists it. */
const copy = join(import.meta.dirname, '.pages', `toll-road-${process.pid}`);
const editions = 'shared/games/talisman/editions';
const folder = `${editions}/toll-road`;
/** What says what is linted, and by which types: those of the copy, so that it stands there itself. */
const LINT = ['.oxlintrc.json', '.oxfmtrc.json', 'eslint.config.js', '.eslint'];
const KNIP = 'knip.edition.json';
const cataloguePath = 'shared/games/catalogue.ts';

/** Links all that a folder holds into the copy, save what is laid out there. */
async function link(path: string, except: readonly string[]): Promise<void> {
  await mkdir(join(copy, path), { recursive: true });
  for (const name of await readdir(join(root, path))) {
    if (except.includes(name)) continue;
    await symlink(join(root, path, name), join(copy, path, name));
  }
}

/** The code blocks of the page: the files by their name, and the entry of the catalogue. */
async function readPage() {
  const page = await readFile(join(root, 'docs/writing-an-edition.md'), 'utf8');
  const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const files = blocks.flatMap((block) => {
    const [, name, code] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(block) ?? [];
    return name === undefined || code === undefined ? [] : [{ name, code }];
  });
  return { files, entry: blocks.find((block) => !block.startsWith('//')) ?? '' };
}

let entry: CatalogueEntry | undefined;
let game: Game<State>;
let edition: Edition;

beforeAll(async () => {
  await link('.', ['.git', '.ci', '.data', 'shared', 'tsconfig.json', ...LINT]);
  for (const name of LINT) await cp(join(root, name), join(copy, name), { recursive: true });
  await link('shared', ['games']);
  await link('shared/games', ['talisman', 'catalogue.ts']);
  await link('shared/games/talisman', ['editions']);
  await link(editions, []);
  const page = await readPage();
  await mkdir(join(copy, folder));
  // a repository of its own, where the .gitignore of this one hides nothing from the tools
  await mkdir(join(copy, '.git'));
  for (const { name, code } of page.files) await writeFile(join(copy, folder, name), code);
  const catalogue = await readFile(join(root, cataloguePath), 'utf8');
  await writeFile(join(copy, cataloguePath), catalogue.replace(/\};\n$/, `${page.entry}};\n`));
  const tsconfig = await readFile(join(root, 'tsconfig.json'), 'utf8');
  await writeFile(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      ...(JSON.parse(tsconfig) as object),
      include: [cataloguePath, folder],
    }),
  );
  const { ignoreExportsUsedInFile } = JSON.parse(
    await readFile(join(root, 'knip.json'), 'utf8'),
  ) as { ignoreExportsUsedInFile: object };
  // what the catalogue does not lead to would be dead code of the edition's
  const looked = { entry: [cataloguePath], project: [cataloguePath, `${folder}/*.ts`] };
  await writeFile(join(copy, KNIP), JSON.stringify({ ...looked, ignoreExportsUsedInFile }));
  const listed = (await import(join(copy, cataloguePath))) as { catalogue: typeof Catalogue };
  entry = listed.catalogue['talisman-toll'];
  if (entry === undefined) throw new Error('The catalogue does not list the edition.');
  game = (await entry.play()).game as Game<State>;
  const made = (await import(join(copy, folder, 'edition.ts'))) as { tollRoad: Edition };
  edition = made.tollRoad;
});
afterAll(() => rm(copy, { recursive: true }));

const at = (gold: number): Play<State> => {
  const bare = game.initial({ seats: ['ann', 'bob'], options: game.options.parse({}) });
  const position = {
    turn: { seat: 'ann' },
    seats: {
      ann: { character: 'pedlar', space: 'ford', fate: 0, gold },
      bob: { character: 'squire', space: 'meadow', fate: 0 },
    },
  };
  return newPlay<State>(game, game.position.place(bare, position as never), { 'move:ann#1': [1] });
};

describe('the edition of the page', () => {
  it('is made of the files that the page names', async () => {
    const { files } = await readPage();
    expect(files).toHaveLength(9);
    expect(dirname(folder)).toBe(editions);
    expect(entry?.folder).toBe('talisman/editions/toll-road');
  });

  it('has content without faults, and a name for each thing in every language', () => {
    const { content } = edition;
    expect(faultsOf(content, namedRules(edition))).toEqual([]);
    const things = [
      ...content.spaces.map(({ id }) => `space:${id}`),
      ...content.cards.map(({ id }) => `card:${id}`),
      ...content.characters.map(({ id }) => `character:${id}`),
    ];
    for (const locale of locales) {
      const texts = game.words.catalogue[locale];
      expect(
        things.filter((id) => texts[id] === undefined),
        locale,
      ).toEqual([]);
    }
  });

  it('is won by whoever pays the toll, and tried by nobody who cannot', () => {
    expect(at(4).options('move:ann')).not.toContain('cross:gate');
    const play = at(5).say('move:ann', 'cross:gate');
    expect(play.told('GoldLost')).toMatchObject([{ seat: 'ann', amount: 5, paid: true }]);
    expect(play.told('MatchEnded')).toMatchObject([{ winners: ['ann'] }]);
  });

  it('is played to its end by bots that break no invariant', () => {
    for (const bot of ['random', 'greedy']) {
      const series = {
        game,
        seats: 3,
        options: game.options.parse({}),
        seed: bot,
        bots: [bot],
        limit: 9_999,
      };
      const match = simulateMatch(series, 0, true);
      expect([...match.brokenInvariants, match.unfinished], bot).toEqual([undefined]);
      expect(JSON.stringify(match.commits)).toContain('"MatchEnded"');
    }
  });
});

describe.concurrent('what npm run check says of it', () => {
  it.each([
    ['the types hold, and lint has nothing to say', 'oxlint', [folder, cataloguePath]],
    ['the laws of the rules hold', 'eslint', ['--max-warnings', '0', folder, cataloguePath]],
    ['every file is formatted', 'oxfmt', ['--check', folder, cataloguePath]],
    [
      'imports follow the arrows',
      'depcruise',
      [
        ...['--output-type', 'err', '--preserve-symlinks', folder, cataloguePath],
        // what others import is looked at where they are checked
        ...['--do-not-follow', `^(?!${cataloguePath}|${folder}/)`],
      ],
    ],
    ['no code is dead', 'knip', ['--config', KNIP, '--include', 'files,exports,types']],
  ])('%s (%s)', async (_, tool, args) => {
    expect(await run(tool, args)).toEqual({ failed: false, output: expect.any(String) });
  });
});

function run(tool: string, args: readonly string[]): Promise<{ failed: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: copy, env: { ...process.env, NO_COLOR: '1', CI: '1' } };
    const script = join(root, 'node_modules/.bin', tool);
    execFile(script, args, options, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}` });
    });
  });
}
