import { accounts } from './routes/accounts.ts';
import { matches } from './routes/matches.ts';
import { tournaments } from './routes/tournaments.ts';

/** Every operation of REST, by its name. */
export const routes = { ...matches, ...tournaments, ...accounts };
export type OperationId = keyof typeof routes;
