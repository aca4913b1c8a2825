import { later } from '../../platform/later.ts';
import type { Director } from './director.ts';

/** A director that is loaded when it is first wanted: most batches want none. */
export const directorLater = (load: () => Promise<Director>): Director =>
  later(load, 'fold', 'direct', 'tell', 'wake', 'work', 'mend');
