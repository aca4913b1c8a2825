import { BOT_ACCOUNT } from '../identity/bot-account.ts';

/** The id of a new bot account; 120 bits of chance. */
export const newBotId = (random: (bytes: number) => Uint8Array): string =>
  BOT_ACCOUNT + Buffer.from(random(15)).toString('hex');
