import { columns, figure } from '../cli/print.ts';
import { shareOf, type Groups } from './groups.ts';
import { countOf, largest, mean, median, quantile } from './histogram.ts';
import type { Simulation } from './simulation.ts';
import type { Fared, Kinds, Tally } from './tally.ts';

/** The output of `npm run simulate -- --json`. All but the times are determined by the seed. */
export type Summary = ReturnType<typeof summaryOf>;

/** @param time elapsed milliseconds, bots and checks included. */
export function summaryOf(series: Simulation, tally: Tally, time: number) {
  const { matches, answers, events, questions, journal } = tally;
  return {
    game: series.game.id,
    seats: series.seats,
    seed: series.seed,
    bots: series.bots,
    options: series.options,
    matches,
    answers,
    events,
    seconds: rounded(time / 1_000),
    /** Of play: each answer checked, the rules run, every option of the next questions computed. */
    answersPerSecond: Math.round((answers * 1_000) / tally.engineTime),
    /** With the time of bots, invariants and replays. */
    checkedAnswersPerSecond: Math.round((answers * 1_000) / time),
    answersPerMatch: rounded(answers / matches),
    questionsPerMatch: rounded(questions / matches),
    ...turnFigures(tally),
    journalBytesPerMatch: Math.round(journal.bytes / journal.matches),
    ...sizeFigures(tally),
    replayedMatches: journal.matches,
    invariantFailures: tally.invariantFailures,
    replayFailures: tally.replayFailures,
    wordFailures: tally.wordFailures,
    unfinished: tally.unfinished,
    faults: tally.faults,
    results: { bots: roundedAll(tally.fared.bots), seats: roundedAll(tally.fared.seats) },
    ...groupFigures(tally),
    ...leadFigures(tally),
  };
}

/** Figures of turns; empty if the game tells of none. */
function turnFigures({ matches, turns: { all, ofOthers, kinds } }: Tally) {
  const turns = countOf(all);
  if (turns === 0) return {};
  return {
    turnsPerMatch: rounded(turns / matches),
    questionsPerTurn: {
      mean: rounded(mean(all)),
      median: median(all),
      p95: quantile(all, 0.95),
      max: largest(all),
      ofOthersMean: rounded(mean(ofOthers)),
      ofOthersMedian: median(ofOthers),
      ofOthersMax: largest(ofOthers),
      /** The share of turns in which another seat than its owner is asked. */
      ofOthersShare: ratio(turns - (ofOthers.get(0) ?? 0), turns),
      kinds: kindFigures(kinds, turns),
    },
  };
}

/** Questions a turn by kind, the most frequent first, and those of them to others than its owner. */
const kindFigures = (kinds: Kinds, turns: number) =>
  Object.fromEntries(
    Object.entries(kinds)
      .toSorted(([, a], [, b]) => b.all - a.all)
      .map(([kind, { all, ofOthers }]) => [
        kind,
        { mean: ratio(all, turns), ofOthersMean: ratio(ofOthers, turns) },
      ]),
  );

/** A share or mean to three digits. */
const ratio = (part: number, whole: number): number => Math.round((part * 1_000) / whole) / 1_000;

/** Sizes of sent and stored data, in bytes; empty if they were not measured. */
function sizeFigures({ sizes: { views, diffs, journals } }: Tally) {
  if (countOf(journals) === 0) return {};
  return {
    viewBytes: { median: median(views), max: largest(views) },
    diffBytes: { median: median(diffs), p95: quantile(diffs, 0.95) },
    journalGzipBytes: { median: median(journals), max: largest(journals) },
  };
}

/** Results of groups against all others, by the grouping field. */
function groupFigures({ fared: { groups } }: Tally) {
  const fields = Object.entries(groups);
  if (fields.length === 0) return {};
  return { groups: Object.fromEntries(fields.map(([field, of]) => [field, sharesIn(of)])) };
}

/** The share of matches won by the leader at each cut; empty without cuts. */
function leadFigures({ leads }: Tally) {
  const cuts = Object.entries(leads);
  if (cuts.length === 0) return {};
  return {
    leaderWins: Object.fromEntries(
      cuts.map(([cut, { matches, won }]) => [cut, rounded(won / matches)]),
    ),
  };
}

