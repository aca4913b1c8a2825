import { describe, expect, it } from 'vitest';
import { readJournal } from '../../tools/replay/read-journal.ts';
import { replayFault } from '../../tools/replay/replay-fault.ts';
import { journalOf } from '../../tools/simulate/journal.ts';
import { simulateMatch, type Simulation } from '../../tools/simulate/simulation.ts';
import { verdictOn } from '../../tools/verify/verdict.ts';
import { worded } from '../../tools/verify/worded.ts';
import { games, lots } from './support/lots.ts';

const series: Simulation = {
  game: lots,
  seats: 3,
  options: { turns: 6 },
  seed: 'oak',
  bots: ['random', 'greedy'],
  limit: 100,
};

describe('a recorded journal', () => {
  const journal = journalOf(series, simulateMatch(series, 0, false));

  it('replays, and its dice are fair', () => {
    expect(readJournal(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
    expect(readJournal({ data: { match: { export: journal } } })).toEqual(journal);
    expect(replayFault(games, journal)).toBeUndefined();
    expect(worded(verdictOn(games, journal), true)).toMatch(
      /^fair: .* all \d rolls follow from it,/,
    );
  });

  it('is reported with its place if it does not replay', () => {
    const text = JSON.stringify(journal);
    const renamed = JSON.parse(text.replace('"TurnEnded"', '"TurnMended"')) as typeof journal;
    expect(replayFault(games, renamed)).toMatch(
      /^version 2, entry 3: Replay diverged at .*: recorded Told, derived Told\. .*TurnMended.*TurnEnded/,
    );
    const richer = JSON.parse(text.replace(/"coins":(\d+)/, '"coins":1$1')) as typeof journal;
    expect(replayFault(games, richer)).toMatch(/^1 facts differ under today’s rules|diverged/);
    expect(replayFault(new Map(), journal)).toBe('unknown game "lots"');
  });

  it('is reported with the false roll if its dice are not fair', () => {
    const text = JSON.stringify(journal);
    const loaded = text.replace(/("sides":\[6,6\],"values":)\[\d,\d\]/, '$1[6,6]');
    const verdict = verdictOn(games, JSON.parse(loaded) as typeof journal);
    expect(worded(verdict, true)).toMatch(
      /^FAILED: 1 of \d rolls are false\n {2}version \d+, roll 0\.\d+\/coins:seat\d#1: recorded 6 6, expected/,
    );
    expect(worded(verdictOn(games, { ...journal, commitment: '00' }), true)).toBe(
      'FAILED: secret does not match commitment',
    );
  });

  it('is refused if it is not a journal', () => {
    expect(readJournal({ ...journal, format: 'x' })).toMatch(/^not a journal: format: /);
    expect(readJournal([])).toMatch(/^not a journal/);
  });

  it('is refused with unknown or invalid fields', () => {
    const [first, ...others] = journal.commits;
    const withFirst = (more: object) => ({
      ...journal,
      commits: [{ ...first, ...more }, ...others],
    });
    expect(readJournal(withFirst({}))).toEqual(journal);
    expect(readJournal(withFirst({ note: 'aside' }))).toMatch(
      /^not a journal: commits\.0: .*"note"/,
    );
    expect(readJournal(withFirst({ at: 'soon' }))).toMatch(/^not a journal: commits\.0\.at: /);
    expect(readJournal({ ...journal, note: 'aside' })).toMatch(/^not a journal: .*"note"/);
    for (const name of ['secret', 'commitment']) {
      expect(readJournal({ ...journal, [name]: 'AB' })).toBe(
        `not a journal: ${name}: is no lower-case hex`,
      );
    }
  });
});
