import { expect, it } from 'vitest';
import { projectFiles } from './files.ts';

const declared = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gmu;
/** A wing; each game is one of its own, since no game imports another. */
const wingOf = /^(infra|schema|shared\/games\/[\w-]+|(?:services|shared)\/[\w-]+)\/.*\.tsx?$/u;

/** The files of each wing that export a type name, by wing and name; generated files don't count. */
function exportsByWing(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const wings = new Map<string, Map<string, string[]>>();
  for (const { path, text } of projectFiles()) {
    const [, wing] = wingOf.exec(path) ?? [];
    if (wing === undefined || path.includes('/generated/')) continue;
    const names = wings.get(wing) ?? new Map<string, string[]>();
    wings.set(wing, names);
    for (const [, name = ''] of text.matchAll(declared))
      names.set(name, [...(names.get(name) ?? []), path]);
  }
  return wings;
}

it('an exported type name stands for one type in its wing', () => {
  const wings = exportsByWing();
  expect(wings.size).toBeGreaterThan(15);
  const shared = [...wings].flatMap(([wing, names]) =>
    [...names].flatMap(([name, paths]) =>
      paths.length > 1 ? [`${wing} ${name}: ${paths.join(', ')}`] : [],
    ),
  );
  expect(shared).toEqual([]);
});
