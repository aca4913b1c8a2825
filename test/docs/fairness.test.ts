import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commitmentOf, fromHex, keyedChance } from '../../shared/engine/index.ts';
import { arrange } from '../../shared/engine/procedure/step.ts';
import { ann, bob, playRounds, useHalls } from '../matches/hall.ts';

const docs = join(import.meta.dirname, '../../docs');
const folder = mkdtempSync(join(tmpdir(), 'questhall-fairness-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const openHall = useHalls();

const vectors = z
  .object({
    secret: z.string(),
    commitment: z.string(),
    rolls: z
      .array(
        z.object({
          entropy: z.array(z.string()),
          match: z.string(),
          key: z.string(),
          sides: z.array(z.int()),
          values: z.array(z.int()),
          shuffled: z.object({ items: z.array(z.string()), order: z.array(z.string()) }).optional(),
        }),
      )
      .min(5),
  })
  .parse(JSON.parse(readFileSync(join(docs, 'fairness/vectors.json'), 'utf8')));

const python = (...words: readonly string[]) =>
  spawnSync('python3', ['-B', ...words], { cwd: join(docs, 'fairness'), encoding: 'utf8' });

describe('the test vectors of the dice', () => {
  const secret = fromHex(vectors.secret) ?? new Uint8Array();

  it('are the rolls of the engine', () => {
    expect(commitmentOf(secret)).toBe(vectors.commitment);
    for (const { key, sides, values, shuffled, ...mix } of vectors.rolls) {
      expect(keyedChance(secret, mix)(key, sides), key).toEqual(values);
      if (shuffled) expect(arrange(shuffled.items, values)).toEqual(shuffled.order);
    }
    expect(vectors.rolls.some(({ shuffled }) => shuffled !== undefined)).toBe(true);
  });

  it('are the rolls of the Python program in the docs', () => {
    const program = `
import json, verify
told = json.load(open("vectors.json", encoding="utf-8"))
secret = bytes.fromhex(told["secret"])
for each in told["rolls"]:
    values = verify.roll(secret, each["entropy"], each["match"], each["key"], each["sides"])
    pile = each.get("shuffled")
    print(json.dumps([values, pile and verify.arrange(pile["items"], values)]))`;
    const { stdout, stderr } = python('-c', program);
    expect(stderr).toBe('');
    const told = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(told).toEqual(vectors.rolls.map((each) => [each.values, each.shuffled?.order ?? null]));
  });

  it('are the same on the page and in the file', () => {
    const page = readFileSync(join(docs, 'fairness.md'), 'utf8');
    const [first] = vectors.rolls;
    expect(page).toContain(`\`${vectors.secret}\``);
    expect(page).toContain(`\`${vectors.commitment}\``);
    expect(page).toContain(`\`${JSON.stringify([first?.entropy, first?.match, first?.key, 0])}\``);
  });
});

describe('docs/fairness/verify.py', () => {
  it('finds a real record fair, and names the die that was forged in it', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
    const matchId = record.id;
    await matches.join(bob, { matchId, entropy: 'růže "장미"' });
    await matches.start(ann, { matchId, entropy: 'thorns\n' });
    await playRounds(matches, [ann, bob], matchId, 3);
    const text = JSON.stringify(await matches.exportJournal(ann, matchId));
    const [real, forged] = [join(folder, 'match.json'), join(folder, 'forged.json')];
    writeFileSync(real, text);
    writeFileSync(forged, text.replace(/("sides":\[6\],"values":)\[\d\]/, '$1[7]'));

    const fair = python('verify.py', real);
    expect([fair.status, fair.stderr]).toEqual([0, '']);
    expect(fair.stdout).toContain(`commitment ${record.commitment}`);
    expect(fair.stdout).toContain('all 4 rolls follow from the secret');
    const unfair = python('verify.py', forged);
    expect(unfair.status).toBe(1);
    expect(unfair.stdout).toMatch(/version \d+, 0\.\d\/bonus#1: recorded \[7\], expected \[\d\]/);
  });
});
