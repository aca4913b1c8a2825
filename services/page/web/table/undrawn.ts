import { loadStyle } from '../device/late-style.ts';
import { lazy } from '../parts/lazy.tsx';

/** The plain tree, which few tables show. */
export const PlainTree = lazy(
  async () => (await Promise.all([import('./plain-tree.tsx'), loadStyle('people')]))[0].PlainTree,
);

/** The table of a game without a board. */
export const BareTable = lazy(
  async () => (await Promise.all([import('./bare-table.tsx'), loadStyle('people')]))[0].BareTable,
);
