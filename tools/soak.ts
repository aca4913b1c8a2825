import { main } from './cli/command.ts';
import { soakCommand } from './soak/command.ts';

await main(soakCommand);
