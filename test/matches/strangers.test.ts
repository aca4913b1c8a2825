import { describe, expect, it } from 'vitest';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { CommandRefusedError } from '../../services/matches/index.ts';
import { account, ann, bob, cid, playRounds, started, useHalls } from './hall.ts';

const openHall = useHalls();
const gameId = 'secret-numbers';
const privately = { gameId, seats: 3, visibility: 'PRIVATE' } as const;

type Sent = { readonly matchId: string; readonly expectedVersion?: number };
type Hall = ReturnType<typeof openHall>;

/** Every command on a match, with its input. */
const commandsOf = (
  m: Hall['matches'],
): Readonly<Record<string, (who: AccountActor, on: Sent) => Promise<unknown>>> => ({
  join: (who, on) => m.join(who, on),
  leave: (who, on) => m.leave(who, on),
  invite: (who, on) => m.invite(who, on),
  answerInvitation: (who, { matchId, ...on }) =>
    m.answerInvitation(who, { ...on, invitationId: `${matchId}.1`, accept: true }),
  revokeInvitation: (who, { matchId, ...on }) =>
    m.revokeInvitation(who, { ...on, invitationId: `${matchId}.1` }),
  addBot: (who, on) => m.addBot(who, { ...on, level: 'random' }),
  removeFromSeat: (who, on) => m.removeFromSeat(who, { ...on, seat: 'seat1' }),
  start: (who, on) => m.start(who, on),
  pause: (who, on) => m.pause(who, on),
  resume: (who, on) => m.resume(who, on),
  rewind: (who, on) => m.rewind(who, { ...on, toVersion: 1, reason: 'None.' }),
  propose: (who, on) => m.propose(who, { ...on, kind: 'RESUME' }),
  vote: (who, on) => m.vote(who, { ...on, proposalId: 'p1', agree: true }),
  undo: (who, on) => m.undo(who, { ...on, toVersion: 1 }),
  closeProcedure: (who, on) => m.closeProcedure(who, { ...on, reason: 'None.' }),
  forkMatch: (who, { matchId }) => m.forkMatch(who, { matchId, version: 2 }),
  rematch: (who, { matchId }) => m.rematch(who, { matchId }),
  resign: (who, on) => m.resign(who, on),
  returnToSeat: (who, on) => m.returnToSeat(who, on),
  claimSeat: (who, on) => m.claimSeat(who, { ...on, seat: 'seat1' }),
  setStandingOrders: (who, on) => m.setStandingOrders(who, { ...on, orders: [] }),
  answer: (who, on) =>
    m.answer(who, { ...on, questionId: 'q', choose: ['number:1'], commandId: 'a' }),
});

/** The full content of a refusal. */
async function refusalOf(work: Promise<unknown>) {
  const refused = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(refused instanceof CommandRefusedError)) throw new TypeError('It is not refused.');
  const { code, message, retryable, currentVersion } = refused;
  return { code, message, retryable, currentVersion };
}

describe('a private match for strangers', () => {
  it('refuses a stranger who tries to join with the same words as an unknown match', async () => {
    const { matches } = openHall();
    const { record } = await matches.create(ann, privately);
    const tries = [{}, { invitation: 'WRONG' }, { seat: 'seat9' }, { expectedVersion: 7 }];
    for (const more of tries) {
      const there = await refusalOf(matches.join(cid, { matchId: record.id, ...more }));
      expect(there).toEqual(await refusalOf(matches.join(cid, { matchId: 'nowhere', ...more })));
    }
  });

  it('refuses every command of a stranger, at every status, with the same words as an unknown match', async () => {
    const { matches } = openHall();
    const open = await matches.create(ann, { ...privately, seats: 2 });
    const running = await matches.create(ann, { ...privately, seats: 2, options: { rounds: 1 } });
    const { invitation = '' } = running;
    await matches.join(bob, { matchId: running.record.id, invitation });
    const commands = commandsOf(matches);
    const areHidden = async (matchId: string) => {
      for (const [name, send] of Object.entries(commands)) {
        for (const more of [{}, { expectedVersion: 99 }]) {
          const there = await refusalOf(send(cid, { matchId, ...more }));
          expect(there, name).toEqual(await refusalOf(send(cid, { matchId: 'nowhere', ...more })));
          expect(there.code, name).toBe('NOT_FOUND');
        }
      }
    };
    await areHidden(open.record.id);
    const { id } = (await matches.start(ann, { matchId: running.record.id })).record;
    await areHidden(id);
    await matches.pause(ann, { matchId: id });
    await areHidden(id);
    await matches.resume(ann, { matchId: id });
    await playRounds(matches, [ann, bob], id, 1);
    expect((await matches.find(ann, id))?.record.status).toBe('FINISHED');
    await areHidden(id);
  });

  it('shows nothing more to a player who was removed, by any old command', async () => {
    const { matches } = openHall();
    const { record, invitation = '' } = await matches.create(ann, privately);
    const join = { matchId: record.id, invitation, commandId: 'in' };
    await matches.join(bob, join);
    await matches.removeFromSeat(ann, { matchId: record.id, seat: 'seat2' });
    expect(await refusalOf(matches.join(bob, join))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await matches.find(bob, record.id)).toBeUndefined();
  });

  it('shows nothing more to a host who has left', async () => {
    const { matches } = openHall();
    const create = { ...privately, commandId: 'mine' };
    const { record, invitation = '' } = await matches.create(ann, create);
    await matches.join(bob, { matchId: record.id, invitation });
    const leave = { matchId: record.id, commandId: 'out' };
    const left = await matches.leave(ann, leave);
    const again = await matches.leave(ann, leave);
    expect(again.record, 'a retry of leaving reads what came of it').toEqual(left.record);
    expect(await refusalOf(matches.create(ann, create))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('the id of a match depends on its command and on a secret', async () => {
  const id = async (hall: ReturnType<typeof openHall>, who: AccountActor) =>
    (await hall.matches.create(who, { gameId, seats: 2, commandId: 'the same' })).record.id;
  const known = account('known');
  const first = await id(openHall(), known);
  expect(await id(openHall(), known)).toBe(first);
  expect(await id(openHall(), account('other'))).not.toBe(first);
  const key = await openHall().store.secrets.read('ids of known');
  expect(key).toHaveLength(32);
});

it('the journal of a running match hides that an auto-response answered', async () => {
  const { matches } = openHall();
  const { record } = await started(matches, [ann, bob], { rounds: 2 });
  const matchId = record.id;
  await matches.setStandingOrders(bob, {
    matchId,
    orders: [{ kind: 'pick', choose: ['number:1'] }],
  });
  const asked = (await matches.find(ann, matchId))?.questions[0]?.id ?? '';
  await matches.answer(ann, { matchId, questionId: asked, choose: ['number:2'], commandId: 'a' });
  const read = async (who: AccountActor) =>
    (await matches.journal(who, matchId, { first: 100 })).filter(
      ({ version, type }) => version > 3 && /^(Asked|Answered)$/.test(type),
    );
  const seen = (await read(ann)).map(({ type, data }) => JSON.stringify([type, data]));
  expect(seen.filter((line) => line.includes('seat2'))).toEqual([]);
  expect(JSON.stringify(await read(bob))).toContain('"by":"order"');
});
