import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A miniature of the repository: what each file imports. */
const files: Readonly<Record<string, readonly string[]>> = {
  'shared/engine/index.ts': [],
  'shared/engine/run.ts': ['../games/talisman/game.ts', 'node:fs', 'ws'],
  'shared/words/render.ts': ['zod'],
  'shared/client/scene/walk.ts': ['../../words/render.ts', 'zod'],
  'shared/client/scene/note.ts': [],
  'shared/client/scene/part.ts': ['./note.ts'],
  'shared/games/talisman/game.ts': ['../../engine/index.ts', '../../words/render.ts'],
  'shared/games/talisman/deep.ts': ['../../engine/hidden.ts', '../chess/game.ts'],
  'shared/games/talisman/land.ts': ['./editions/winter/game.ts'],
  'shared/games/talisman/fight/duel.ts': ['../travel/go.ts'],
  'shared/games/talisman/fight/attack.ts': [],
  'shared/games/talisman/travel/go.ts': [],
  'shared/games/talisman/travel/lock.ts': ['../fight/attack.ts'],
  'shared/games/talisman/tricks/trick.ts': ['../fight/attack.ts'],
  'shared/games/talisman/editions/winter/game.ts': ['../../game.ts'],
  'shared/games/talisman/editions/summer/game.ts': ['../winter/game.ts'],
  'shared/games/chess/game.ts': [],
  'shared/engine/hidden.ts': [],
  'services/platform/storage/events/events.ts': ['../../../matches/commands/play.ts'],
  'services/matches/commands/play.ts': ['../../apis/graphql/handler.ts'],
  'services/apis/graphql/handler.ts': ['@apollo/server', '../../../test/support/game.ts'],
  'services/workers/stream/handler.ts': ['../../matches/commands/play.ts', '../../local/tap.ts'],
  'services/apis/rest/read.ts': ['../graphql/handler.ts'],
  'services/tricks/trick.ts': ['../matches/commands/play.ts'],
  'services/local/tap.ts': [],
  'tools/bench.ts': ['../test/support/game.ts', '../services/local/tap.ts'],
  'infra/app.ts': ['../services/apis/graphql/handler.ts', '../services/matches/commands/play.ts'],
  'test/support/game.ts': ['../../services/matches/commands/play.ts', './missing.ts'],
  'test/support/ring.ts': ['./back.ts'],
  'test/support/back.ts': ['./ring.ts'],
  'node_modules/@apollo/server/index.js': [],
  'node_modules/zod/index.js': [],
  'node_modules/ws/index.js': [],
};

type Violation = { readonly rule: { readonly name: string }; readonly from: string };

describe('the dependency rules between folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  let broken: readonly string[] = [];

  beforeAll(() => {
    for (const [path, imports] of Object.entries(files)) write(root, path, imports);
    for (const config of ['.dependency-cruiser.js', 'tsconfig.json'])
      cpSync(config, join(root, config));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module' }));
    broken = cruise(root).map(({ rule, from }) => `${rule.name}: ${from}`);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    'shared-stands-alone: shared/engine/run.ts',
    'arrows-of-shared/engine: shared/engine/run.ts',
    'the-client-stands-alone: shared/client/scene/walk.ts',
    'arrows-of-shared/client: shared/client/scene/walk.ts',
    'engine-has-one-entry: shared/games/talisman/deep.ts',
    'games-are-strangers: shared/games/talisman/deep.ts',
    'platform-knows-no-edition: shared/games/talisman/land.ts',
    'layers-of-talisman: shared/games/talisman/fight/duel.ts',
    'every-folder-of-talisman-has-a-layer: shared/games/talisman/tricks/trick.ts',
    'editions-are-strangers: shared/games/talisman/editions/summer/game.ts',
    'arrows-of-services/platform: services/platform/storage/events/events.ts',
    'apis-do-not-import-each-other: services/matches/commands/play.ts',
    'apis-do-not-import-each-other: services/apis/rest/read.ts',
    'every-folder-has-arrows: services/tricks/trick.ts',
    'arrows-of-services/apis: services/apis/graphql/handler.ts',
    'no-graphql-server-behind-the-apis: services/workers/stream/handler.ts',
    'arrows-of-services/workers: services/workers/stream/handler.ts',
    'infra-names-entries: infra/app.ts',
    'no-loose-ends: test/support/game.ts',
    'no-cycles: test/support/back.ts',
  ])('forbid %s', (violation) => {
    expect(broken).toContain(violation);
  });

  it.each([
    'shared/games/talisman/game.ts',
    'shared/games/talisman/travel/lock.ts',
    'shared/games/talisman/editions/winter/game.ts',
    'shared/words/render.ts',
    'tools/bench.ts',
  ])('allow %s', (path) => {
    expect(broken.filter((violation) => violation.endsWith(`: ${path}`))).toEqual([]);
  });
});

function write(root: string, path: string, imports: readonly string[]): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), imports.map((from) => `import '${from}';\n`).join(''));
}

function cruise(root: string): readonly Violation[] {
  const folders = ['infra', 'services', 'shared', 'test', 'tools'];
  const report = execFileSync(
    resolve('node_modules/.bin/depcruise'),
    ['--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  return (JSON.parse(report) as { summary: { violations: readonly Violation[] } }).summary
    .violations;
}
