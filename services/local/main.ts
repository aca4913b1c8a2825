import { main } from '../commands/cli/command.ts';
import { startCommand } from './command.ts';

await main(startCommand);
