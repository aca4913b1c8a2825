/** Holds the titles of tests and the names of scenarios to the words of `never.ts`, without exceptions. */
import { describe, expect, it } from 'vitest';
import { writtenTitlesOf } from '../../tools/rules/titles.ts';
import { projectFiles } from '../project/files.ts';
import { faultsOfTitle, scenarioNames } from './titles.ts';

const titles = projectFiles().flatMap(({ path, text }) => {
  if (/\.test\.ts$/u.test(path)) return writtenTitlesOf(text).map((title) => ({ path, title }));
  if (!/^test\/scenarios\/.*\.yaml$/u.test(path)) return [];
  return scenarioNames(text).map((title) => ({ path, title }));
});

describe('titles of tests', () => {
  it('can be read on their own, and contain no forbidden words', () => {
    const faults = titles.flatMap(({ path, title }) =>
      faultsOfTitle(title).map((fault) => `${path}: ${fault}`),
    );
    expect(titles.length).toBeGreaterThan(5_000);
    expect(faults).toEqual([]);
  });
});

describe('the check of a title', () => {
  it.each([
    ['whoever is late loses', '“whoever”'],
    ['it is refused', 'starts without'],
    ['T4-RUL-01 who waits is asked', 'starts without'],
  ])('reports %s', (title, fault) => {
    expect(faultsOfTitle(title).join()).toContain(fault);
  });

  it('accepts a verb or a subject at the start', () => {
    expect(['refuses a stranger', 'a player who waits'].flatMap(faultsOfTitle)).toEqual([]);
  });

  it('reads titles in parts, and the names of scenarios', () => {
    const source =
      "describe('a seat', () => { it.each(rows)('is %s', f); it(`has ${n} cards`, f); });";
    expect(writtenTitlesOf(source)).toEqual(['a seat', 'is %s', 'has … cards']);
    expect(scenarioNames("  - name: 'a seat: one'\n    rules: [A]\n")).toEqual(['a seat: one']);
  });
});
