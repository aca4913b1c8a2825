import { expect, it } from 'vitest';
import { rateLimits } from '../../../services/accounts/accounts/rates.ts';
import { withGuessesCounted } from '../../../services/apis/http/guesses.ts';
import { checkMayRegister } from '../../../services/tournaments/commands/enrolling.ts';
import { codeOf } from '../../matches/hall.ts';
import {
  nth,
  openEvent,
  owner,
  people,
  person,
  regulations,
  statuses,
  useTournaments,
} from './event.ts';

const open = useTournaments();

it('registration accepts only the accounts that its mode allows', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const [ann, bob] = [nth(1), nth(2)];
  const invited = await openEvent(event, { registration: { mode: 'INVITED' } });
  await tournaments.invitePlayers(owner, { tournamentId: invited, accountIds: [ann.account] });
  const register = (who: typeof ann, id: string, more = {}) =>
    codeOf(tournaments.registerForTournament(who, { tournamentId: id, ...more }));
  expect(await register(ann, invited)).toBe('done');
  expect(await register(bob, invited)).toBe('FORBIDDEN');
  const approved = await openEvent(event, { registration: { mode: 'APPROVAL' } });
  expect(await register(ann, approved)).toBe('done');
  await settle(approved);
  expect(await statuses(event, approved)).toEqual({ [ann.account]: 'PENDING' });
  await tournaments.approvePlayer(owner, { tournamentId: approved, accountId: ann.account });
  expect(await statuses(event, approved)).toEqual({ [ann.account]: 'REGISTERED' });
  const program = { ...person('robot'), machine: true as const };
  expect(await register(program, approved)).toBe('FORBIDDEN');
});

it('registration by code needs a code, also in the regulations', async () => {
  const event = open();
  const { tournaments } = event;
  const byCode = regulations({ registration: { mode: 'CODE' } });
  const made = await tournaments.createTournament(owner, {
    ...{ name: 'Spring Cup', regulations: regulations() },
  });
  const { id } = made.tournament;
  const update = (more: Record<string, unknown> = {}) =>
    codeOf(tournaments.updateTournament(owner, { tournamentId: id, regulations: byCode, ...more }));
  expect(await update()).toBe('BAD_USER_INPUT');
  await tournaments.announceTournament(owner, { tournamentId: id });
  const change = () =>
    codeOf(
      tournaments.changeRegulations(owner, {
        ...{ tournamentId: id, regulations: byCode, reason: 'Too many strangers came.' },
      }),
    );
  expect(await change()).toBe('BAD_USER_INPUT');
  await tournaments.updateTournament(owner, { tournamentId: id, code: 'sesame' });
  expect(await change()).toBe('done');
});

/** No matches: only the code of the event is looked for. */
const noMatches = {
  invited: () => Promise.resolve(undefined),
  join: () => Promise.reject(new TypeError('There are no matches here.')),
};

it('wrong registration codes are limited to ten at once, then one in ten seconds', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await openEvent(event, { registration: { mode: 'CODE' } }, { code: 'sesame' });
  const plenty = { perSecond: 1_000, burst: 1_000 };
  const rates = rateLimits({ account: plenty, address: plenty }, () => 0);
  const uses = { matches: noMatches, tournaments };
  const guarded = withGuessesCounted(uses, rates, '192.0.2.1').tournaments;
  const register = (n: number, code: string) =>
    codeOf(guarded.registerForTournament(nth(n), { tournamentId: id, code }));
  for (let n = 0; n < 10; n += 1)
    expect(await register(1, `wrong${String(n)}`)).toBe('BAD_USER_INPUT');
  expect(await register(1, 'sesame')).toBe('RATE_LIMITED');
  expect(await register(2, 'sesame')).toBe('done');
});

it('pending approvals are limited to the number of places', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await openEvent(event, { registration: { mode: 'APPROVAL' } });
  const { tournament } = await tournaments.find(owner, id);
  const waiting = people(4_096).map(({ account }) => ({
    ...{ account, at: tournament.createdAt, status: 'PENDING' as const },
  }));
  const registering = { actor: person('late'), at: tournament.createdAt, deps: {} as never };
  const asks = (players: typeof waiting) =>
    codeOf(checkMayRegister({ ...tournament, players }, registering));
  expect(await asks(waiting)).toBe('TOURNAMENT_FULL');
  expect(await asks(waiting.slice(1))).toBe('done');
});
