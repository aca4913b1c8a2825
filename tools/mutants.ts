import { main } from './cli/command.ts';
import { mutantsCommand } from './mutants/command.ts';

await main(mutantsCommand);
