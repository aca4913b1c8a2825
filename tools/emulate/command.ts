import { command } from '../cli/command.ts';
import { print } from '../cli/print.ts';
import { wholeNumber } from '../cli/values.ts';
import { emulate } from './emulate.ts';

/** `npm run emulate`: the synthesised stack on this machine, until it is told to stop. */
export const emulateCommand = command({
  name: 'emulate',
  says: 'Runs the functions on this machine exactly as they are synthesised for the cloud, and allows each call to the database only if the template grants it.',
  example: '--port 4100',
  usage: '[--port 4100] [--folder cdk.out] [--client …/aws-lambda-ric/bin/index.mjs] [--verbose]',
  flags: {
    port: { type: 'string', default: '4100' },
    folder: { type: 'string', default: 'cdk.out' },
    client: { type: 'string' },
    verbose: { type: 'boolean', default: false },
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
