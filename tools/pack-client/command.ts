import { command } from '../cli/command.ts';
import { print, printJson } from '../cli/print.ts';
import { packClient } from './pack.ts';

/** `npm run pack-client`: makes a package of the client library, to be installed anywhere. */
export const packClientCommand = command({
  name: 'pack-client',
  says: 'Makes an npm package of the client library for browsers and Node.',
  example: '--out dist',
  flags: {
    out: { type: 'string', default: '.', value: 'FOLDER', says: 'Folder to write the package to.' },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  run({ out, json }) {
    const packed = packClient(out);
    if (json) printJson(packed);
    else print(`${packed.file}: ${packed.name} ${packed.version}`);
    return 0;
  },
});
