import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const holding = (name: string, folder: string): string =>
  existsSync(join(folder, name)) ? folder : holding(name, dirname(folder));

/** The folder of the checkout; found from below, for programs run from a bundle that lies elsewhere. */
export const root = holding('package.json', import.meta.dirname);
