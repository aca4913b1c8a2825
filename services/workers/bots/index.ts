export { createBots } from './play-bots.ts';
export { inTurns } from './turns.ts';
