import { main } from './cli/command.ts';
import { sizesCommand } from './sizes/command.ts';

await main(sizesCommand);
