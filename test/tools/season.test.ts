import { describe, expect, it } from 'vitest';
import type { SeatClock } from '../../services/matches/terms/seat-clock.ts';
import { limitsOf } from '../../services/matches/terms/time-control.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import type { MatchCommit } from '../../services/matches/record/match-commit.ts';
import type { Stop } from '../../services/platform/time/open-time.ts';
import { ceilingAudit } from '../../tools/season/ceiling-audit.ts';
import { clockAudit } from '../../tools/season/clock-audit.ts';
import { reportOf } from '../../tools/season/report.ts';
import { playFaults } from '../../tools/season/faults/faults.ts';
import { playSeason } from '../../tools/season/season.ts';
import { undoAtRandom } from '../../tools/season/undo/undo.ts';

it('a season of turn-based matches is played to its end without a fault of the clocks', async () => {
  const told: string[] = [];
  const plan = { seed: 'test', days: 60, matches: { 'tales-of-glory': 2 } };
  const season = await playSeason(plan, (done) => told.push(done));
  const { matches, ended, answers, wrong } = reportOf([season]);
  expect(wrong).toEqual([]);
  expect([matches, ended]).toEqual([2, 2]);
  expect(answers).toBeGreaterThan(100);
  expect(told).toHaveLength(60);
});

it('a fault in every step of notifying loses no notice, and changes none', async () => {
  const part = await playFaults({ deliveries: 120, every: 1, part: 5, parts: 31 }, () => undefined);
  expect(part.wrong).toEqual([]);
  expect(part).toMatchObject({ lost: 0, faults: part.episodes });
  expect(part.deliveries).toBeGreaterThanOrEqual(120);
  // some of what was told came again, by the same id
  expect(part.again).toBeGreaterThan(0);
});

it('a random allowed takeback never follows revealed information', () => {
  const plan = { gameId: 'talisman', seats: 2, undos: 1_000, answers: 150, seed: 'test' };
  const { wrong, ...undos } = undoAtRandom(plan, () => undefined);
  expect(wrong).toEqual([]);
  expect(undos.undos).toBe(1_000);
  expect(undos.allowed).toBeGreaterThan(20);
  expect(undos.undoable).toBeLessThan(undos.commits);
});

const limits = limitsOf({
  perTurn: 'P1D',
  bank: { initial: 'PT2H', increment: 'PT1H', per: 'TURN', max: 'PT2H' },
});
const HOUR = 3_600_000;
const at = (hours: number): string =>
  new Date(Date.parse('2026-03-01T00:00:00.000Z') + hours * HOUR).toISOString();

const commit = (hours: number, ...entries: readonly MatchEntry[]): MatchCommit => ({
  stream: 'm',
  version: 0,
  at: at(hours),
  actor: 'clock',
  body: { of: 'match', entries },
});
const set = (seat1: SeatClock): MatchEntry => ({
  type: 'ClocksSet',
  aside: true,
  seats: { seat1 },
});
const expired: MatchEntry = {
  type: 'Answered',
  id: 'q',
  seat: 'seat1',
  choose: ['a'],
  by: 'clock',
};
const turnBegan = { type: 'TurnBegan', seat: 'seat1' };
const turn: MatchEntry = { type: 'Told', event: turnBegan };
/** Two hours of a bank and a day, running from the start; the question ends with the bank. */
const asked = set({
  since: at(0),
  bank: 2 * HOUR,
  turn: 24 * HOUR,
  questions: { q: { cause: 'BANK', deadline: at(2) } },
});
const game = {
  turnBegun: ({ type, seat }: { type: string; seat?: string }) =>
    type === 'TurnBegan' ? seat : undefined,
};

/** The faults that the audit finds in these commits. */
function wrongIn(...commits: readonly MatchCommit[]): readonly string[] {
  const audit = clockAudit(game, limits);
  for (const each of commits) audit.read(each);
  return audit.wrong;
}

describe('the audit of a season’s clocks', () => {
  it('reports how late the clock was', () => {
    const audit = clockAudit(game, limits);
    audit.read(commit(0, asked));
    expect(audit.read(commit(3, expired))).toEqual([HOUR - limits.grace]);
    expect(audit.wrong).toEqual([]);
  });

  it.each([
    ['an answer before its deadline', [commit(0, asked), commit(1, expired)]],
    ['an answer within the grace', [commit(0, asked), commit(2, expired)]],
    [
      'an answer where nothing had run out',
      [commit(0, set({ bank: HOUR, turn: HOUR })), commit(9, expired)],
    ],
    [
      'a bank with more than was left',
      [commit(0, asked), commit(1, set({ bank: 1.5 * HOUR, turn: 23 * HOUR }))],
    ],
    [
      'a bank with more than a turn brings',
      [
        commit(0, turn),
        commit(0, asked),
        commit(1, turn, set({ bank: 2.5 * HOUR, turn: 24 * HOUR })),
      ],
    ],
    [
      'more time for the same turn',
      [commit(0, asked), commit(1, set({ bank: HOUR, turn: 24 * HOUR }))],
    ],
  ])('notices %s', (_, commits) => {
    expect(wrongIn(...commits)).toHaveLength(1);
  });

  it('accepts the time that a turn and a return bring', () => {
    const after = set({ bank: 2 * HOUR, turn: 24 * HOUR });
    expect(wrongIn(commit(0, turn), commit(0, asked), commit(1, turn, after))).toEqual([]);
    const gone: readonly MatchCommit[] = [
      commit(0, asked),
      commit(3, { type: 'SeatAbsent', aside: true, seat: 'seat1', since: at(3) }, expired),
      commit(3, set({ bank: 0, turn: 21 * HOUR })),
      commit(9, expired),
      commit(10, { type: 'SeatReturned', aside: true, seat: 'seat1' }),
      commit(11, set({ bank: HOUR, turn: 24 * HOUR })),
    ];
    expect(wrongIn(...gone)).toEqual([]);
  });
});

describe('the audit of deadlines that go by calendars', () => {
  /**
   * The clock of a seat asked at the start, with a day for the turn and a deadline after this
   * number of hours.
   */
  const until = (hours: number, since = 0) =>
    set({
      since: at(since),
      turn: 24 * HOUR,
      questions: { q: { cause: 'TURN', deadline: at(hours) } },
    });
  const wrong = (taken: readonly Stop[], ...commits: readonly MatchCommit[]) => {
    const audit = ceilingAudit(() => taken);
    for (const each of commits) audit.read(each);
    return audit.wrong;
  };

  it('notices a deadline more than four times its limit away, at once or gradually', () => {
    expect(wrong([], commit(0, until(96)))).toEqual([]);
    expect(wrong([], commit(0, until(97)))).toHaveLength(1);
    expect(wrong([], commit(0, until(96)), commit(9, until(105, 9)))).toHaveLength(1);
  });

  it('accounts for vacations, and for the time that the match was stopped', () => {
    const stands = set({ turn: 24 * HOUR, questions: { q: { cause: 'TURN' } } });
    expect(wrong([{ from: at(24), to: at(48) }], commit(0, until(120)))).toEqual([]);
    expect(wrong([{ from: at(24), to: at(48) }], commit(0, until(121)))).toHaveLength(1);
    const paused = [commit(0, until(96)), commit(5, stands)];
    expect(wrong([], ...paused, commit(15, until(106, 15)))).toEqual([]);
    expect(wrong([], ...paused, commit(15, until(107, 15)))).toHaveLength(1);
  });
});
