import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

type Motion = {
  readonly frames: Keyframe[];
  /** In milliseconds. */
  readonly length: number;
  readonly easing?: string;
};

/** True if the reader prefers reduced motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves an element once, only by transforms and opacity; the last frame stays. Without motion it shows the
 * last frame at once, and `onEnd` is called at the same time.
 */
export function useMotion<E extends Element>(
  { frames, length, easing = 'ease' }: Motion,
  onEnd?: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const timer = onEnd && setTimeout(onEnd, length);
    const motion = element.current?.animate(isCalm() ? frames.slice(-1) : frames, {
      duration: isCalm() ? 0 : length,
      easing,
      fill: 'both',
    });
    return () => {
      clearTimeout(timer);
      motion?.cancel();
    };
    // once: a motion goes on as it began
  }, []);
  return element;
}

/** Hides an element until the effect ends. */
export function hideWhile(element: Element | undefined): () => void {
  const hiding = element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'both' });
  return () => hiding?.cancel();
}
