import { describe, expect, it } from 'vitest';
import type { LoadTournamentAccess } from '../../services/matches/record/arbiters.ts';
import type {
  AccountActor,
  TournamentAccess,
  TournamentRole,
} from '../../services/platform/requests/actor.ts';
import { account, ann, bob, cid, codeOf, pick, useHalls } from './hall.ts';
import { pod } from './pods.ts';

const openHalls = useHalls();

const stranger: TournamentAccess = { roles: [], plays: false, mayFind: false };
const staff = (role: TournamentRole, more: Partial<TournamentAccess> = {}): TournamentAccess => ({
  roles: [role],
  plays: false,
  mayFind: true,
  ...more,
});

/** The access of each account to the tournament of these tests' pods. */
const standing: Readonly<Record<string, TournamentAccess>> = {
  arbiter: staff('ARBITER'),
  'arbiter-who-plays': staff('ARBITER', { plays: true }),
  ann: staff('ARBITER', { plays: true }),
  owner: staff('OWNER'),
  organizer: staff('ORGANIZER'),
  staff: staff('STAFF'),
  appeals: staff('APPEALS'),
  fan: { ...stranger, mayFind: true },
};
const standsIn: LoadTournamentAccess = (tournament, who) =>
  Promise.resolve((tournament === 'spring' && standing[who]) || stranger);
const openHall = () => openHalls(undefined, undefined, undefined, standsIn);

const [arbiter, owner, fan] = ['arbiter', 'owner', 'fan'].map(account) as [
  AccountActor,
  AccountActor,
  AccountActor,
];
const organizer: AccountActor = { ...account('from elsewhere'), roles: ['player', 'organizer'] };
const admin: AccountActor = { ...account('root'), roles: ['player', 'admin'] };

const reason = 'The clock stood still.';

describe('a match of a tournament', () => {
  it.each([
    ['arbiter', arbiter, 'done'],
    ['an admin', admin, 'done'],
    ["another event's organizer", organizer, 'FORBIDDEN'],
    ['its owner', owner, 'FORBIDDEN'],
    ['its organizer', account('organizer'), 'FORBIDDEN'],
    ['its staff', account('staff'), 'FORBIDDEN'],
    ['a person who decides appeals', account('appeals'), 'FORBIDDEN'],
    ['a player', bob, 'FORBIDDEN'],
    ['an arbiter who plays elsewhere in it', account('arbiter-who-plays'), 'done'],
    ['an arbiter in a match of their own', ann, 'CONFLICT_OF_INTEREST'],
    ['an admin in a match of their own', { ...bob, roles: ['admin'] }, 'CONFLICT_OF_INTEREST'],
    ['an arbiter by a token for playing', { ...arbiter, scopes: ['play', 'host'] }, 'FORBIDDEN'],
    ['an arbiter by a token for it', { ...arbiter, scopes: ['organize'] }, 'done'],
    ['a program', { ...arbiter, machine: true }, 'FORBIDDEN'],
  ] as const)('gives %s the right permissions to settle: %s', async (_, who, code) => {
    const { matches } = openHall();
    const { id: matchId, ...match } = pod([ann, bob]);
    await matches.seatMatch({ ...match, id: matchId });
    await pick(matches, bob, matchId);
    const actor: AccountActor = who;
    const acts = {
      pause: () => matches.pause(actor, { matchId }),
      resume: () => matches.resume(actor, { matchId }),
      rewind: () => matches.rewind(actor, { matchId, toVersion: 0, reason }),
      closeProcedure: () => matches.closeProcedure(actor, { matchId, reason }),
    };
    for (const [name, act] of Object.entries(acts)) {
      const seen = await matches.find(actor, matchId);
      const can: readonly string[] = seen ? matches.can(actor, seen) : [];
      expect([name, can.includes(name)]).toEqual([name, code === 'done']);
      expect([name, await codeOf(act())]).toEqual([name, code]);
    }
  });

  it('a player who gave up a seat counts as one of the players', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob, cid]);
    await matches.seatMatch(match);
    await matches.resign(ann, { matchId: match.id });
    expect(await codeOf(matches.pause(ann, { matchId: match.id }))).toBe('CONFLICT_OF_INTEREST');
  });

  it('staff who settle see the present, unless they play in the tournament', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob], { spectatorDelay: 1 });
    await matches.seatMatch(match);
    await pick(matches, ann, match.id);
    await pick(matches, bob, match.id);
    const shown = async (who: AccountActor) =>
      (await matches.find(who, match.id))?.record.version === 2;
    expect(await shown(arbiter)).toBe(true);
    expect(await shown(admin)).toBe(true);
    for (const who of [account('arbiter-who-plays'), owner, organizer, fan])
      expect([who.account, await shown(who)]).toEqual([who.account, false]);
    const audience = await matches.audience(match.id);
    expect(await audience(arbiter)).toBe('spectator');
    expect(await audience(organizer)).toBe('delayed spectator');
  });
});

describe('a match of a private tournament', () => {
  it('is visible in every API to accounts that can see the tournament, and to no one else', async () => {
    const { matches } = openHall();
    const match = pod([ann, bob], { visibility: 'PRIVATE' });
    await matches.seatMatch(match);
    const audience = await matches.audience(match.id);
    for (const [who, isTheirs] of [
      [fan, true],
      [owner, true],
      [admin, true],
      [ann, true],
      [organizer, false],
      [cid, false],
    ] as const) {
      const found = (await matches.find(who, match.id)) !== undefined;
      expect([who.account, found]).toEqual([who.account, isTheirs]);
      expect((await audience(who)) !== undefined).toBe(isTheirs);
      const log = codeOf(matches.log(who, match.id, { first: 10 }));
      expect(await log).toBe(isTheirs ? 'done' : 'NOT_FOUND');
      const paused = await codeOf(matches.resume(who, { matchId: match.id, expectedVersion: 7 }));
      expect(paused).toBe(isTheirs ? 'STALE_VERSION' : 'NOT_FOUND');
    }
    expect(await (await matches.audience(match.id))(undefined)).toBeUndefined();
  });
});
