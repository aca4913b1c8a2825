import { describe, expect, it } from 'vitest';
import { type Game, askEach, tell, type Procedure, type Table } from '../../shared/engine/index.ts';
import { secretNumbers, type Numbers, type NumbersEvent } from '../support/secret-numbers.ts';
import { ann, bob, codeOf, lengthen, started, useHalls } from './hall.ts';

/** The next release of the game: the number 3 is gone, and there is a 7. */
const revised: Game = {
  ...secretNumbers,
  procedures: {
    ...secretNumbers.procedures,
    *round(table: Table<Numbers>): Procedure {
      yield* askEach(table, () =>
        table.state.seats.map((seat) => ({
          key: `pick:${seat}`,
          seat,
          kind: 'pick',
          options: ['number:1', 'number:2', 'number:7'],
          sealed: true as const,
          fallback: ['number:1'],
        })),
      );
      yield* tell<NumbersEvent>({ type: 'Revealed', picks: { seat1: 1 }, die: 1 });
    },
  },
};

const openHall = useHalls();

describe('a deploy that changes a pending question', () => {
  it('reissues the question with the answer that is still legal', async () => {
    const { record, questions } = await started(openHall().matches, [ann, bob]);
    const { matches } = openHall([revised]);
    const { match } = await matches.answer(ann, {
      matchId: record.id,
      questionId: questions[0]?.id ?? '',
      choose: ['number:7'],
      commandId: 'a',
    });
    expect(match.record.version).toBe(3);
    expect((await matches.find(bob, record.id))?.questions[0]?.options).toContain('number:7');
  });

  it('reissues only the question if the answer is no longer legal, so that all see the new options', async () => {
    const { record, questions } = await started(openHall().matches, [ann, bob]);
    const { matches } = openHall([revised]);
    const answer = {
      matchId: record.id,
      questionId: questions[0]?.id ?? '',
      choose: ['number:3'],
      commandId: 'a',
    };
    expect(await codeOf(matches.answer(ann, answer))).toBe('ILLEGAL_CHOICE');
    const seen = await openHall([revised]).matches.find(ann, record.id);
    expect(seen?.questions).toMatchObject([{ id: answer.questionId, askedAt: 2 }]);
    expect(seen?.questions[0]?.options).toEqual(['number:1', 'number:2', 'number:7']);
    expect(
      await codeOf(matches.answer(ann, { ...answer, expectedVersion: 2, choose: ['number:7'] })),
    ).toBe('done');
  });
});

describe('a deploy that changes recorded facts', () => {
  it('stops the match, and writes nothing', async () => {
    const { matches } = openHall();
    const { record, questions } = await started(matches, [ann, bob], { marathon: true });
    const strange: Game = {
      ...secretNumbers,
      procedures: {
        ...secretNumbers.procedures,
        *marathon(): Procedure {
          yield* tell<NumbersEvent>({ type: 'Dealt', seat: 'seat1', lucky: 1 });
        },
      },
    };
    await lengthen(matches, bob, record.id, 1);
    const later = openHall([strange]);
    const answer = { questionId: questions[0]?.id ?? '', choose: ['number:1'], commandId: 'a' };
    await expect(
      later.matches.answer(ann, { matchId: record.id, ...answer }),
    ).rejects.toMatchObject({
      name: 'ReplayDivergedError',
    });
    expect((await later.matches.find(ann, record.id))?.record.version).toBe(3);
    expect((await matches.answer(ann, { matchId: record.id, ...answer })).version).toBe(4);
  });
});
