import { expect, it } from 'vitest';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { beginRound, begun, endRound, found } from './begun.ts';
import { codeOf } from '../../matches/hall.ts';
import { owner, useTournaments } from './event.ts';

const open = useTournaments();
const stage = { format: 'SWISS', rounds: 3, podSize: { preferred: 4 }, remainder: 'BYES' };

it('a second bye is given to a player by name, and the round says that it was requested', async () => {
  const event = open();
  const { tournaments } = event;
  const tournamentId = await begun(event, 5, { stages: [stage] });
  await beginRound(event, tournamentId);
  const [first] = (await found(event, tournamentId)).rounds;
  const byes = [...(first?.byes ?? [])];
  await endRound(event, tournamentId, 1);
  const pods = [[1, 2, 3, 4, 5].filter((number) => !byes.includes(number))];
  const preview = await tournaments.previewPairing(owner, { tournamentId, pods, byes });
  expect(preview.problems).toEqual([]);
  const reason = 'They asked to sit out.';
  const made = { tournamentId, pods, byes };
  expect(await codeOf(tournaments.draftRound(owner, made))).toBe('BAD_USER_INPUT');
  await tournaments.draftRound(owner, { ...made, reason });
  await tournaments.publishRound(owner, { tournamentId, round: 2 });
  const { rounds } = await found(event, tournamentId);
  expect(rounds[1]).toMatchObject({ byes, byesFor: byes, report: { edited: true } });
  const audit = await tournaments.audit(undefined, { tournamentId, first: 10 });
  expect(audit).toMatchObject([{ act: 'EDIT_PAIRING', after: { pods, byes }, reason }]);
  const exported = await tournaments.exported(undefined, tournamentId);
  expect(verifyTournament(exported).faults).toEqual([]);
});
