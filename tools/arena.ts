import { arenaCommand } from './arena/command.ts';
import { main } from './cli/command.ts';

await main(arenaCommand);
