import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordIn } from '../../tools/verify/record-in.ts';
import { checkTournament } from '../../tools/verify/tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  return recordIn(file);
};

it('verify refuses in words a file that can’t be read, or isn’t JSON', () => {
  expect(recordIn(join(folder, 'none.json'))).toMatchObject({
    fault: expect.stringContaining("can't read") as string,
  });
  expect(read('{"schema":')).toMatchObject({
    fault: expect.stringContaining('is not JSON') as string,
  });
  expect(read('['.repeat(300) + ']'.repeat(300))).toMatchObject({
    fault: expect.stringContaining('nested') as string,
  });
});

it('verify refuses in words JSON members that readers understand differently', () => {
  expect(read('{"a": {"b": 1},\n "a": 2}')).toEqual({
    fault: 'FAILED: "a" appears twice, in line 2',
  });
  expect(read('{"a": {"__proto__": {}}}')).toEqual({
    fault: 'FAILED: member "__proto__" is not allowed, in line 1',
  });
  expect(read('{"a": {"b": 1}, "b": {"a": 2}}')).toEqual({
    value: { a: { b: 1 }, b: { a: 2 } },
  });
});

it('verify refuses in words an export with another structure', () => {
  const exported = {
    schema: 'tournament-1',
    id: 'x',
    tournament: null,
    commits: [],
    standings: [],
  };
  expect(checkTournament(exported, {})).toEqual({
    good: false,
    text: 'FAILED:\n  tournament is missing, or not what it should be',
  });
  const strange = { ...exported, tournament: {}, stranger: 1, commits: [null, { version: 0 }] };
  const { text } = checkTournament(strange, {});
  expect(text).toContain('stranger is not known here');
  expect(text).toContain('commits.0 is no step');
  expect(text).toContain('commits.1.at is missing');
});
