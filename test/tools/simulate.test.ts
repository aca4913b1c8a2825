import { describe, expect, it } from 'vitest';
import {
  type BotSight,
  type Entry,
  type Game,
  type Seat,
  type Setup,
} from '../../shared/engine/index.ts';
import { byLot } from '../../tools/simulate/by-lot.ts';
import { shareOf } from '../../tools/simulate/groups.ts';
import { journalOf } from '../../tools/simulate/journal.ts';
import { simulateMatch, type Simulation } from '../../tools/simulate/simulation.ts';
import { summaryOf, worded as inWords } from '../../tools/simulate/summary.ts';
import { counted, nothing } from '../../tools/simulate/tally.ts';
import { turnsOf } from '../../tools/simulate/turns.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';
import type { Options, State } from '../support/skirmish/state.ts';
import { lots } from './support/lots.ts';

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
    (tally, match) => counted(tally, simulation, match),
    nothing,
  );
}

describe('a simulation', () => {
  it('plays whole matches, each replayed and valid', () => {
    const tally = tallied(series, 10);
    expect(tally).toMatchObject({
      matches: 10,
      answers: 60,
      questions: 60,
      events: 10 + 2 * 60,
      invariantFailures: 0,
      replayFailures: 0,
      wordFailures: 0,
      unfinished: 0,
      faults: [],
      journal: { matches: 10 },
    });
    expect(tally.journal.bytes).toBeGreaterThan(10_000);
  });

  it('seats the bot levels in rotation, one seat further in each match', () => {
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

  it('counts wins and scores', () => {
    const { seats } = tallied({ ...series, seats: 1, bots: ['greedy'] }, 3).fared;
    expect(seats['seat1']).toMatchObject({ played: 3, wins: 3, meanPlace: 1 });
    expect(seats['seat1']?.meanScore).toBeGreaterThanOrEqual(12);
    const { bots } = tallied({ ...series, seats: 2, bots: ['random', 'greedy'] }, 20).fared;
    expect(bots['greedy']?.wins).toBeGreaterThan(bots['random']?.wins ?? 20);
    expect(bots['greedy']?.meanPlace).toBeLessThan(bots['random']?.meanPlace ?? 0);
    expect(bots['random']?.wins).toBeLessThan(10);
  });

  it('compares groups of seats with all others', () => {
    const by = [{ type: 'CardDrawn', field: 'card' }];
    const { fared } = tallied({ ...series, seats: 2, bots: ['random'], by }, 20);
    const groups = Object.values(fared.groups['CardDrawn.card'] ?? {});
    const total = (name: 'played' | 'won' | 'par' | 'lost'): number =>
      groups.reduce((sum, group) => sum + group[name], 0);
    // two seats with different first cards: one has won each match that the other has lost, or both
    // have won
    expect(total('played')).toBeGreaterThan(10);
    expect(total('won')).toBe(total('lost'));
    expect(total('par')).toBeGreaterThanOrEqual(total('played') / 2);
  });

  it('gives the share of a group relative to fair matches', () => {
    const even = { played: 10, won: 5, par: 5, lost: 15, rest: 15 };
    expect(shareOf(even)).toBe(0.5);
    expect(shareOf({ ...even, won: 10, lost: 10 })).toBe(0.75);
    expect(shareOf({ ...even, won: 0, lost: 0 })).toBe(0);
  });

  it('answers some kinds of questions randomly, with the same answer each time', () => {
    const never = () => ['never'];
    const seed = 'seat1 of oak';
    const options = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const ask = (kind: string, of = seed) =>
      byLot(never, { kinds: ['character'], seed: of })({
        view: undefined,
        seat: 'seat1',
        question: { key: kind, seat: 'seat1', kind, options },
        chance: () => 0,
      });
    expect(options).toContain(ask('character')[0]);
    expect(ask('character')).toEqual(ask('character'));
    expect(ask('move')).toEqual(['never']);
    const drawn = ['oak', 'elm', 'ash', 'fir'].map((name) => ask('character', name)[0]);
    expect(new Set(drawn).size).toBeGreaterThan(1);
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

  it('counts a match that never ends, and reports it', () => {
    expect(tallied({ ...series, limit: 3 }, 2)).toMatchObject({
      unfinished: 2,
      faults: [{ match: 'lots-3p-oak-0', reason: 'unfinished: no end after 3 answers' }, {}],
      fared: { bots: {} },
    });
  });

  it('counts a cheating bot, and a failing rule', () => {
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

describe('the measures of a simulation', () => {
  const hands = (seats: readonly Seat[]) =>
    Object.fromEntries(seats.map((seat, i) => [seat, [`strike${String(i)}`]]));
  const nineTurns = {
    ...skirmish(),
    initial: ({ seats, options }: Setup<Options>) =>
      laidOut(seats, { options, hands: hands(seats) }),
    next: (state: State) => {
      const { number, ended } = state.turn;
      return number === 9 && ended ? undefined : skirmish().next(state);
    },
    bots: {
      cautious: ({ seat, question: { kind, options } }: BotSight<unknown>) => [
        kind === 'act' && seat === 'seat1' ? 'roll' : (options[0] ?? ''),
      ],
    },
  };
  const turns = (askForReactions: Options['askForReactions'], more: Partial<Simulation> = {}) => {
    const own: Simulation = {
      ...series,
      game: nineTurns,
      options: { askForReactions },
      bots: ['cautious'],
      ...more,
    };
    return summaryOf(own, tallied(own, 2), 20);
  };

  it('include the questions of a turn, and those to other seats', () => {
    const summary = turns('able');
    const { turnsPerMatch, questionsPerTurn } = summary;
    expect(turnsPerMatch).toBe(9);
    // a window for all three, what to do, and the end of it; of a roll, a window and whether to roll again
    expect(questionsPerTurn).toMatchObject({
      median: 5,
      max: 9,
      ofOthersMedian: 2,
      ofOthersMax: 4,
    });
    expect(inWords(summary)).toMatch(
      /^a turn, 9 in a match: .* median 5, 95 % at most 9, all at most 9\n {2}to others .* at most 4, in [\d.]+ % of turns$/m,
    );
  });

  it('tell how many questions of each kind a turn has, and how many go to other seats', () => {
    const summary = turns('able');
    const {
      mean = 0,
      ofOthersMean = 0,
      ofOthersShare,
      kinds = {},
    } = summary.questionsPerTurn ?? {};
    const sums = Object.values(kinds);
    expect(sums.reduce((sum, kind) => sum + kind.mean, 0)).toBeCloseTo(mean, 1);
    expect(sums.reduce((sum, kind) => sum + kind.ofOthersMean, 0)).toBeCloseTo(ofOthersMean, 1);
    expect(ofOthersShare).toBeGreaterThan(0);
    expect(kinds['react']?.ofOthersMean).toBeGreaterThan(0);
    expect(inWords(summary)).toMatch(/^ {2}react +[\d.]+ +[\d.]+$/m);
  });

  it.each(['able', 'everyone'] as const)(
    'exclude questions answered by auto-responses (%s)',
    (mode) => {
      const { questionsPerTurn } = turns(mode, { orders: [{ kind: 'react', choose: ['pass'] }] });
      // the first of 9 turns begins with the match: its window has asked all three before they can order
      const others = { ofOthersMean: 0.22, ofOthersMedian: 0, ofOthersMax: 2 };
      expect(questionsPerTurn).toMatchObject({ median: 2, max: 6, ...others });
    },
  );

  it('count a question for the turn that asked it first', () => {
    const asked = (...ids: readonly string[]): Entry => ({
      type: 'Asked',
      questions: ids.map((id) => ({
        ...{ id, key: id, kind: 'react', options: ['pass'], askedAt: 1 },
        seat: id.startsWith('own') ? 'ann' : 'bob',
      })),
    });
    const gone = (id: string): Entry => ({ type: 'Answered', id, seat: 'bob', choose: ['pass'] });
    const begun: Entry = { type: 'Told', event: { type: 'Begun' } };
    const withTurns: Game = {
      ...lots,
      turnBegun: ({ type }) => (type === 'Begun' ? 'ann' : undefined),
    };
    const commits: readonly (readonly Entry[])[] = [
      [asked('setup')],
      [gone('setup'), begun, asked('own1', 'bob1', 'bob2', 'bob3'), gone('bob1')],
      [gone('own1'), asked('bob2'), { type: 'Withdrawn', ids: ['bob3'] }],
      [gone('bob2'), asked('bob4'), { type: 'Withdrawn', ids: ['bob4'] }, begun, asked('bob5')],
      [gone('bob5'), asked('own2', 'own3'), { type: 'Closed', ordinal: 1 }, begun],
    ];
    const [own, others] = [false, true].map((ofOther) => ({ kind: 'react', ofOther }));
    expect(turnsOf(withTurns, commits)).toEqual([
      { all: 3, ofOthers: 2, kinds: [own, others, others] },
      { all: 1, ofOthers: 1, kinds: [others] },
      { all: 0, ofOthers: 0, kinds: [] },
    ]);
  });

  it('omit turns for a game without them, and bytes unless requested', () => {
    const summary = summaryOf(series, tallied(series, 1), 20);
    expect(summary).not.toHaveProperty('questionsPerTurn');
    expect(summary).not.toHaveProperty('viewBytes');
    const measured = { ...series, measure: true };
    const { viewBytes, diffBytes, journalGzipBytes } = summaryOf(
      measured,
      tallied(measured, 3),
      20,
    );
    const view = {
      coins: { seat1: 0, seat2: 0, seat3: 0 },
      hands: { seat1: [], seat2: 0, seat3: 0 },
    };
    const first = { seats: ['seat1', 'seat2', 'seat3'], turns: 6, ready: true, turn: 0, deck: 4 };
    const bytes = JSON.stringify({ ...first, ...view }).length;
    expect(viewBytes?.median).toBeGreaterThanOrEqual(bytes);
    expect(viewBytes?.max).toBeLessThan(2 * bytes);
    expect(diffBytes?.median).toBeGreaterThan('[{"op":"replace","path":"/turn","value":1}]'.length);
    expect(diffBytes?.p95).toBeLessThan(bytes);
    const text = JSON.stringify(journalOf(measured, simulateMatch(measured, 0, false)));
    expect(journalGzipBytes?.median).toBeLessThan(text.length / 2);
    expect(journalGzipBytes?.max).toBeGreaterThan(text.length / 20);
  });
});
