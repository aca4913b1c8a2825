import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In milliseconds: for how long a question that has just appeared takes no click, tap or key. */
const GRACE = 400;

/**
 * Guard that keeps the second half of a double click from answering the question that has just
 * appeared under it.
 */
export type Grace = {
  readonly section: RefObject<HTMLElement | null>;
  /** True if an event came before the reader can have seen the new content. */
  isTooSoon(event: Event): boolean;
  /** Stops a click that came too soon, before anything inside the section hears of it. */
  onClickCapture(event: Event): void;
};

/**
 * Makes a section ignore input for a moment, each time that its content changes. It is
 * `aria-disabled` for that long. Late events are judged by when they happened, as a busy page may
 * hear of them long after.
 * @param shown id of the content; nothing if nothing is asked
 */
export function useGrace(shown: string | undefined): Grace {
  const section = useRef<HTMLElement>(null);
  const since = useRef(-Infinity);
  useLayoutEffect(() => {
    const element = section.current;
    if (shown === undefined || element === null) return;
    since.current = performance.now();
    element.setAttribute('aria-disabled', 'true');
    const end = (): void => {
      element.removeAttribute('aria-disabled');
    };
    const timer = setTimeout(end, GRACE);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [shown]);
  const isTooSoon = ({ timeStamp }: Event): boolean => timeStamp < since.current + GRACE;
  return {
    section,
    isTooSoon,
    onClickCapture(event) {
      if (!isTooSoon(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Identifies a question as it is offered: one that is revised has other options than those that were read. */
export const offerOf = (question: { readonly id: string; readonly askedAt: number }): string =>
  `${question.id} ${String(question.askedAt)}`;
