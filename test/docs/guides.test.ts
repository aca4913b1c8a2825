import { readFile, readdir, writeFile } from 'node:fs/promises';
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
import type * as Simulated from '../../tools/simulate/simulation.ts';
import type * as Played from '../support/play.ts';
import { cataloguePath, layOut, readGuide, type Checkout } from './checkout.ts';
import { isLong } from '../support/long.ts';

const editions = 'shared/games/talisman/editions';
const tollRoad = {
  page: 'writing-an-edition',
  folder: `${editions}/toll-road`,
  tests: 'test/games/toll-road',
};
const luckyPig = {
  page: 'writing-a-game',
  folder: 'shared/games/lucky-pig',
  tests: 'test/games/lucky-pig',
};
const laid = [tollRoad.folder, luckyPig.folder, luckyPig.tests];
const KNIP = 'knip.guides.json';

type Simulation = Pick<typeof Simulated, 'simulateMatch'>;
type Playing = Pick<typeof Played, 'newPlay'>;

let checkout: Checkout;
let simulateMatch: Simulation['simulateMatch'];
let newPlay: Playing['newPlay'];
let entry: CatalogueEntry | undefined;
let game: Game<State>;
let edition: Edition;

beforeAll(async () => {
  checkout = await layOut([tollRoad, luckyPig]);
  const copied = (path: string): string => join(checkout.at, path);
  const tsconfig = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')) as object;
  const include = [cataloguePath, ...laid];
  await writeFile(copied('tsconfig.json'), JSON.stringify({ ...tsconfig, include }));
  const { ignoreExportsUsedInFile } = JSON.parse(
    await readFile(join(root, 'knip.json'), 'utf8'),
  ) as { ignoreExportsUsedInFile: object };
  // files that neither the catalogue nor the tests lead to would be dead code of the games
  const entries = [cataloguePath, `${luckyPig.tests}/*.test.ts`];
  const looked = { entry: entries, project: laid.map((one) => `${one}/*.ts`) };
  await writeFile(copied(KNIP), JSON.stringify({ ...looked, ignoreExportsUsedInFile }));
  const listed = (await import(copied(cataloguePath))) as { catalogue: typeof Catalogue };
  entry = listed.catalogue['talisman-toll'];
  if (entry === undefined) throw new Error('The catalogue does not list the edition.');
  game = (await entry.play()).game as Game<State>;
  // the engine of the copy: what leaves a procedure is known by identity
  ({ simulateMatch } = (await import(copied('tools/simulate/simulation.ts'))) as Simulation);
  ({ newPlay } = (await import(copied('test/support/play.ts'))) as Playing);
  const made = (await import(copied(`${tollRoad.folder}/edition.ts`))) as { tollRoad: Edition };
  edition = made.tollRoad;
});
afterAll(() => checkout.remove());

/** A play in which it is Ann's turn to move from the ford, with this gold. */
const at = (gold: number): Played.Play<State> => {
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

describe('the edition of docs/writing-an-edition.md', () => {
  it('consists of the files that its page names', async () => {
    const { files } = await readGuide(tollRoad.page);
    expect(files).toHaveLength(9);
    expect(dirname(tollRoad.folder)).toBe(editions);
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

  it('is won by paying the toll, and offers the gate only to a seat that can pay', () => {
    expect(at(4).options('move:ann')).not.toContain('cross:gate');
    const play = at(5).say('move:ann', 'cross:gate');
    expect(play.told('GoldLost')).toMatchObject([{ seat: 'ann', amount: 5, paid: true }]);
    expect(play.told('MatchEnded')).toMatchObject([{ winners: ['ann'] }]);
  });

  it('is played to its end by bots without a broken invariant', () => {
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

describe.concurrent('the games of both guides', () => {
  const ruled = [tollRoad.folder, luckyPig.folder, cataloguePath];
  const paths = [...ruled, luckyPig.tests];

  const checks: [string, string, string[]][] = [
    ['the types hold, and lint has nothing to say', 'oxlint', paths],
    ['every file is formatted', 'oxfmt', ['--check', ...paths]],
  ];
  /** Checks that read the whole project for a few files. */
  const longChecks: [string, string, string[]][] = [
    ['the laws of the rules hold', 'eslint', ['--max-warnings', '0', ...ruled]],
    [
      'imports follow the arrows',
      'depcruise',
      [
        ...['--output-type', 'err', '--preserve-symlinks', ...paths],
        // imports of other files are checked elsewhere
        ...['--do-not-follow', `^(?!${paths.join('|')})`],
      ],
    ],
    ['no code is dead', 'knip', ['--config', KNIP, '--include', 'files,exports,types']],
  ];
  it.each(isLong ? [...checks, ...longChecks] : checks)(
    'pass npm run check: %s (%s)',
    async (_, tool, args) => {
      expect(await checkout.run(tool, args)).toEqual({ failed: false, output: expect.any(String) });
    },
  );

  it('pass the tests of all games', async () => {
    const report = join(checkout.at, 'report.json');
    const { output } = await checkout.run('vitest', [
      ...[
        'run',
        '--project',
        'tests',
        '--maxWorkers',
        '1',
        '--reporter',
        'json',
        '--outputFile',
        report,
      ],
      ...[
        '--testNamePattern',
        'lucky-pig|talisman-toll|Lucky Pig|presets|the bundle of (rest|stream)',
      ],
      ...(await testsOfAllGames()),
    ]);
    const { success, testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    const run = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = run.filter(({ status }) => status === 'failed');
    expect({ failed, success }, output).toEqual({ failed: [], success: true });
    const of = (game: string) =>
      run.filter(({ status, fullName }) => status === 'passed' && fullName.includes(game)).length;
    expect(of('lucky-pig')).toBeGreaterThan(20);
    expect(of('talisman-toll')).toBeGreaterThan(20);
    expect(of('Lucky Pig')).toBe(1);
    expect(of('the bundle of')).toBe(isLong ? 3 : 0);
  });
});

type Report = {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** The files that go through the catalogue; and those of the games of the guides. */
async function testsOfAllGames(): Promise<readonly string[]> {
  const files = await readdir(join(checkout.at, 'test'), { recursive: true });
  const tests = files.filter((file) => /^(games|words)\/.*\.test\.ts$/.test(file));
  const texts = await Promise.all(
    tests.map(async (file) => [file, await readFile(join(checkout.at, 'test', file), 'utf8')]),
  );
  const found = texts.flatMap(([file = '', text = '']) =>
    text.includes('services/matches/games/loaded.ts') || file.startsWith('games/lucky-pig/')
      ? [file]
      : [],
  );
  // bundles take long to make; cues of other games are checked elsewhere
  const few = found.filter((file) => file !== 'games/scene/cues.test.ts');
  const chosen = isLong ? [...found, 'tools/bundles.test.ts'] : few;
  return [...chosen, 'matches/games.test.ts'].map((file) => `test/${file}`);
}
