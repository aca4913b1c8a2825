import { main } from './cli/command.ts';
import { rulesCommand } from './rules/command.ts';

await main(rulesCommand);
