import { describe, expect, it } from 'vitest';
import type { Regulations } from '../../../shared/tournaments/regulations/regulations.ts';
import { tieSpecs } from '../../../shared/tournaments/ties/registry.ts';
import { ties } from '../../../shared/tournaments/ties/tie.ts';
import { catalogue } from '../../../shared/tournaments/words/catalogue.ts';
import { regulationsText } from '../../../shared/tournaments/words/regulations-text.ts';
import { warningText } from '../../../shared/tournaments/words/warning-text.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { argumentsOf } from '../../words/arguments.ts';

const named = {
  game: 'Tales of Glory',
  preset: 'An hour',
  timeControl: 'Live',
  moment: (at: string) => at,
};

/** Regulations in which as much is said as can be. */
const regulations: Regulations = {
  game: { id: 'tales-of-glory', options: {} },
  rated: true,
  programs: true,
  timeControl: { preset: 'live' },
  pauses: true,
  stages: [
    {
      format: 'SWISS',
      podSize: { preferred: 4, min: 3, max: 5 },
      rounds: 5,
      remainder: 'SMALLER',
      remainderAt: 'LOW',
      repeats: 'MINIMISE',
      pairing: 'SWISS',
      opening: 'DRAW',
    },
    {
      format: 'ROUND_ROBIN',
      podSize: { preferred: 4, min: 4, max: 4 },
      cut: 16,
      carry: true,
      meetings: 1,
      concurrency: 2,
    },
    {
      format: 'ELIMINATION',
      podSize: { preferred: 4, min: 4, max: 4 },
      cut: 8,
      lives: 2,
      advanceBySize: { 4: 2 },
      fill: 'BYES',
      finalSize: 4,
    },
  ],
  seats: 'BALANCED',
  scoring: { kind: 'PLACEMENT', bySize: { 3: [5, 2, 0], 4: [5, 3, 1, 0], 5: [5, 3, 2, 1, 0] } },
  ties: [{ kind: 'WINS' }, { kind: 'BUCHHOLZ', cut: 1, unplayed: 'VIRTUAL' }],
  byePoints: 2.5,
  registration: {
    mode: 'CODE',
    opensAt: '2026-03-01T10:00:00.000Z',
    closesAt: '2026-03-07T10:00:00.000Z',
    cap: 64,
    requirements: { ratingMin: 1_000, ratingMax: 2_000, reliabilityMin: 0.9, finishedMin: 5 },
  },
  checkIn: { opens: 'PT15M', closes: 'PT1M', eachRound: true },
  seeding: 'RATING',
  startsAt: '2026-03-07T12:00:00.000Z',
  lateEntry: { untilRound: 2, points: 0.5 },
  rounds: {
    advance: 'AUTO',
    gap: 'PT10M',
    length: 'P1DT12H',
    onDeadline: [
      { rule: 'EXTEND', by: 'PT30M' },
      { rule: 'LAST_ROUND', perTurn: 'PT1M' },
      { rule: 'STANDING' },
    ],
  },
  appeals: { window: 'PT15M', holdsRound: true },
};

describe('the words of tournaments', () => {
  it.each(locales)('in %s have the same keys and arguments as the others', (locale) => {
    expect(Object.keys(catalogue[locale])).toEqual(Object.keys(catalogue.en));
    for (const [key, message] of Object.entries(catalogue.en)) {
      const theirs = catalogue[locale][key] ?? '';
      expect(argumentsOf(theirs, locale), key).toEqual(argumentsOf(message, 'en'));
    }
  });

  it.each(locales)('describe regulations in %s, a line each', (locale) => {
    const lines = regulationsText(regulations, locale, named).split('\n');
    expect(lines).toHaveLength(48);
    const keys = lines.filter((line) => Object.hasOwn(catalogue.en, line) || /[{}]/.test(line));
    expect(keys).toEqual([]);
  });

  it.each(locales)('name every tie-break in %s in the regulations', (locale) => {
    const every = ties.parse(Object.keys(tieSpecs).map((kind) => ({ kind })));
    const lines = regulationsText({ ...regulations, ties: every }, locale, named).split('\n');
    const names = Object.values(tieSpecs).map(({ words }) => words[locale]);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(lines.some((line) => line.endsWith(names.join(' → ')))).toBe(true);
  });

  it('read naturally', () => {
    const lines = regulationsText(regulations, 'en', named).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Mode: An hour',
        'Format: Swiss, 5 rounds',
        'Players per table: 4 (3 to 5 if players don’t divide evenly)',
        'Points at a table of 3, from first place: 5, 2, 0',
        'Tiebreaks: wins → sum of opponents’ points (Buchholz) → random draw',
        'Minimum reliability: 90%',
        'Registration opens: 2026-03-01T10:00:00.000Z',
        'Maximum length of a round: 1 day 12 hours',
        'When the round’s time is up: the deadline is extended once by 30 minutes → the table finishes its game round (1 minute per turn) and the ranking at its end counts → the ranking at the start of the table’s game round counts',
        'Appeals: within 15 minutes, and the next round waits for them',
      ]),
    );
  });

  it('include the warnings in every language', () => {
    const warning = { kind: 'REPEATS', figures: { rounds: 9, players: 16, without: 5 } };
    expect(locales.map((locale) => warningText(warning, locale))).toEqual([
      '16 players can play 5 rounds without repeat pairings. 9 are planned.',
      'Bez opakovaných dvojic se při 16 hráčích dá odehrát kol: 5. V plánu jich je 9.',
      '참가자 16명으로는 5라운드까지만 같은 상대를 만나지 않습니다. 예정은 9라운드입니다.',
    ]);
    const apart = (rounds: number) => ({
      kind: 'APART',
      figures: { pairs: 3, players: 8, rounds },
    });
    const said = [1, 7].map((rounds) => locales.map((each) => warningText(apart(rounds), each)));
    expect(said).toEqual([
      [
        '3 pairs can’t be kept apart: 8 players are too few for a round.',
        'Dvojic, které se nemají potkat: 3. Při 8 hráčích na to není místo ani v jednom kole.',
        '서로 만나지 않게 할 쌍은 3개입니다. 참가자 8명으로는 한 라운드에서도 그렇게 할 수 없습니다.',
      ],
      [
        '3 pairs can’t be kept apart: 8 players are too few for 7 rounds.',
        'Dvojic, které se nemají potkat: 3. Při 8 hráčích na to není místo v rozpisu o tolika kolech: 7.',
        '서로 만나지 않게 할 쌍은 3개입니다. 참가자 8명으로는 7라운드 일정에서 그렇게 할 수 없습니다.',
      ],
    ]);
  });
});
