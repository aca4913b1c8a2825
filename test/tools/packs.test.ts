import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runCommand, type Command, type Flags } from '../../tools/cli/command.ts';
import { packsCommand } from '../../tools/packs/command.ts';
import { replayCommand } from '../../tools/replay/command.ts';
import { scenarioCommand } from '../../tools/scenario/command.ts';
import { simulateCommand } from '../../tools/simulate/command.ts';
import { verifyCommand } from '../../tools/verify/command.ts';
import { readPack } from '../../services/matches/packs/read.ts';
import { example, packFolder } from '../packs/example.ts';

const { folder, write } = packFolder();
const { gameId, pack, value } = readPack(example);
const bad = write('bad.json', JSON.stringify(value).replace('"tavern"', '"taverne"'));
const fault = 'bad.json: add[2].abilities[1].at[0]: there is no space "taverne"';

/** Runs a command within the test, and catches what it prints. */
async function run<F extends Flags>(command: Command<F>, ...words: readonly string[]) {
  let told = '';
  const catching = (text: unknown): boolean => {
    told += String(text);
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(catching),
  );
  const status = await runCommand(command, words);
  for (const stream of streams) stream.mockRestore();
  return { status, told };
}

describe('npm run packs', () => {
  it('prints the game that a pack makes, and its whole hash', async () => {
    const { status, told } = await run(packsCommand, example);
    expect({ status, told }).toEqual({
      status: 0,
      told: `winter-at-the-gate.json: ${gameId} (SHA-256 ${pack.hash})\n`,
    });
  });

  it('fails for an invalid pack, and continues with the others', async () => {
    const { status, told } = await run(packsCommand, bad, example);
    expect(status).toBe(1);
    expect(told).toContain(fault);
    expect(told).toContain(gameId);
    expect((await run(packsCommand)).status).toBe(2);
  });

  it('prints the id that docs/packs gives', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/packs/README.md'), 'utf8');
    expect(page).toContain(gameId);
  });
});

describe('a pack given to commands', () => {
  it('is refused by each of them if it is invalid', async () => {
    for (const [command, ...words] of [
      [simulateCommand, '--game', 'talisman', '--seats', '2'],
      [replayCommand, 'none.json'],
      [verifyCommand, 'none.json'],
      [scenarioCommand, 'none.yaml'],
    ] as const) {
      const { status, told } = await run<Flags>(command, ...words, '--packs', bad);
      expect(status, command.name).toBe(2);
      expect(told, command.name).toContain(fault);
    }
  });

  it('is played, replayed, verified, and its cards are used in scenarios', async () => {
    const packs = ['--packs', example];
    const options = JSON.stringify({ suddenDeath: 'timed', rounds: 2, timedScore: 'held' });
    const series = ['--game', pack.id, '--seats', '2', '--options', options, '--record', folder];
    expect((await run(simulateCommand, ...series, ...packs)).status).toBe(0);
    const journal = join(folder, `${gameId}-2p-1-0.json`);
    expect((await run(replayCommand, journal, ...packs)).told).toBe(
      `${journal}: replayed\n1 match replayed, 0 failed\n`,
    );
    expect((await run(verifyCommand, journal, ...packs)).status).toBe(0);
    const without = await run(verifyCommand, journal);
    expect(without.status).toBe(1);
    expect(without.told).toContain(`unknown game "${gameId}". Pass its pack`);
    const scenario = write('spring.yaml', scenarioOf(gameId));
    const played = await run(scenarioCommand, scenario, ...packs);
    expect(played).toEqual({ status: 0, told: '1 passed, 0 failed\n' });
  });
});

/** The Hot Spring heals a life. */
const scenarioOf = (game: string): string => `
game: ${game}
seats: [ann, bob]
name: the Hot Spring heals whoever bathes in it
rules: [T4-ADV-20]
position:
  turn: { seat: ann, phase: land }
  seats: { ann: { character: troll, space: crags, lives: 4, fate: 0 } }
  board: { crags: [hot-spring] }
dice: { 'hot-spring:ann': [3] }
play:
  - told: [{ type: Healed, seat: ann, amount: 1 }]
`;
