import { styled } from '../device/late-style.ts';
import { lazy } from '../parts/lazy.tsx';

/** The plain tree, which few tables show. */
export const PlainTree = lazy(
  styled('people', async () => (await import('./plain-tree.tsx')).PlainTree),
);

/** The table of a game without a board. */
export const BareTable = lazy(
  styled('people', async () => (await import('./bare-table.tsx')).BareTable),
);
