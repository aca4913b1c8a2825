export { createBots, type BotsDeps, type PlayBots } from './play-bots.ts';
