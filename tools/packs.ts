import { main } from './cli/command.ts';
import { packsCommand } from './packs/command.ts';

await main(packsCommand);
