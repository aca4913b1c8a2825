import { mayFind, seatOf } from '../record/seats.ts';
import { visibleVersion } from '../views/read-access.ts';
import { noMatch } from '../terms/no-match.ts';
import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkMaySpeak } from '../../platform/requests/account-standing.ts';
import type { StoredMessage } from '../../platform/storage/contract.ts';
import type { Message, SayInput } from './contract.ts';
import type { TalkDeps } from './deps.ts';
import { checkMaySay } from './can-read.ts';
import { ordering } from './ids.ts';
import { sendMessageInput } from './generated/inputs.ts';
import { visibleMessages, type Content } from './message.ts';
import { repeatedCommand, recentMessagesIn, countMessage } from './recent-messages.ts';

/** The days that a message is kept. */
const KEPT_DAYS = 365;
const DAY_S = 24 * 3_600;
/** Tries while the same account says other things at the same moment. */
const TRIES = 12;

/**
 * Sends a message to a match. Its place is noted first, together with its author, and then the
 * message is put there: a retry of a command that was interrupted between the two finishes it.
 */
export const sending = (deps: TalkDeps) => {
  const { matches, names, now, random } = deps;
  const { accounts, talk } = deps.store;
  const newOrder = ordering(random);
  return async (who: AccountActor, input: SayInput): Promise<Message> => {
    checkScope(who, 'play');
    const { commandId, ...says } = checked(sendMessageInput(), input);
    const { matchId, audience, text, phrase } = says;
    const match = (await matches.lobby(matchId)) ?? noMatch();
    const actor = await matches.atMatch(match, who);
    if (!mayFind(match, actor)) return noMatch();
    const command = commandId === undefined ? undefined : commandOf(commandId, says);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const known = await talk.said(actor.account, matchId);
      const before = recentMessagesIn(known?.data);
      const done = command && repeatedCommand(before, command);
      const at = { stream: matchId, audience };
      const found = done && (await talk.message({ ...at, order: done.order }));
      if (found !== undefined) return one(deps, found);
      checkMaySay(match, actor, { audience, isPhrase: phrase !== undefined });
      await checkMaySpeak(accounts, actor, now().toISOString());
      const ms = now().getTime();
      const order = done?.order ?? newOrder(ms);
      const expires = Math.floor(ms / 1_000) + KEPT_DAYS * DAY_S;
      if (done === undefined) {
        const data = countMessage(before, ms, command && { ...command, order });
        const revision = (known?.revision ?? 0) + 1;
        const said = { stream: matchId, revision, data, expires };
        if (!(await talk.putSaid(actor.account, said))) continue;
      }
      const seat = seatOf(match, actor)?.id;
      const content: Content = {
        version: visibleVersion(match, actor),
        ...(seat !== undefined && { seat }),
        ...(await senderOf(deps, actor)),
        said: text === undefined ? { phrase: phrase ?? '' } : { text },
      };
      await names.keep(actor);
      const message = { ...at, order, revision: 1, account: actor.account, expires, data: content };
      const stored = (await talk.put(message)) ? message : await talk.message(message);
      return one(deps, stored ?? message);
    }
    return refuse('RATE_LIMITED', "You're sending messages too fast. Try again shortly.", {
      retryable: true,
      retryAfter: 1,
    });
  };
};

const commandOf = (commandId: string, says: unknown) => ({
  id: digestOf('id', commandId),
  digest: digestOf('sendMessage', says),
});

/** Whether a program has sent a message, and whose. */
async function senderOf(
  { store: { accounts } }: Pick<TalkDeps, 'store'>,
  { account, machine }: AccountActor,
): Promise<Pick<Content, 'machine' | 'owner'>> {
  if (!machine) return {};
  const owner = (await accounts.profile(account))?.owner;
  return { machine, ...(owner !== undefined && { owner }) };
}

async function one({ names }: Pick<TalkDeps, 'names'>, stored: StoredMessage): Promise<Message> {
  const [message] = await visibleMessages(names, [stored]);
  return message ?? refuse('NOT_FOUND', "Message not found, or you don't have access.");
}
