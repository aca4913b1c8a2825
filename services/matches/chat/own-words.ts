import type { StoredMessage, Talk } from '../../platform/storage/contract.ts';
import { audiences } from './ids.ts';
import { contentOf } from './message.ts';

/** The most messages that are read at once. */
const AT_ONCE = 100;

/** Yields all stored messages of an account, match by match, the latest first. */
export async function* ownWords(talk: Talk, account: string): AsyncGenerator<StoredMessage> {
  for (const stream of await talk.saidAt(account)) {
    for (const audience of audiences) {
      let before: string | undefined;
      do {
        const page = await talk.latest({ stream, audience, before }, AT_ONCE);
        yield* page.filter((message) => message.account === account);
        before = page.length === AT_ONCE ? page.at(-1)?.order : undefined;
      } while (before !== undefined);
    }
  }
}

/** Removes the words of all messages of an account; the messages stay, empty. Safe to repeat. */
export async function forgetWords(talk: Talk, account: string): Promise<void> {
  for await (const message of ownWords(talk, account)) {
    const content = contentOf(message);
    if (isSilent(content.said)) continue;
    const silent = { ...content, said: { text: '' } };
    await talk.put({ ...message, revision: message.revision + 1, data: silent });
  }
}

const isSilent = (said: ReturnType<typeof contentOf>['said']): boolean =>
  'text' in said && said.text === '';
