import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  newId,
  SendMessage,
  type Client,
  type Message,
  type Refusal,
} from '../../../../../../shared/client/index.ts';
import { keepSeen, lastSeen } from '../../../here/last-seen.ts';
import { browserPorts } from '../../../here/ports.ts';

/** Free text, or one of the quick messages by its id. */
type Said = { readonly text: string } | { readonly phrase: string };
export type Audience = Message['audience'];

/** Something to say, under the id of its command: however often it is sent, it is said once. */
type Underway = { readonly audience: Audience; readonly commandId: string } & Said;
/** Draft as kept on this device: the text written, and the message being sent. */
type Kept = { readonly text: string; readonly underway?: Underway };

/** A message about to be sent at a match. It outlives a lost line, and a reload. */
export type Draft = {
  readonly text: ReadonlySignal<string>;
  /** True if it is being sent: until that is settled nothing else is sent. */
  readonly isSending: ReadonlySignal<boolean>;
  /** Reason that the last message was refused; its text is kept. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  write(text: string): void;
  say(audience: Audience, said: Said): Promise<void>;
};

/** In seconds: longest wait after sending too much at once that passes without a refusal. */
const PATIENCE = 5;

/** Opens the draft of a match, and goes on sending an unsettled message. */
export function openDraft(client: Client, matchId: string): Draft {
  const name = `draft ${matchId}`;
  const text = signal('');
  const underway = signal<Underway | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);

  const keep = (): void => {
    const sent = underway.peek();
    const kept: Kept = { text: text.peek(), ...(sent && { underway: sent }) };
    keepSeen(name, kept);
  };
  const send = async (now: Underway): Promise<void> => {
    underway.value = now;
    refusal.value = undefined;
    keep();
    const told = await client.command(SendMessage, { matchId, ...now }, PATIENCE);
    underway.value = undefined;
    if ('refusal' in told) refusal.value = told.refusal;
    else if ('text' in now) text.value = '';
    keep();
  };
  void lastSeen<Kept>(name).then((seen) => {
    if (seen === undefined || text.peek() !== '' || underway.peek() !== undefined) return;
    text.value = seen.value.text;
    if (seen.value.underway !== undefined) void send(seen.value.underway);
  });

  return {
    text,
    isSending: computed(() => underway.value !== undefined),
    refusal,
    write(now) {
      text.value = now;
      keep();
    },
    async say(audience, said) {
      if (underway.peek() !== undefined) return;
      await send({ audience, ...said, commandId: newId(browserPorts.chance) });
    },
  };
}
