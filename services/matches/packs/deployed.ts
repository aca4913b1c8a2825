import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedGames } from './checked.ts';
import { packsFrom } from './read.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder of packs beside the code of a function, and the platform's path of that code. */
const FOLDER = 'packs';
const TASK = '/var/task';

/** Builds the environment that names the packs beside a function's code; empty without packs. */
export const packsEnvironment = (env: Env): Readonly<Record<string, string>> =>
  packsFrom(env).length === 0 ? {} : { PACKS: `${TASK}/${FOLDER}` };

/** Lays the packs of the environment beside the code of a function. */
export function layPacks(env: Env, folder: string): void {
  const packs = packsFrom(env);
  if (packs.length > 0) mkdirSync(join(folder, FOLDER));
  for (const { gameId, value } of packs) {
    writeFileSync(join(folder, FOLDER, `${gameId}.json`), JSON.stringify(value));
  }
}

/**
 * Checks the packs of the environment.
 * @throws BadPackError if no match could be played with one of them
 */
export async function checkPacks({ PACKS }: Env): Promise<void> {
  await packedGames(PACKS);
}
