import { main } from './cli/command.ts';
import { lawsCommand } from './laws/command.ts';

await main(lawsCommand);
