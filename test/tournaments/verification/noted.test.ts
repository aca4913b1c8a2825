import { expect, it } from 'vitest';
import { checkTournament } from '../../../tools/verify/tournament.ts';
import { playedByLot } from '../random/event.ts';

it('an export is checked against a noted commitment and noted regulations, and says who knew the draws', async () => {
  const { event, id } = await playedByLot(28);
  const exported = await event.tournaments.exported(undefined, id);
  const { commitment, regulationsHash: regulations } = exported.tournament;
  const { good, text } = checkTournament(exported, { commitment, regulations });
  expect(good).toBe(true);
  expect(text).toContain('The operator has known the secret, and so every draw');
  expect(text).not.toContain('--');
  expect(checkTournament(exported, {}).text).toContain('Pass --regulations');
  expect(checkTournament(exported, { commitment, regulations: commitment })).toEqual({
    good: false,
    text: 'FAILED: the announced regulations are not the ones you noted',
  });
});
