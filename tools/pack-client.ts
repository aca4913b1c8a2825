import { main } from './cli/command.ts';
import { packClientCommand } from './pack-client/command.ts';

await main(packClientCommand);
