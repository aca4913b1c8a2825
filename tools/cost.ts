import { main } from './cli/command.ts';
import { costCommand } from './cost/command.ts';

await main(costCommand);
