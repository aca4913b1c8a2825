import { main } from './cli/command.ts';
import { smokeCommand } from './smoke/command.ts';

await main(smokeCommand);
