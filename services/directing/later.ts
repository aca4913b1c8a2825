import { once } from '../once.ts';
import type { Director } from './director.ts';

/** A director that is loaded when it is first wanted: most batches want none. */
export function directorLater(load: () => Promise<Director>): Director {
  const loaded = once(load);
  return {
    fold: async (...asked) => (await loaded()).fold(...asked),
    direct: async (...asked) => (await loaded()).direct(...asked),
    tell: async (...asked) => (await loaded()).tell(...asked),
    wake: async (...asked) => (await loaded()).wake(...asked),
    work: async (...asked) => (await loaded()).work(...asked),
    mend: async (...asked) => (await loaded()).mend(...asked),
  };
}
