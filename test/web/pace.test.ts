import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botTurn, duel, ME, roll, staged, turnOf, type Shown } from './support/staged.ts';

/** When each turn began to be shown. */
const turnsIn = (plays: readonly Shown[]): readonly number[] =>
  plays.filter(({ playing }) => playing.beat.turn !== undefined).map(({ at }) => at);

describe('the pace of cues', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a state after the cues that lead to it, and not before', () => {
    const { states, kinds, push } = staged();
    push([roll('me')]);
    expect([kinds(), states]).toEqual([['roll'], []]);
    vi.advanceTimersByTime(699);
    expect(states).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual([[700, 1]]);
  });

  it.each([1, 2])(
    'takes 4 to 8 seconds for three turns of bots, at %s times the speed',
    (speed) => {
      const { plays, states, bots, kinds } = staged('moving', speed);
      bots('a', 'b', 'c');
      vi.advanceTimersByTime(20_000);
      const [, asked] = [states[0], states.at(-1)?.[0] ?? 0];
      expect(asked * speed).toBeGreaterThanOrEqual(4_000);
      expect(asked * speed).toBeLessThanOrEqual(8_000);
      const begins = turnsIn(plays);
      for (const [at, begin] of begins.slice(0, -1).entries()) {
        const length = ((begins[at + 1] ?? 0) - begin) * speed;
        expect(length).toBeGreaterThanOrEqual(1_200);
        expect(length).toBeLessThanOrEqual(2_501);
      }
      expect(kinds().filter((as) => as === 'duel')).toHaveLength(3);
    },
  );

  it('shows a short turn for more than a second', () => {
    const { plays, push } = staged();
    push([turnOf('a')]);
    push([turnOf('b')]);
    push([turnOf('me')], true);
    vi.advanceTimersByTime(10_000);
    expect(turnsIn(plays)).toEqual([0, 1_350, 2_700]);
  });

  it('delays a question by at most 8 seconds, or the minimum of each turn', () => {
    const { states, bots } = staged();
    bots('a', 'b', 'c', 'd', 'e');
    vi.advanceTimersByTime(30_000);
    expect(states.at(-1)?.[0]).toBeLessThanOrEqual(8_400);
  });

  it('leaves time for what happens to the viewer before a question', () => {
    const { states, push } = staged();
    const hit = {
      seat: 'a',
      cues: [{ as: 'count', who: ME, of: 'attribute:life', n: -1 }],
    } as const;
    for (const seat of ['a', 'b', 'c']) for (const step of [...botTurn(seat), [hit]]) push(step);
    push([turnOf('me')], true);
    vi.advanceTimersByTime(30_000);
    expect(states.at(-1)?.[0]).toBeLessThanOrEqual(8_100);
  });

  it('waits on actions of others against the viewer, at any speed', () => {
    const { plays, push } = staged();
    push([turnOf('a')]);
    for (let n = 0; n < 20; n += 1) push([duel('a')]);
    push([{ seat: 'a', cues: [{ as: 'count', who: ME, of: 'attribute:life', n: -1 }] }]);
    push([turnOf('me')], true);
    vi.advanceTimersByTime(60_000);
    const mine = plays.findIndex(({ playing }) => playing.beat.isMine);
    expect(plays[mine]?.playing.length).toBe(1_200);
    expect((plays[mine + 1]?.at ?? 0) - (plays[mine]?.at ?? 0)).toBeGreaterThanOrEqual(1_200);
  });

  it('announces the viewer’s skipped turn, and waits on it', () => {
    const { plays, push } = staged();
    push([turnOf('me')]);
    push([{ seat: 'b', cues: [] }]);
    push([turnOf('b')]);
    vi.advanceTimersByTime(10_000);
    expect(plays.filter(({ playing }) => playing.isAfterSkipped)).toMatchObject([
      { playing: { length: 1_200, beat: { turn: 'seat:b' } } },
    ]);
  });

  it.each([
    ['I was asked in', (push: ReturnType<typeof staged>['push']) => push([], true)],
    ['I acted in', (push: ReturnType<typeof staged>['push']) => push([roll('me')])],
  ])('doesn’t announce a turn as skipped that %s', (_, act) => {
    const { plays, push } = staged();
    push([turnOf('me')]);
    act(push);
    push([turnOf('b')]);
    vi.advanceTimersByTime(10_000);
    expect(plays.some(({ playing }) => playing.isAfterSkipped)).toBe(false);
  });

  it('skips the rest of a turn at a tap, and continues with the next', () => {
    const { plays, states, bots, queue } = staged();
    bots('a', 'b');
    queue.skip();
    expect(plays.at(-1)?.playing.beat.turn).toBe('seat:b');
    expect(states.map(([, version]) => version)).toEqual([1, 2, 3, 4]);
  });

  it('shows how many steps wait, and skips to the viewer with a summary in three lines', () => {
    const { plays, states, passed, bots, queue, eyes } = staged();
    bots('a', 'b', 'c', 'd', 'e', 'f');
    vi.advanceTimersByTime(100);
    expect(eyes.behind).toBeGreaterThan(8_000);
    queue.skipToMe();
    expect(plays.at(-1)?.playing.beat.turn).toBe(ME);
    vi.advanceTimersByTime(400);
    expect(states.at(-1)?.[1]).toBe(25);
    expect(passed).toHaveLength(1);
    expect(passed[0]?.[2]).toHaveLength(3);
  });

  it('shows states without motion at once, and waits on actions against the viewer', () => {
    const { states, push, bots } = staged('still');
    bots('a', 'b', 'c');
    expect(states.at(-1)).toEqual([0, 13]);
    push([turnOf('a'), duel('a', ME)]);
    push([turnOf('me')], true);
    vi.advanceTimersByTime(1_599);
    expect(states.at(-1)?.[1]).toBe(13);
    vi.advanceTimersByTime(1);
    expect(states.at(-1)?.[1]).toBe(15);
  });

  it.each<[string, (stage: ReturnType<typeof staged>) => void]>([
    ['a snapshot', ({ push }) => push([turnOf('a')], false, { isSnapshot: true })],
    [
      'a step of long ago',
      ({ push, eyes }) => {
        eyes.isPast = true;
        push(botTurn('b').flat());
      },
    ],
  ])('plays back nothing for %s', (_, act) => {
    const stage = staged();
    act(stage);
    expect([stage.kinds(), stage.states.length]).toEqual([[], 1]);
  });

  it('plays back nothing that happened in a hidden tab, and summarises it in three lines', () => {
    const { states, passed, kinds, push, bots, eyes, queue } = staged();
    push([]);
    eyes.look = false;
    bots('a', 'b');
    expect([kinds(), states.at(-1)?.[1]]).toEqual([[], 10]);
    expect(passed).toEqual([]);
    eyes.look = true;
    queue.look();
    expect(passed.map(([steps, since, lines]) => [steps, since, lines.length])).toEqual([
      [9, 1, 3],
    ]);
  });

  it('shows everything at once if the device is set to that', () => {
    const { states, kinds, bots } = staged('off');
    bots('a', 'b');
    expect([kinds(), states.at(-1)]).toEqual([[], [0, 9]]);
  });

  it('shows nothing more once it has stopped', () => {
    const { states, bots, queue } = staged();
    bots('a');
    queue.stop();
    vi.advanceTimersByTime(20_000);
    expect(states).toHaveLength(0);
  });
});
