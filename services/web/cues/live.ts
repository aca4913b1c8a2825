import type { Ref, ShownCue } from '../../../shared/client/index.ts';
import type { Playing } from './queue.ts';

/** A cue that is on the screen. */
export type Live = {
  readonly key: number;
  readonly cue: ShownCue;
  readonly playing: Playing;
};

let last = 0;

/** Cues on the screen once others are shown: some of those before stay for as long as they are of use. */
export function joined(live: readonly Live[], playing: Playing): readonly Live[] {
  const { cues } = playing.beat;
  const before = live.filter(({ cue }) => !cues.some((fresh) => ends(fresh, cue)));
  const fresh = cues
    .filter(({ as }) => as !== 'turn')
    .map((cue) => ({ key: (last += 1), cue: completed(cue, live), playing }));
  return [...before, ...fresh];
}

/** Whether a cue takes another off the screen. */
function ends(fresh: ShownCue, old: ShownCue): boolean {
  switch (old.as) {
    case 'roll':
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
function completed(cue: ShownCue, live: readonly Live[]): ShownCue {
  if (cue.as !== 'duel' || cue.n !== undefined) return cue;
  const before = live.find(
    ({ cue: old }) => old.as === 'duel' && old.who === cue.who && old.foe === cue.foe,
  )?.cue;
  return before?.as === 'duel'
    ? { ...before, ...(cue.won !== undefined && { won: cue.won }) }
    : cue;
}

/** Cues on the screen once the state that they lead to is: figures stand where they went, and their dice are used. */
export function settled(live: readonly Live[]): readonly Live[] {
  const moved: readonly (Ref | undefined)[] = live.map(({ cue }) =>
    cue.as === 'move' ? cue.who : undefined,
  );
  return live.filter(
    ({ cue }) =>
      cue.as !== 'move' && cue.as !== 'out' && !(cue.as === 'roll' && moved.includes(cue.who)),
  );
}
