import { accountsCommand } from './accounts/command.ts';
import { main } from './cli/command.ts';

await main(accountsCommand);
