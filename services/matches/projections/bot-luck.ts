import { createHmac } from 'node:crypto';
import type { Secrets } from '../../platform/storage/contract.ts';
import type { BotLuck } from '../contract.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';

/** The seed of the bots of a match. No roll has such a message: the first part of theirs is a list (`keyedChance`). */
export const botSeedFrom = (secret: Uint8Array, matchId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['bots', matchId]))
    .digest('hex');

/** Seeds for bots, from the secrets of matches. */
export const createBotLuck = (secrets: Pick<Secrets, 'read'>): BotLuck => ({
  async botSeed(matchId) {
    const secret = await secrets.read(matchId);
    if (!secret) throw new UnreadableMatchError(`The secret of match ${matchId} is missing.`);
    return botSeedFrom(secret, matchId);
  },
});
