import { main } from './cli/command.ts';
import { generateCommand } from './generate/command.ts';

await main(generateCommand);
