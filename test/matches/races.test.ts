import { describe, expect, it } from 'vitest';
import { account, ann, bob, codeOf, started, useHalls } from './hall.ts';

const openHall = useHalls();

const tally = (codes: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
  );

describe('fifty clients that answer the same question at once', () => {
  it.each([1, 10])('leave one winner and 49 clear codes, with %i processes', async (processes) => {
    const halls = Array.from({ length: processes }, () => openHall());
    const [first] = halls;
    const { record, questions } = await started((first ?? openHall()).matches, [ann, bob]);
    const questionId = questions[0]?.id ?? '';
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const { matches } = halls[i % processes] ?? openHall();
        const choose = [`number:${String(1 + (i % 3))}`];
        const answer = { matchId: record.id, questionId, choose, commandId: `client ${String(i)}` };
        return codeOf(matches.answer(ann, answer));
      }),
    );
    expect(tally(codes)).toEqual({ done: 1, NO_SUCH_QUESTION: 49 });
    const commits = await openHall().store.events.range(record.id, undefined, 100);
    expect(commits.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
  });

  it('get a stale version if they expect one', async () => {
    const halls = Array.from({ length: 5 }, () => openHall());
    const { record, questions } = await started(openHall().matches, [ann, bob]);
    const codes = await Promise.all(
      halls.map(({ matches }, i) =>
        codeOf(
          matches.answer(ann, {
            matchId: record.id,
            questionId: questions[0]?.id ?? '',
            choose: ['number:1'],
            commandId: `client ${String(i)}`,
            expectedVersion: record.version,
          }),
        ),
      ),
    );
    expect(tally(codes)).toEqual({ done: 1, NO_SUCH_QUESTION: 4 });
  });
});

describe('sealed answers that arrive together', () => {
  it.each([1, 5])('are all accepted, with %i processes', async (processes) => {
    const players = ['p1', 'p2', 'p3', 'p4', 'p5'].map(account);
    const halls = Array.from({ length: processes }, () => openHall());
    const { record } = await started(openHall().matches, players);
    const matchId = record.id;
    const asked = await Promise.all(players.map((who) => openHall().matches.find(who, matchId)));
    const versions = await Promise.all(
      players.map(async (who, i) => {
        const { matches } = halls[i % processes] ?? openHall();
        const { version } = await matches.answer(who, {
          matchId,
          questionId: asked[i]?.questions[0]?.id ?? '',
          choose: ['number:1'],
          commandId: 'once',
          expectedVersion: record.version,
        });
        return version;
      }),
    );
    expect(versions.toSorted((a, b) => a - b)).toEqual([6, 7, 8, 9, 10]);
  });
});

it('joins of the last seat leave one winner; the others find the match full', async () => {
  const { record } = await openHall().matches.create(ann, { gameId: 'secret-numbers', seats: 2 });
  const codes = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      codeOf(openHall().matches.join(account(`guest${String(i)}`), { matchId: record.id })),
    ),
  );
  expect(tally(codes)).toEqual({ done: 1, MATCH_FULL: 7 });
});
