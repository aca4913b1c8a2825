import { command } from '../cli/command.ts';
import { print } from '../cli/print.ts';
import { wholeNumber } from '../cli/values.ts';
import { emulate } from './emulate.ts';

/** `npm run emulate`: the synthesised stack on this machine, until it is told to stop. */
export const emulateCommand = command({
  name: 'emulate',
  says: 'Runs the synthesized cloud functions on this machine, with their real permissions.',
  example: '--port 4100',
  flags: {
    port: { type: 'string', default: '4100', value: 'PORT', says: 'Port to listen on.' },
    folder: {
      type: 'string',
      default: 'cdk.out',
      value: 'FOLDER',
      says: 'Folder of the synthesized stacks.',
    },
    client: {
      type: 'string',
      value: 'FILE',
      says: 'Lambda runtime interface client (…/aws-lambda-ric/bin/index.mjs).',
    },
    verbose: { type: 'boolean', default: false, says: 'Print every log line of the functions.' },
  },
  async run({ port, folder, client, verbose }) {
    const emulated = await emulate({
      folder,
      client,
      port: wholeNumber('port', port, 0),
      endpoint: process.env['DYNAMODB_ENDPOINT'],
      listen: (name, line) => {
        if (verbose || !/"level":"(DEBUG|INFO)"|"_aws"/.test(line)) print(`${name}: ${line}`);
      },
    });
    print(`The stack of ${folder} answers at http://${emulated.host}, with the page to play at`);
    print(`  GraphQL  http://${emulated.host}/graphql`);
    print(`  REST     http://${emulated.host}/v1`);
    print(`  sockets  ws://${emulated.host}/ws`);
    print(`  TOKEN=${await emulated.tokenFor('ann')}`);
    await new Promise((resolve) => {
      process.once('SIGINT', resolve).once('SIGTERM', resolve);
    });
    for (const { by, action, resource, allowed } of emulated.judged) {
      if (!allowed) print(`REFUSED: ${by} ${action} on ${resource}`);
    }
    await emulated.close();
    return emulated.judged.every(({ allowed }) => allowed) ? 0 : 1;
  },
});
