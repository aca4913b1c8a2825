import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesOf, idsIn, readCatalogues } from '../../tools/rules/catalogue.ts';
import { coverageOf, problemsOf } from '../../tools/rules/coverage.ts';
import { page } from '../../tools/rules/here.ts';
import { figuresOf, withFigures } from '../../tools/rules/page.ts';
import { titlesOf } from '../../tools/rules/titles.ts';
import { root } from '../../tools/root.ts';

describe('the clause catalogues', () => {
  it('hold every clause of the three games, each once', () => {
    const catalogues = readCatalogues(join(root, 'docs/rules'));
    expect(catalogues.map(({ game, clauses }) => [game, clauses.length])).toEqual([
      ['tales-of-glory', 221],
      ['talisman-hp', 390],
      ['talisman', 736],
    ]);
    const ids = catalogues.flatMap(({ clauses }) => clauses);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => idsIn(id)[0] !== id)).toEqual([]);
  });

  it('read a clause only at the start of a line', () => {
    expect(clausesOf('- **AB-CDE-01** One.\n  see **AB-CDE-02**\n- **AB-X-3**: no')).toEqual([
      'AB-CDE-01',
      'AB-X-3',
    ]);
  });
});

describe('the clauses claimed by tests', () => {
  const claimed = (source: string) => titlesOf(source).flatMap(idsIn);

  it.each([
    ["it('AB-CDE-01 counts', () => {})", ['AB-CDE-01']],
    ["describe('AB-CDE-01, AB-CDE-02', () => { it(`AB-CDE-03 ${x} AB-CDE-04`, f) })", 4],
    ["test.concurrent('AB-CDE-01', f)", 1],
    ["it.each([['AB-CDE-01', 2], ['AB-CDE-02', 3]])('%s is %d', f)", 2],
    ["it('counts', () => { expect('AB-CDE-01').toBe(1) })", []],
    ["// AB-CDE-01\nconst it2 = 'AB-CDE-02'", []],
    ["it.skip('AB-CDE-01', f); it.todo('AB-CDE-02'); describe.skip('AB-CDE-03', f)", []],
    ["describe.skip('x', () => { it('AB-CDE-01', f) })", []],
    ["it('SHA-256 and RFC-6902', f)", []],
  ])('%s', (source, expected) => {
    const ids = claimed(source);
    expect(Array.isArray(expected) ? ids : ids.length).toEqual(expected);
  });
});

describe('coverage of clauses', () => {
  const catalogues = [
    { game: 'chess', clauses: ['CH-MOV-01', 'CH-MOV-02', 'CH-MOV-03', 'CH-MOV-04'] },
    { game: 'go', clauses: ['GO-MOV-01'] },
  ];
  const proven = new Set(['CH-MOV-01', 'CH-MOV-02', 'UTF-ABC-08']);
  const excuses = { 'CH-MOV-03': 'the colour of the board' };

  it('counts proven, excused and missing clauses', () => {
    expect(coverageOf(catalogues, proven, excuses)).toEqual({
      chess: { total: 4, covered: 2, excused: excuses, missing: ['CH-MOV-04'] },
      go: { total: 1, covered: 0, excused: {}, missing: ['GO-MOV-01'] },
    });
    expect(problemsOf(catalogues, { proven, excuses })).toEqual([]);
  });

  it('counts a proven clause with an excuse as proven, and reports false claims', () => {
    const claims = {
      proven: new Set(['CH-MOV-01', 'CH-MOV-09']),
      excuses: { 'CH-MOV-01': 'not needed', 'CH-MOV-99': 'no clause' },
    };
    expect(coverageOf(catalogues, claims.proven, claims.excuses)['chess']?.covered).toBe(1);
    expect(problemsOf(catalogues, claims)).toEqual([
      'excuse for CH-MOV-99: no such clause',
      'excuse for CH-MOV-01: a test proves it, no excuse is needed',
      'a test names CH-MOV-09: no such clause',
    ]);
  });

  it('is written between two marks of the page, also repeatedly', () => {
    const text = readFileSync(page, 'utf8');
    const once = withFigures(text, figuresOf(coverageOf(catalogues, proven, excuses)));
    expect(once).toContain('| [chess](chess.md) | 4 | 2 | 1 | 1 |');
    expect(once).toContain('| CH-MOV-03 | the colour of the board |');
    expect(once).toContain('Missing in chess: CH-MOV-04.');
    expect(once).not.toContain('Missing in go');
    expect(withFigures(once, 'x')).toBe(withFigures(text, 'x'));
    expect(() => withFigures('no marks', 'x')).toThrow('lacks the lines');
  });
});
