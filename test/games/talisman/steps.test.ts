import { expect, it } from 'vitest';
import { Left } from '../../../shared/engine/procedure/scope.ts';
import { leave, PROCEDURE, tell, type AtOnce } from '../../../shared/engine/index.ts';
import type { TalismanTable } from '../../../shared/games/talisman/edition/edition.ts';
import { inOrder, over, type Over } from '../../../shared/games/talisman/asking/steps.ts';

/** A place of a list: the steps that ran, and the step after which it is over. */
type Place = { readonly ran: string[]; readonly endsAfter?: string };

const table = {} as TalismanTable;

function* step(at: Place, name: string): AtOnce<string> {
  at.ran.push(name);
  yield* tell({ type: 'Ran' });
  return name;
}

const list = inOrder<Place, string, string>((_table, { ran, endsAfter }) => {
  if (ran.at(-1) === endsAfter) leave(PROCEDURE);
})
  .step((_table, at, given) => step(at, `${given} 1`))
  .step(function* (_table, at, given): AtOnce<string | Over<string>> {
    const found = yield* step(at, `${given} 2`);
    return given === 'skip 1' ? over('skipped') : found;
  })
  .step((_table, at, given) => step(at, `${given} 3`));

function run(at: Place, given = 'go'): string {
  const running = list.run(table, at, given);
  for (let result = running.next(); ; result = running.next()) if (result.done) return result.value;
}

it('each step of a list gets what the one before has found, and the last gives the result', () => {
  expect(run({ ran: [] })).toBe('go 1 2 3');
});

it('a list leaves between two steps whose place is over', () => {
  const at = { ran: [], endsAfter: 'go 1' };
  expect(() => run(at)).toThrow(Left);
  expect(at.ran).toEqual(['go 1']);
});

it('a step skips the rest of its list, with a result of its own', () => {
  const at: Place = { ran: [] };
  expect(run(at, 'skip')).toBe('skipped');
  expect(at.ran).toEqual(['skip 1', 'skip 1 2']);
});
