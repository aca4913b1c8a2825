import { describe, expect, it } from 'vitest';
import {
  askEach,
  judge,
  tell,
  type Answered,
  type Entry,
  type Game,
  type Journal,
  type Table,
} from '../../shared/engine/index.ts';
import { secretNumbers, type Numbers, type NumbersEvent } from '../support/secret-numbers.ts';
import { recordOf } from './records.ts';

// a game's own event type is narrower than the one the engine reads
const little = secretNumbers as unknown as Game;
const seats = ['seat1', 'seat2', 'seat3'];

/** The same game, but picks may be changed until all are made, and there are no scores. */
const changeable = {
  ...secretNumbers,
  procedures: {
    ...secretNumbers.procedures,
    *round(table: Table<Numbers>) {
      const options = ['number:1', 'number:2', 'number:3'];
      const ask = (seat: string) => ({ key: `pick:${seat}`, seat, kind: 'pick', options });
      yield* askEach(table, () => seats.map(ask), { revisable: true });
      yield* tell<NumbersEvent>({ type: 'Revealed', picks: {}, die: 0 });
    },
  },
} as unknown as Game;

const isAnswer = (entry: Entry): entry is Answered => entry.type === 'Answered';
const timed = recordOf(little, {
  seats,
  options: { rounds: 4 },
  mischief: { 5: (at) => at.late(), 8: (at) => at.late(1) },
});
const answersIn = ({ commits }: Journal, version: number): readonly Answered[] =>
  commits.find((commit) => commit.version === version)?.entries.filter(isAnswer) ?? [];

/** The record with the entries of this version changed. */
const changed = (
  journal: Journal,
  version: number,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Journal => ({
  ...journal,
  commits: journal.commits.map((commit) =>
    commit.version === version ? { ...commit, entries: change(commit.entries) } : commit,
  ),
});

/** The first answer of this version as another one. */
const answeredSo = (version: number, so: Partial<Answered>): Journal =>
  changed(timed, version, (entries) => {
    const first = entries.findIndex(isAnswer);
    return entries.map((entry, i) =>
      i === first && isAnswer(entry) ? { ...entry, ...so } : entry,
    );
  });

describe('an answer by the clock', () => {
  it('is valid for all pending questions, several of them in one commit too', () => {
    expect(answersIn(timed, 5).map(({ by }) => by)).toEqual(['clock', 'clock', 'clock']);
    expect(judge(little, timed)).toEqual({ remarks: [] });
  });

  it('is invalid if it was not offered', () => {
    const { fault } = judge(little, answeredSo(5, { choose: ['number:9'] }));
    expect(fault).toEqual({ version: 5, why: 'this was not one of the options' });
  });

  it('is invalid for another seat, and for an unknown question', () => {
    for (const so of [{ seat: 'seat9' }, { id: '0.9/?pick:seat1#1' }]) {
      const { fault } = judge(little, answeredSo(5, so));
      expect(fault?.why).toBe('no such question waited for this seat');
    }
  });

  it('is invalid in a commit that starts with a seat’s answer', () => {
    const { fault } = judge(little, answeredSo(5, { by: 'bot' }));
    expect(fault?.version).toBe(5);
    const { by: _, ...own } = answersIn(timed, 5)[0] ?? expect.fail();
    const begun = changed(timed, 5, ([, ...others]) => [own, ...others]);
    expect(judge(little, begun).fault?.why).toContain('entry');
  });

  it('leaves a given answer unchanged', () => {
    const record = recordOf(changeable, { seats, options: { rounds: 2 } });
    expect(judge(changeable, record)).toEqual({ remarks: [] });
    const [start, first, ...others] = record.commits;
    const standing = first?.entries
      .flatMap((entry) => (entry.type === 'Asked' ? entry.questions : []))
      .find(({ answered }) => answered);
    if (start === undefined || first === undefined || standing === undefined) expect.fail();
    const { id, seat } = standing;
    const late: Answered = { type: 'Answered', id, seat, choose: ['number:2'], by: 'clock' };
    const again = { ...first, version: first.version + 1, entries: [late] };
    const later = others.map((commit) => ({ ...commit, version: commit.version + 1 }));
    const commits = [start, first, again, ...later];
    expect(judge(changeable, { ...record, commits }).fault).toEqual({
      version: first.version + 1,
      why: 'the clock changes an answer that was given',
    });
  });
});
