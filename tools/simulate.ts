import { main } from './cli/command.ts';
import { simulateCommand } from './simulate/command.ts';

await main(simulateCommand);
