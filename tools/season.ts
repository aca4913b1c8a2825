import { main } from './cli/command.ts';
import { seasonCommand } from './season/command.ts';

await main(seasonCommand);
