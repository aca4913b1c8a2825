import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../../shared/client/index.ts';
import { mySeat, optionsAbout } from '../match/choices.ts';
import type { MatchModel } from '../match/model.ts';
import { useSteady } from '../match/steady.ts';

/** In pixels: a place of this width has room for its name. */
const READABLE = 72;

/** The scale that a board is shown in. */
export type Scale = {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether the board as a whole leaves no room for names. */
  readonly isNarrow: boolean;
  readonly isNear: boolean;
  toggle(): void;
};

/** Near where a place is asked for, whole otherwise, until the reader says how they want it. */
export function useScale(match: MatchModel, { spaces, w }: Board): Scale {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useSignal(false);
  const wanted = useSignal<boolean | undefined>(undefined);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      isNarrow.value = element.clientWidth / w < READABLE;
    };
    // once before it is painted: an observer is heard after that, and what it changes would jump
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [w]);

  const { asked, place } = useSteady(() => {
    const asked = spaces.find(({ ref }) => optionsAbout(match, ref).length > 0)?.ref;
    const mine = `seat:${mySeat(match) ?? ''}`;
    const panel = match.scene.value?.seats.find(({ seat }) => seat === mine);
    return { asked, place: asked ?? panel?.pieces[0]?.place };
  }, [match, spaces]);
  const isNear = isNarrow.value && (wanted.value ?? asked !== undefined);
  useEffect(() => {
    if (!isNear || place === undefined) return;
    const target = frame.current?.querySelector(`[data-ref="${CSS.escape(place)}"]`);
    target?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isNear, place]);
  return {
    frame,
    isNarrow: isNarrow.value,
    isNear,
    toggle: () => {
      wanted.value = !isNear;
    },
  };
}
