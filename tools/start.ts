import { main } from './cli/command.ts';
import { startCommand } from './start/command.ts';

await main(startCommand);
