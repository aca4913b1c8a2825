import { main } from './cli/command.ts';
import { emulateCommand } from './emulate/command.ts';

await main(emulateCommand);
