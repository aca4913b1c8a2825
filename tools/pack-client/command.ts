import { command } from '../cli/command.ts';
import { print, printJson } from '../cli/print.ts';
import { packClient } from './pack.ts';

/** `npm run pack-client`: makes a package of the client library, to be installed anywhere. */
export const packClientCommand = command({
  name: 'pack-client',
  says: 'Makes a package of the client library (shared/client): JavaScript and its types, for browsers and Node.',
  example: '--out dist',
  usage: '[--out FOLDER] [--json]',
  flags: { out: { type: 'string', default: '.' }, json: { type: 'boolean', default: false } },
  run({ out, json }) {
    const packed = packClient(out);
    if (json) printJson(packed);
    else print(`${packed.file}: ${packed.name} ${packed.version}`);
    return 0;
  },
});
