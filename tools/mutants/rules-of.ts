import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { catalogue } from '../../shared/games/catalogue.ts';
import { filesUnder } from '../files.ts';
import { root } from '../root.ts';

const GAMES = 'shared/games';

/**
 * Files in a game's folder that are not rules: words and their choice, bots, the shapes of views
 * and facts, and checks of positions, packs and content.
 */
const BESIDE =
  /\/(text|words|log|bots|packs|position|invariants|check)\/|\/(words|log|print|clauses|invariants|declaration|names|display|[\w-]*-args|schema[\w-]*)\.ts$/;

/**
 * The source files with the rules of a game, and of its platform, by path from the root of the
 * checkout.
 */
export function rulesOf(game: string): ReadonlyMap<string, string> {
  const folder = catalogue[game]?.folder ?? game;
  const [platform = folder] = folder.split('/');
  const files = filesUnder(join(root, GAMES, platform), '.ts')
    .map((file) => relative(root, file))
    .filter((file) => !file.includes('/editions/') || file.startsWith(`${GAMES}/${folder}/`))
    .filter((file) => !BESIDE.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
