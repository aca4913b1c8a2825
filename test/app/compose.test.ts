import { expect, it, vi } from 'vitest';
import { createApp } from '../../services/app/app.ts';
import { compose, type Makers } from '../../services/platform/compose.ts';
import { instead } from '../../services/platform/instead.ts';
import { later } from '../../services/platform/later.ts';

type Kitchen = { readonly flour: number; readonly dough: number; readonly bread: string };

/** Makers that note in which order they were called. */
function kitchen() {
  const made: string[] = [];
  const makers: Makers<Kitchen> = {
    flour: () => made.push('flour'),
    dough: ({ flour }) => flour + made.push('dough'),
    bread: ({ dough }) => `bread ${String(dough + made.push('bread'))}`,
  };
  return { made, makers };
}

/** Use-cases that are loaded later, and the times that they were. */
function shop() {
  const load = vi.fn(async () => ({
    greet: async (name: string) => `hello, ${name}`,
    leave: async () => 'good-bye',
  }));
  return { load, uses: later(load) };
}

it('makes a member at its first use, after the members that it needs, and once', () => {
  const { made, makers } = kitchen();
  const app = compose(makers);
  expect(made).toEqual([]);
  expect(app.dough).toBe(3);
  expect(made).toEqual(['flour', 'dough']);
  expect([app.bread, app.bread, app.dough]).toEqual(['bread 6', 'bread 6', 3]);
  expect(made).toEqual(['flour', 'dough', 'bread']);
});

it('takes a given member in place of the one that it would make, for all that need it', () => {
  const { made, makers } = kitchen();
  expect(compose(makers, { flour: 10 }).bread).toBe('bread 13');
  expect(made).toEqual(['dough', 'bread']);
});

it('takes a member that is given as undefined: a process can have no rate limits', () => {
  expect(createApp({ env: {}, rates: undefined }).rates).toBeUndefined();
  expect(createApp({ env: {} }).rates).toBeDefined();
});

it('opens no table before something is read', () => {
  expect(Object.keys(createApp({ env: {} }))).toContain('store');
  expect(() => createApp({ env: {} }).store).toThrow('TABLE_NAME');
  expect(() => createApp({ env: {} }).leaving).not.toThrow();
});

it('loads use-cases at the first call, once, and not when they are awaited', async () => {
  const { load, uses } = shop();
  expect(await Promise.resolve(uses)).toBe(uses);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([uses.greet('Ann'), uses.leave()])).toEqual(['hello, Ann', 'good-bye']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('replaces some use-cases and keeps the others, without loading them', async () => {
  const { load, uses } = shop();
  const replaced = instead(uses, { greet: async () => 'no' });
  expect(await replaced.greet('Ann')).toBe('no');
  expect(load).not.toHaveBeenCalled();
  expect(await replaced.leave()).toBe('good-bye');
});
