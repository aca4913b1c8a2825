import { main } from './cli/command.ts';
import { scenarioCommand } from './scenario/command.ts';

await main(scenarioCommand);
