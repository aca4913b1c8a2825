import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Ref } from '../../../../shared/client/index.ts';
import { spotOf, stage, type Spot } from './where.ts';

type Measured = { readonly turn: Ref | undefined; readonly spot: Spot | undefined };

/**
 * The spot of the board in a seat's turn. Measured once a turn, and again when the window has another size: to measure
 * at each step would lay the page out in the middle of a drawing. A board out of sight is looked for at each step.
 */
export function useBoardSpot(turn: Ref | undefined): Spot | undefined {
  const measured = useRef<Measured | undefined>(undefined);
  const resized = useSignal(0);
  useEffect(() => {
    const again = (): void => {
      measured.current = undefined;
      resized.value += 1;
    };
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, [resized]);
  // read, so that another size draws the ribbon again
  void resized.value;
  if (measured.current?.spot === undefined || measured.current.turn !== turn)
    measured.current = { turn, spot: spotOf(stage()) };
  return measured.current.spot;
}
