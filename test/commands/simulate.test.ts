import { describe, expect, it } from 'vitest';
import { verify, type Game } from '../../shared/engine/index.ts';
import { readJournal } from '../../services/commands/replay/read-journal.ts';
import { replayFault } from '../../services/commands/replay/replay-fault.ts';
import { journalOf } from '../../services/commands/simulate/journal.ts';
import { simulateMatch, type Simulation } from '../../services/commands/simulate/simulation.ts';
import { summaryOf } from '../../services/commands/simulate/summary.ts';
import { counted, nothing } from '../../services/commands/simulate/tally.ts';
import { worded } from '../../services/commands/verify/worded.ts';
import { games, lots } from './support/lots.ts';

const series: Simulation = {
  game: lots,
  seats: 3,
  options: { turns: 6 },
  seed: 'oak',
  bots: ['random', 'greedy'],
  limit: 100,
};

/** The sums of the first n matches of a series. */
function tallied(simulation: Simulation, n: number, check = true) {
  return Array.from({ length: n }, (_, i) => simulateMatch(simulation, i, check)).reduce(
    (tally, match) => counted(tally, simulation.game, match),
    nothing,
  );
}

describe('a simulation', () => {
  it('plays whole matches, every one replayed and sound', () => {
    const tally = tallied(series, 10);
    expect(tally).toMatchObject({
      matches: 10,
      answers: 60,
      questions: 60,
      events: 10 + 2 * 60,
      invariantFailures: 0,
      replayFailures: 0,
      unfinished: 0,
      faults: [],
      journal: { matches: 10 },
    });
    expect(tally.journal.bytes).toBeGreaterThan(10_000);
  });

  it('seats the levels of bots in turn, one seat on from match to match', () => {
    expect(simulateMatch(series, 0, false).levels).toEqual({
      seat1: 'random',
      seat2: 'greedy',
      seat3: 'random',
    });
    expect(simulateMatch(series, 1, false).levels['seat1']).toBe('greedy');
    const { bots, seats } = tallied(series, 10).fared;
    expect([bots['random']?.played, bots['greedy']?.played]).toEqual([15, 15]);
    expect(seats['seat3']?.played).toBe(10);
  });

  it('counts who won, with what score', () => {
    const { seats } = tallied({ ...series, seats: 1, bots: ['greedy'] }, 3).fared;
    expect(seats['seat1']).toMatchObject({ played: 3, wins: 3, meanPlace: 1 });
    expect(seats['seat1']?.meanScore).toBeGreaterThanOrEqual(12);
    const { bots } = tallied({ ...series, seats: 2, bots: ['random', 'greedy'] }, 20).fared;
    expect(bots['greedy']?.wins).toBeGreaterThan(bots['random']?.wins ?? 20);
    expect(bots['greedy']?.meanPlace).toBeLessThan(bots['random']?.meanPlace ?? 0);
    expect(bots['random']?.wins).toBeLessThan(10);
  });

  it('follows from its seed', () => {
    const summary = (seed: string) => {
      const own = { ...series, seed };
      const { seconds, answersPerSecond, checkedAnswersPerSecond, ...rest } = summaryOf(
        own,
        tallied(own, 5),
        20,
      );
      expect([seconds, checkedAnswersPerSecond]).toEqual([0.02, 1_500]);
      expect(answersPerSecond).toBeGreaterThan(0);
      return rest;
    };
    expect(summary('oak')).toEqual(summary('oak'));
    expect(summary('oak').results).not.toEqual(summary('elm').results);
  });

  const broken = (over: Partial<Game>) => ({ ...series, game: { ...lots, ...over } });

  it('counts a match that never ends, and says so', () => {
    expect(tallied({ ...series, limit: 3 }, 2)).toMatchObject({
      unfinished: 2,
      faults: [{ match: 'lots-3p-oak-0', reason: 'unfinished: no end after 3 answers' }, {}],
      fared: { bots: {} },
    });
  });

  it('counts a bot that cheats, and a rule that fails', () => {
    const cheat = broken({ bots: { random: () => ['fold'], greedy: () => ['fold'] } });
    expect(tallied(cheat, 1).faults).toEqual([
      {
        match: 'lots-3p-oak-0',
        reason: "unfinished: the bot of seat1 answers act with 'fold': ILLEGAL_CHOICE",
      },
    ]);
    const lost = broken({ procedures: {} });
    expect(tallied(lost, 1).faults[0]?.reason).toContain('has no procedure');
  });

  it('counts broken invariants', () => {
    const tally = tallied(broken({ invariants: () => ['no'] }), 1);
    expect(tally.invariantFailures).toBe(7);
    expect(tally.faults[0]?.reason).toBe('broken invariant, version 1: no');
  });

  it('counts a match that does not replay', () => {
    let evolved = 0;
    const evolve: Game['evolve'] = (state, event) => {
      evolved += 1;
      return { ...(lots.evolve(state, event) as object), evolved };
    };
    const tally = tallied(broken({ evolve }), 1);
    expect(tally.replayFailures).toBe(1);
    expect(tally.faults[0]?.reason).toMatch(
      /^replay, version \d: the replay leads to another match/,
    );
    expect(tallied(broken({ evolve }), 1, false).replayFailures).toBe(0);
  });
});

describe('a recorded journal', () => {
  const journal = journalOf(series, simulateMatch(series, 0, false));

  it('replays, and its dice are fair', () => {
    expect(readJournal(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
    expect(readJournal({ data: { match: { export: journal } } })).toEqual(journal);
    expect(replayFault(games, journal)).toBeUndefined();
    expect(worded(verify(journal))).toMatch(/^fair: .* all \d rolls follow from it$/);
  });

  it('is told of with its place where it does not replay', () => {
    const text = JSON.stringify(journal);
    const renamed = JSON.parse(text.replace('"TurnEnded"', '"TurnMended"')) as typeof journal;
    expect(replayFault(games, renamed)).toMatch(/^version 2, entry 3: Replay diverged/);
    const richer = JSON.parse(text.replace(/"coins":(\d+)/, '"coins":1$1')) as typeof journal;
    expect(replayFault(games, richer)).toMatch(/^1 facts would be told otherwise today|diverged/);
    expect(replayFault(new Map(), journal)).toBe("there is no game 'lots'");
  });

  it('is told of with the false roll where its dice are not fair', () => {
    const text = JSON.stringify(journal);
    const loaded = text.replace(/("sides":\[6,6\],"values":)\[\d,\d\]/, '$1[6,6]');
    const verdict = verify(JSON.parse(loaded) as typeof journal);
    expect(worded(verdict)).toMatch(
      /^unfair: 1 of \d rolls are false\n {2}version \d+, roll 0\.\d+\/coins:seat\d#1: recorded 6 6, but it is/,
    );
    expect(worded(verify({ ...journal, commitment: '00' }))).toBe(
      'not to be trusted: secret does not match commitment',
    );
  });

  it('is refused where it is no journal', () => {
    expect(readJournal({ ...journal, format: 'x' })).toMatch(/^not a journal: format: /);
    expect(readJournal([])).toMatch(/^not a journal/);
  });
});
