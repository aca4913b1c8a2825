import { expect, it } from 'vitest';
import { ann, bob, cid, codeOf, started, useHalls } from './hall.ts';
import { pod } from './pods.ts';

const open = useHalls();

it('a suggestion is the choice of a medium bot, in a game without a bot called greedy', async () => {
  const { matches } = open();
  const { record, questions } = await started(matches, [ann, bob]);
  const about = { matchId: record.id, questionId: questions[0]?.id ?? '' };
  expect(await matches.suggestion(ann, about)).toEqual({ choose: ['number:1'] });
  expect(await codeOf(matches.suggestion(bob, about))).toBe('NO_SUCH_QUESTION');
  expect(await codeOf(matches.suggestion(cid, about))).toBe('FORBIDDEN');
  expect(await matches.find(ann, record.id)).toMatchObject({ record: { version: record.version } });
});

it('a suggestion is never given in a match of a tournament', async () => {
  const { matches } = open();
  const match = pod([ann, bob]);
  await matches.seatMatch(match);
  const seen = await matches.find(ann, match.id);
  const questionId = seen?.questions[0]?.id ?? '';
  expect(questionId).not.toBe('');
  const asking = matches.suggestion(ann, { matchId: match.id, questionId });
  await expect(asking).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Tournament matches have no suggestions.',
  });
});
