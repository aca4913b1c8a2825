import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  ReadMessages,
  type Following,
  type Message,
} from '../../../../../../shared/client/index.ts';
import type { Here } from '../../../here/here.ts';
import { keepSeen, lastSeen } from '../../../here/last-seen.ts';
import { openDraft, type Draft } from './draft.ts';

/** Talk at a match as the page knows it. */
export type Talk = {
  /** Messages, the newest last. */
  readonly messages: ReadonlySignal<readonly Message[]>;
  /** True if there are older messages. */
  readonly hasOlder: ReadonlySignal<boolean>;
  /** Number of messages of others since the chat was last looked at on this device. */
  readonly unread: ReadonlySignal<number>;
  /** The last message of another person since the page was opened. */
  readonly heard: ReadonlySignal<Message | undefined>;
  /** My unsent message. */
  readonly draft: Draft;
  readOlder(): Promise<void>;
  /** Marks all messages as read. */
  markRead(): void;
  /** Reads the chat again, because other authors are blocked than before. */
  readAgain(): Promise<void>;
  close(): void;
};

/** Messages in a page. */
const PAGE = 50;

/** Opens the chat of a match: its last messages, and new ones until it is `close`d. */
export function openTalk({ client, locale, viewer }: Here, id: string): Talk {
  const messages = signal<readonly Message[]>([]);
  const hasOlder = signal(false);
  const heard = signal<Message | undefined>(undefined);
  /** Time of the last message read; nothing until that is known. */
  const readUpTo = signal<string | undefined>(undefined);
  let listening: Following | undefined;
  let isClosed = false;

  const isMine = ({ from }: Message): boolean => from.id === viewer.peek()?.id;
  const readPage = async (before?: string): Promise<readonly Message[]> => {
    const variables = { id, last: PAGE, locale, ...(before !== undefined && { before }) };
    const told = await client.ask(ReadMessages, variables);
    const page = 'data' in told ? (told.data.match?.messages ?? []) : [];
    hasOlder.value = page.length === PAGE;
    return page;
  };
  const take = (message: Message): void => {
    const isKnown = messages.peek().some((each) => each.id === message.id);
    messages.value = merged(messages.peek(), [message]);
    if (!isKnown && !isMine(message)) heard.value = message;
  };
  const begin = async (): Promise<void> => {
    const page = await readPage();
    if (isClosed) return;
    messages.value = page;
    const after = page.at(-1)?.id;
    const at = { matchId: id, ...(after !== undefined && { after }) };
    listening = client.listen(at, { message: take, state: () => undefined });
  };
  void lastSeen<string>(`talk ${id}`).then((seen) => {
    readUpTo.value ??= seen?.value ?? '';
  });
  void begin();

  return {
    messages,
    hasOlder,
    heard,
    draft: openDraft(client, id),
    unread: computed(() => {
      const upTo = readUpTo.value;
      if (upTo === undefined) return 0;
      return messages.value.filter((each) => each.at > upTo && !isMine(each)).length;
    }),
    async readOlder() {
      const page = await readPage(messages.peek()[0]?.id);
      messages.value = merged(page, messages.peek());
    },
    markRead() {
      const at = messages.peek().at(-1)?.at ?? '';
      if (at <= (readUpTo.peek() ?? '')) return;
      readUpTo.value = at;
      keepSeen(`talk ${id}`, at);
    },
    readAgain() {
      listening?.close();
      return begin();
    },
    close() {
      isClosed = true;
      listening?.close();
    },
  };
}

/** Messages by their time; a repeated one replaces the earlier copy. */
function merged(before: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map([...before, ...more].map((each) => [each.id, each]));
  return [...byId.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