const sharesIn = (groups: Groups) =>
  Object.fromEntries(
    Object.entries(groups)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, group]) => {
        const { played, won, par } = group;
        return [name, { played, won, par: rounded(par), share: rounded(shareOf(group)) }];
      }),
  );

const rounded = (value: number): number => Math.round(value * 100) / 100;

const roundedAll = (fared: Readonly<Record<string, Fared>>) =>
  Object.fromEntries(
    Object.entries(fared)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { played, wins, meanScore, meanPlace }]) => [
        name,
        { played, wins, meanScore: rounded(meanScore), meanPlace: rounded(meanPlace) },
      ]),
  );

function turnLines({ turnsPerMatch, questionsPerTurn: asked }: Summary): readonly string[] {
  if (asked === undefined) return [];
  const { ofOthersMean, ofOthersMedian, ofOthersMax, ofOthersShare, kinds } = asked;
  return [
    `a turn, ${figure(turnsPerMatch)} in a match: ${figure(asked.mean)} questions on average, median ${figure(asked.median)}, 95 % at most ${figure(asked.p95)}, all at most ${figure(asked.max)}`,
    `  to others than its owner: ${figure(ofOthersMean)} on average, median ${figure(ofOthersMedian)}, at most ${figure(ofOthersMax)}, in ${figure(ofOthersShare * 100)} % of turns`,
    columns([
      ['  questions a turn', 'all', 'to others'],
      ...Object.entries(kinds).map(([kind, { mean: all, ofOthersMean: others }]) => [
        `  ${kind}`,
        figure(all),
        figure(others),
      ]),
    ]),
  ];
}

function sizeLines({ viewBytes, diffBytes, journalGzipBytes }: Summary): readonly string[] {
  if (viewBytes === undefined) return [];
  return [
    `bytes: a view ${figure(viewBytes.median)} (at most ${figure(viewBytes.max)}), a patch ${figure(diffBytes.median)} (95 % at most ${figure(diffBytes.p95)}), a journal compressed ${figure(journalGzipBytes.median)} (at most ${figure(journalGzipBytes.max)})`,
  ];
}

/** Formats a table for each grouping field. */
const groupLines = ({ groups = {} }: Summary): readonly string[] =>
  Object.entries(groups).flatMap(([field, fared]) => [
    '',
    columns([
      [field, 'played', 'won', 'par', 'share'],
      ...Object.entries(fared).map(([name, { played, won, par, share }]) => [
        name,
        ...[played, won, par, share].map(figure),
      ]),
    ]),
  ]);

const leadLines = ({ leaderWins = {} }: Summary): readonly string[] =>
  Object.entries(leaderWins).map(
    ([cut, share]) =>
      `who leads after ${figure(Number(cut) * 100)} % of the answers wins ${figure(share * 100)} % of the matches`,
  );

/** Formats the summary for people. */
export function worded(summary: Summary): string {
  const { game, seats, matches, answers, events, seconds } = summary;
  const wrong = `${figure(summary.invariantFailures)} broken invariants, ${figure(summary.replayFailures)} replays that differ, ${figure(summary.wordFailures)} faults of words, ${figure(summary.unfinished)} unfinished`;
  const rows = Object.entries({ ...summary.results.bots, ...summary.results.seats });
  return [
    `${game}: ${figure(matches)} matches of ${figure(seats)} seats, ${figure(answers)} answers, ${figure(events)} events in ${figure(seconds)} s`,
    `${figure(summary.answersPerSecond)} answers/s (${figure(summary.checkedAnswersPerSecond)} with bots and checks)`,
    `a match: ${figure(summary.answersPerMatch)} answers, ${figure(summary.questionsPerMatch)} askings, ${figure(summary.journalBytesPerMatch)} bytes of journal`,
    ...turnLines(summary),
    ...sizeLines(summary),
    `${wrong}; ${figure(summary.replayedMatches)} matches replayed and read after every answer`,
    ...summary.faults.map(({ match, reason }) => `  ${match}: ${reason}`),
    '',
    columns([
      ['', 'played', 'won', 'mean score', 'mean place'],
      ...rows.map(([name, { played, wins, meanScore, meanPlace }]) => [
        name,
        ...[played, wins, meanScore, meanPlace].map(figure),
      ]),
    ]),
    ...groupLines(summary),
    ...leadLines(summary),
  ].join('\n');
}
