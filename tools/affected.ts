import { main } from './cli/command.ts';
import { affectedCommand } from './affected/command.ts';

await main(affectedCommand);
