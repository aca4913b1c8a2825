import { describe, expect, it } from 'vitest';
import type { Line, ShownCue } from '../../shared/client/index.ts';
import { beatsOf } from '../../services/page/web/stage/beat.ts';
import { joined, settled, without, type Live } from '../../services/page/web/cues/live.ts';

const lineOf = (version: number, type: string): Line => ({
  ...{ version, type, seat: 'a', data: {}, parts: [], dice: [], rule: null, begins: null, at: '' },
});
const beatOf = (cue: ShownCue, version = 1, type = 'Told') => {
  const sources = { me: undefined, stepsOf: () => 1, isLying: () => false, cuesOf: () => [cue] };
  return beatsOf([lineOf(version, type)], sources);
};
const shown = (live: readonly Live[], cue: ShownCue, version = 1): readonly Live[] =>
  beatOf(cue, version).reduce(
    (all, beat) => joined(all, { beat, length: 100, isAfterSkipped: false }, undefined),
    live,
  );
const kinds = (live: readonly Live[]) => live.map(({ cue }) => cue.as);

const roll: ShownCue = { as: 'roll', who: 'seat:a', dice: [{ sides: 6, value: 4 }] };
const move: ShownCue = { as: 'move', who: 'seat:a', to: 'space:x' };
const fought: ShownCue = {
  ...{ as: 'duel', who: 'seat:a', foe: 'card:x' },
  ...{ n: 6, dice: [4], foeN: 5, foeDice: [2] },
};
const ended: ShownCue = {
  ...{ as: 'duel', who: 'seat:a', foe: 'card:x', dice: [], foeDice: [], won: true },
};

describe('cues on the screen', () => {
  it('keep a figure moving while the state of the step before is shown', () => {
    const live = shown(shown([], roll, 1), move, 2);
    expect(kinds(settled(live, 1))).toEqual(['move']);
    expect(kinds(settled(live, 2))).toEqual([]);
  });

  it('leave the dice until their move', () => {
    expect(kinds(settled(shown([], roll), 1))).toEqual(['roll']);
    expect(kinds(shown(shown([], roll), move))).toEqual(['move']);
  });

  it.each([false, true])(
    'end a fight with its dice and totals (seen before: %s)',
    (isSeenToEnd) => {
      const [begun] = shown([], fought);
      const before = isSeenToEnd ? without([begun as Live], (begun as Live).key) : [begun as Live];
      expect(shown(before, ended, 2)).toMatchObject([
        { cue: { n: 6, dice: [4], foeN: 5, won: true }, isEnding: !isSeenToEnd, isOver: false },
      ]);
    },
  );
});

describe('beats of a step', () => {
  it('roll dice once that are logged twice in a row, with the old and the new result', () => {
    const sources = { me: undefined, stepsOf: () => 1, isLying: () => false, cuesOf: () => [roll] };
    const of = (...types: readonly string[]) =>
      beatsOf(
        types.map((type) => lineOf(1, type)),
        sources,
      ).length;
    expect(of('FateSpent', 'MoveRolled')).toBe(1);
    expect(of('Rolled', 'Rolled')).toBe(2);
  });

  it('show a card only once if it was just drawn', () => {
    const draw: ShownCue = { as: 'draw', who: 'seat:a', of: ['card:x'] };
    const sources = { me: undefined, stepsOf: () => 1, isLying: () => false, cuesOf: () => [draw] };
    const beats = beatsOf([lineOf(1, 'CardDrawn'), lineOf(1, 'CardTaken')], sources);
    expect(beats.map(({ isKnown }) => isKnown)).toEqual([false, true]);
    expect(beats[1]?.length).toBeLessThan(beats[0]?.length ?? 0);
  });
});
