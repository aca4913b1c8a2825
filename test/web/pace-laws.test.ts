import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Ref, ShownCue } from '../../shared/client/index.ts';
import { draw, duel, loss, ME, move, roll, staged, turnOf } from './support/staged.ts';

describe('the pace of any log', () => {
  const seat = fc.constantFrom('a', 'b', 'me');
  const entry = fc.oneof(
    fc.tuple(fc.constantFrom(turnOf, roll, move, draw, loss), seat).map(([make, who]) => make(who)),
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom<Ref>(ME, 'card:x'))
      .map(([who, foe]) => duel(who, foe)),
  );
  const steps = fc.array(
    fc.record({
      entries: fc.array(entry, { maxLength: 4 }),
      isAsked: fc.boolean(),
      wait: fc.nat(900),
    }),
    { maxLength: 25 },
  );
  const taps = fc.array(fc.constantFrom('skip', 'skipToMe', 'none'), { maxLength: 5 });

  it('shows everything that happens to the viewer, in order, and every state', () => {
    fc.assert(
      fc.property(steps, taps, fc.constantFrom(1, 2), (all, tapped, speed) => {
        vi.useFakeTimers();
        try {
          const { plays, states, push, queue } = staged('moving', speed);
          for (const [at, { entries, isAsked, wait }] of all.entries()) {
            push(entries, isAsked);
            vi.advanceTimersByTime(wait);
            const tap = tapped[at];
            if (tap === 'skip' || tap === 'skipToMe') queue[tap]();
          }
          vi.advanceTimersByTime(1_000_000);
          const mine = plays.filter(({ playing }) => playing.beat.isMine);
          const expected = all.flatMap(({ entries }) => entries.flatMap(({ cues }) => cues));
          const isMine = (cue: ShownCue) => cue.who === ME || (cue.as === 'duel' && cue.foe === ME);
          expect(mine.flatMap(({ playing }) => playing.beat.cues)).toEqual(expected.filter(isMine));
          expect(states.map(([, version]) => version)).toEqual(all.map((_, at) => at + 1));
          for (const { playing } of mine)
            if (playing.beat.cues.some((cue) => cue.as === 'duel' && cue.foe === ME))
              expect(playing.length * speed).toBeGreaterThanOrEqual(1_200);
        } finally {
          vi.useRealTimers();
        }
      }),
      { numRuns: 300 },
    );
  });
});
