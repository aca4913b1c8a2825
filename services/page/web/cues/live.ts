import type { Ref, ShownCue } from '../../../../shared/client/index.ts';
import type { Playing } from '../stage/queue.ts';
import type { Spot } from './where.ts';

/** A cue that is on the screen. */
export type Live = {
  readonly key: number;
  readonly cue: ShownCue;
  readonly playing: Playing;
  /** The board as it stood before the cue was drawn; `undefined` if it is out of sight. */
  readonly board: Spot | undefined;
  /** True if it only ends a cue on the screen: a fight whose dice lie. */
  readonly isEnding: boolean;
  /** True if it is off the screen, and kept only for its end. */
  readonly isOver: boolean;
};

let last = 0;

/** Cues on the screen once others are shown: some of those before stay for as long as they are of use. */
export function joined(
  live: readonly Live[],
  playing: Playing,
  board: Spot | undefined,
): readonly Live[] {
  const { cues } = playing.beat;
  const before = live.filter(({ cue }) => !cues.some((fresh) => ends(fresh, cue)));
  const fresh = cues
    .filter(({ as }) => as !== 'turn')
    .map((cue) => {
      const { whole, isEnding } = completed(cue, live);
      return { key: (last += 1), cue: whole, playing, board, isEnding, isOver: false };
    });
  return [...before, ...fresh];
}

/** True if a cue takes another off the screen. */
function ends(fresh: ShownCue, old: ShownCue): boolean {
  switch (old.as) {
    case 'roll':
      if (fresh.as === 'move') return fresh.who === old.who;
      return fresh.as === 'turn' || fresh.as === 'roll' || fresh.as === 'duel';
    case 'duel':
    case 'draw':
    case 'say':
      return fresh.as === 'turn' || fresh.as === old.as;
    case 'move':
      return fresh.as === 'move' && fresh.who === old.who;
    case 'count':
    case 'out':
    case 'turn':
      return false;
  }
}

/** The end of a fight, with the dice and totals of the entry before. */
function completed(
  cue: ShownCue,
  live: readonly Live[],
): { readonly whole: ShownCue; readonly isEnding: boolean } {
  const before = live.find(
    ({ cue: old }) =>
      cue.as === 'duel' && old.as === 'duel' && old.who === cue.who && old.foe === cue.foe,
  );
  if (cue.as !== 'duel' || cue.n !== undefined || before?.cue.as !== 'duel')
    return { whole: cue, isEnding: false };
  const whole = { ...before.cue, ...(cue.won !== undefined && { won: cue.won }) };
  return { whole, isEnding: !before.isOver };
}

/** Cues on the screen once one was seen; a fight without an end is kept for it. */
export const without = (live: readonly Live[], key: number): readonly Live[] =>
  live.flatMap((each) => {
    if (each.key !== key) return [each];
    return each.cue.as === 'duel' && each.cue.won === undefined ? [{ ...each, isOver: true }] : [];
  });

/**
 * Cues on the screen once the state of a version is: figures stand at their new places, and their dice are
 * used. Cues of later versions stay, whichever of the two arrives first.
 */
export function settled(live: readonly Live[], version: number): readonly Live[] {
  const isPast = ({ playing }: Live): boolean => playing.beat.line.version <= version;
  const moved: readonly (Ref | undefined)[] = live.map((each) =>
    each.cue.as === 'move' && isPast(each) ? each.cue.who : undefined,
  );
  return live.filter(
    (each) =>
      !isPast(each) ||
      (each.cue.as !== 'move' &&
        each.cue.as !== 'out' &&
        !(each.cue.as === 'roll' && moved.includes(each.cue.who))),
  );
}
