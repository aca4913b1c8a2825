import { createHmac } from 'node:crypto';
import type { EventStore, Secrets } from '../../platform/storage/contract.ts';
import type { BotLuck } from '../contract.ts';
import { resumable, type Unfolding } from '../history/unfold.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';

/** The seed of the bots of a match. No roll has such a message: the first part of theirs is a list (`keyedChance`). */
export const botSeedFrom = (secret: Uint8Array, matchId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['bots', matchId]))
    .digest('hex');

type Parts = {
  readonly secrets: Pick<Secrets, 'read'>;
  readonly store: Pick<EventStore, 'load'>;
  readonly games: Unfolding;
};

/** Reads what bots play by: seeds from the secrets of matches, and runs from the store. */
export const createBotLuck = ({ secrets, store, games }: Parts): BotLuck => ({
  async botSeed(matchId) {
    const secret = await secrets.read(matchId);
    if (!secret) throw new UnreadableMatchError(`The secret of match ${matchId} is missing.`);
    return botSeedFrom(secret, matchId);
  },

  async botRun(matchId) {
    const tail = await store.load(matchId);
    const found = tail && (await resumable(games, tail));
    return found?.run;
  },
});
