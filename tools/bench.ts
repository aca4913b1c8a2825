import { main } from './cli/command.ts';
import { benchCommand } from './bench/command.ts';

await main(benchCommand);
