export { createBots } from './play-bots.ts';
