import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Message } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { AboutMessage } from './about-message.tsx';
import { Compose } from './compose.tsx';
import { MessageItem } from './message.tsx';
import type { Talk } from './model.ts';

type Props = { readonly talk: Talk };

/** Chat of a match, the newest message last, and the box to write one. */
export function TalkPanel({ talk }: Props) {
  const { words } = useHere();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const about = useSignal<Message | undefined>(undefined);
  const messages = talk.messages.value;
  useReading(talk, section);
  return (
    <section id="talk" ref={section} aria-labelledby="talk-title">
      <h2 id="talk-title">{words.say('talk.title')}</h2>
      <div
        class="messages"
        ref={list}
        role="log"
        aria-live="off"
        aria-labelledby="talk-title"
        tabIndex={0}
      >
        <div>
          {talk.hasOlder.value && (
            <button type="button" onClick={() => void talk.readOlder()}>
              {words.say('talk.older')}
            </button>
          )}
          {messages.length === 0 && <p class="notes">{words.say('talk.none')}</p>}
          <ol>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onAbout={() => (about.value = message)}
              />
            ))}
          </ol>
        </div>
      </div>
      <Compose draft={talk.draft} />
      {about.value && (
        <AboutMessage
          message={about.value}
          onBlocked={talk.readAgain}
          onClose={() => {
            about.value = undefined;
            // the button that has opened it may be gone with the blocked author's messages
            if (document.activeElement === document.body) list.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/**
 * Announces the latest message of another person to screen readers, on any part of the page; it
 * takes no focus.
 */
export function MessageAnnouncer({ talk }: Props) {
  const { words } = useHere();
  const heard = talk.heard.value;
  return (
    <p class="sr" role="status">
      {heard &&
        !heard.hidden &&
        words.say('talk.heard', { name: heard.from.name, text: heard.text })}
    </p>
  );
}

/** Marks messages as read while they are on the screen. */
function useReading(talk: Talk, section: { readonly current: HTMLElement | null }): void {
  const isShown = useSignal(false);
  useEffect(() => {
    if (section.current === null) return;
    let isOnScreen = false;
    const look = (): void => {
      isShown.value = isOnScreen && !document.hidden;
    };
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(section.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useSignalEffect(() => {
    if (isShown.value && talk.unread.value > 0) talk.markRead();
  });
}
