import { main } from './cli/command.ts';
import { verifyCommand } from './verify/command.ts';

await main(verifyCommand);
