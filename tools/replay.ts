import { main } from './cli/command.ts';
import { replayCommand } from './replay/command.ts';

await main(replayCommand);
