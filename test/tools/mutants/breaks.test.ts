import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compiler } from '../../../tools/mutants/compiles.ts';
import { coveredBy, coversRegion, hashOf, movedSince } from '../../../tools/mutants/coverage.ts';
import { broken } from '../../../tools/mutants/mutant.ts';
import { mutantsOf } from '../../../tools/mutants/mutants-of.ts';
import { takeCoverage, probed, regionAt, regionsOf } from '../../../tools/mutants/regions.ts';
import { rulesOf } from '../../../tools/mutants/rules-of.ts';
import { sampleOf } from '../../../tools/mutants/sample.ts';

/** The breaks of a line of code: `kind: before → after`. */
const breaksOf = (source: string): readonly string[] =>
  mutantsOf('rule.ts', source).map(({ kind, before, after }) => `${kind}: ${before} → ${after}`);

describe('the mutants of a rule', () => {
  it.each([
    ['const a = b > c;', ['comparison shifted: > → >=']],
    ['const a = b === c;', ['comparison turned: === → !==']],
    ['const a = b && c;', ['and/or: && → ||']],
    ['const a = b + c;', ['plus/minus: + → -']],
    ['const a = b + " lives";', []],
    ['const a = 1;', ['number: 1 → 2', 'number: 1 → 0']],
    ['const [die = 0] = roll;', []],
    ['type Two = 2;', []],
    ['const a = true;', ['yes/no: true → false']],
    ['yield* tell(fact);', ['statement dropped: yield* tell(fact); → ;']],
    ['const a = seats.filter(alive);', ['filter dropped: seats.filter(alive) → seats']],
    ['const a = seats.some(alive);', ['some/every: some → every']],
    ['const a = Math.max(b, c);', ['min/max: max → min']],
    ['const a = b ? c : d;', ['condition negated: b → !(b)']],
    ['const a = [b, c];', ['element dropped: b, → ', 'element dropped: c → ']],
  ])('%s', (source, breaks) => {
    expect(breaksOf(source)).toEqual(breaks);
  });

  it('negate a condition, and drop an early return', () => {
    expect(breaksOf('function f() { if (a) return; g = b; }')).toEqual([
      'condition negated: a → !(a)',
      'early return dropped: if (a) return; → ;',
      'statement dropped: g = b; → ;',
    ]);
  });

  it('are placed at their named line', () => {
    const source = 'const one = two;\nconst more = strength >= craft;\n';
    const [mutant] = mutantsOf('rule.ts', source);
    expect(mutant?.line).toBe(2);
    expect(mutant && broken(source, mutant)).toBe(source.replace('>=', '>'));
  });

  it('are the same for the same seed, and of each kind in turn', () => {
    const mutants = [...rulesOf('tales-of-glory')].flatMap(([file, text]) => mutantsOf(file, text));
    const sample = sampleOf(mutants, 26, 'a');
    expect(sample).toEqual(sampleOf(mutants, 26, 'a'));
    expect(sample).not.toEqual(sampleOf(mutants, 26, 'b'));
    const kinds = new Set(mutants.map(({ kind }) => kind));
    expect(new Set(sample.slice(0, kinds.size).map(({ kind }) => kind))).toEqual(kinds);
    expect(sampleOf(mutants, 1e6, 'a')).toHaveLength(mutants.length);
  });

  it('are mutants of rules, and not of words or bots', () => {
    const files = [...rulesOf('talisman').keys()];
    expect(files).toContain('shared/games/talisman/fight/attack.ts');
    expect(files.filter((file) => /\/(text|bots|words)\//.test(file))).toEqual([]);
  });
});

describe('coverage probes', () => {
  const source = [
    'export const rule = (die: number): string => {',
    '  if (die === 1) return "lost";',
    '  for (const one of [die]) { if (one > 5) return "won"; else continue; }',
    '  switch (die) { case 2: return pick(true); default: return pick(false); }',
    '};',
    'const pick = (first: boolean): string => first ? "two" : "more";',
  ].join('\n');
  const load = (text: string): { readonly rule: (die: number) => string } => {
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
    });
    const exports = {};
    compileFunction(outputText, ['exports'])(exports);
    return exports as { readonly rule: (die: number) => string };
  };

  it('report the regions that a run covers, and change nothing', () => {
    const { rule } = load(probed('rule.ts', source));
    const passing = (die: number): readonly (string | readonly number[])[] => {
      takeCoverage();
      return [rule(die), takeCoverage().map((name) => Number(name.split('#')[1]))];
    };
    const regions = regionsOf('rule.ts', source);
    const at = (text: string): number => regionAt(regions, source.indexOf(text));
    expect([1, 2, 3, 6].map((die) => load(source).rule(die))).toEqual(
      [1, 2, 3, 6].map((die) => rule(die)),
    );
    expect(passing(1)).toEqual(['lost', [at('if (die'), at('return "lost"')]]);
    expect(passing(6)[1]).toContain(at('return "won"'));
    expect(passing(6)[1]).not.toContain(at('continue'));
    expect(passing(2)[1]).toContain(at('"two"'));
    expect(passing(3)[1]).not.toContain(at('"two"'));
    expect(at('export const rule')).toBe(-1);
  });

  it('find the tests that cover a region, also after its file has changed', () => {
    const file = 'shared/games/oracle/rule.ts';
    const run = {
      file: 't.test.ts',
      at: undefined,
      name: 't',
      passed: true,
      ms: 1,
      cameBy: [`${file}#2`],
    };
    const covered = coveredBy(run, 'x', new Map([[file, source]]));
    const spot = { file, hash: hashOf(source), region: 2 };
    expect(coversRegion(covered, spot)).toBe(true);
    expect(coversRegion(covered, { ...spot, region: 1 })).toBe(false);
    expect(coversRegion(covered, { ...spot, region: 1, hash: hashOf('changed') })).toBe(true);
    expect(
      coversRegion(covered, { ...spot, region: -1, file: 'shared/games/oracle/cards.ts' }),
    ).toBe(true);
    expect(
      coversRegion(covered, { ...spot, region: -1, file: 'shared/games/other/cards.ts' }),
    ).toBe(false);
  });

  it('run tests again whose covered rules have moved to another file', () => {
    const [file, other, added] = ['rule', 'other', 'new'].map((name) => `${name}.ts`) as [
      string,
      string,
      string,
    ];
    const sources = new Map([
      [file, source],
      [other, 'export {};'],
    ]);
    const run = { file: 't.test.ts', at: undefined, name: 't', passed: true, ms: 1 };
    const here = coveredBy({ ...run, cameBy: [`${file}#2`] }, 'x', sources);
    const elsewhere = coveredBy({ ...run, cameBy: [`${other}#0`] }, 'x', sources);
    const isMoved = (now: ReadonlyMap<string, string>) =>
      [here, elsewhere].map(movedSince([file, other], now));
    const rest: readonly [string, string] = [other, 'export {};'];
    expect(isMoved(sources)).toEqual([false, false]);
    // no file has come or gone: who came by any of a changed one is known
    expect(isMoved(new Map([[file, 'changed'], rest]))).toEqual([false, false]);
    expect(isMoved(new Map([[added, source], rest]))).toEqual([true, false]);
    expect(isMoved(new Map([[file, 'changed'], rest, [added, source]]))).toEqual([true, false]);
    expect(isMoved(new Map([[file, source], rest, [added, 'export {};']]))).toEqual([false, false]);
  });
});

it('a mutant that doesn’t compile is recognised', () => {
  const file = 'shared/games/tales-of-glory/asks.ts';
  const compiles = compiler();
  const text = ts.sys.readFile(file) ?? '';
  expect(compiles(file, text)).toBe(true);
  expect(compiles(file, text.replace('tile: true', 'tile: false'))).toBe(false);
  expect(compiles(file, text.replace('next: {},', 'next: tile,'))).toBe(true);
  expect(compiles(file, text.replace('next: {},', ''))).toBe(false);
});
