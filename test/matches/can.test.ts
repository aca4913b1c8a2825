import { createApp } from '../../services/app/app.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { actions } from '../../services/matches/commands/table.ts';
import type { ActionName, Matches, MatchView } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { bytesFrom } from '../support/chance.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { heldClock, HOUR, timed } from './clocks/table.ts';
import {
  account,
  ann,
  bob,
  cid,
  dan,
  pick,
  playRounds,
  started,
  useHalls,
  type Hall,
} from './hall.ts';

const open = useHalls();
const clock = heldClock();
const organizer: AccountActor = { ...account('olga'), roles: ['player', 'organizer'] };
const reader: AccountActor = { ...ann, scopes: ['read'] };
const machine: AccountActor = { ...account('robot'), machine: true, scopes: ['play'] };
const everybody = { ann, bob, cid, organizer, reader, machine };

/** Thrown in the place of what would be stored. */
class StoredError extends Error {}

/** A process that judges all commands as ever, and stores nothing. */
const trial = ({ store }: Hall): Matches => {
  const refused = () => Promise.reject(new StoredError());
  return createApp({
    store: {
      ...store,
      events: { ...store.events, append: refused },
      seenMarks: { ...store.seenMarks, move: refused },
    },
    games: [secretNumbers],
    now: clock.now,
    random: bytesFrom('trial'),
  }).matches;
};

type Try = (matches: Matches, who: AccountActor, match: MatchView) => Promise<unknown>;
const offered = ({ record: { seats } }: MatchView) =>
  seats.find(({ presence }) => presence === 'OFFERED')?.id ?? 'seat1';

/** The most promising input of each command. */
const tries: Readonly<Record<ActionName, Try>> = {
  join: (matches, who, { record: { id } }) => matches.join(who, { matchId: id }),
  leave: (matches, who, { record: { id } }) => matches.leave(who, { matchId: id }),
  invite: (matches, who, { record: { id } }) => matches.invite(who, { matchId: id }),
  answerInvitation: (matches, who, { invitations, record: { id } }) => {
    const mine = invitations.find(({ account }) => account === who.account);
    const invitationId = mine?.id ?? `${id}.99`;
    return matches.answerInvitation(who, { invitationId, accept: false });
  },
  revokeInvitation: (matches, who, { invitations, record: { id } }) => {
    const open = invitations.find(({ status }) => status === 'PENDING');
    return matches.revokeInvitation(who, { invitationId: open?.id ?? `${id}.99` });
  },
  addBot: (matches, who, { record: { id } }) =>
    matches.addBot(who, { matchId: id, level: 'random' }),
  removeFromSeat: (matches, who, { record: { id, seats } }) => {
    const other = seats.find(
      ({ holder }) => holder && !('account' in holder && holder.account === who.account),
    );
    return matches.removeFromSeat(who, { matchId: id, seat: other?.id ?? 'seat2' });
  },
  start: (matches, who, { record: { id } }) => matches.start(who, { matchId: id }),
  answer: (matches, who, { record: { id }, questions }) => {
    const [question] = questions;
    const choose = question?.fallback ?? ['number:1'];
    const questionId = question?.id ?? 'none';
    return matches.answer(who, { matchId: id, questionId, choose, commandId: 'try' });
  },
  setStandingOrders: (matches, who, { record: { id }, orders }) => {
    const other = orders.length === 0 ? 'number:1' : 'number:2';
    const pickIt = { kind: 'pick', choose: [other] };
    return matches.setStandingOrders(who, { matchId: id, orders: [pickIt] });
  },
  returnToSeat: (matches, who, { record: { id } }) => matches.returnToSeat(who, { matchId: id }),
  claimSeat: (matches, who, match) =>
    matches.claimSeat(who, { matchId: match.record.id, seat: offered(match) }),
  resign: (matches, who, { record: { id } }) => matches.resign(who, { matchId: id }),
  rematch: (matches, who, { record: { id } }) => matches.rematch(who, { matchId: id }),
  forkMatch: (matches, who, { record: { id, version } }) =>
    matches.forkMatch(who, { matchId: id, version: Math.max(0, version - 1) }),
  pause: (matches, who, { record: { id } }) => matches.pause(who, { matchId: id }),
  resume: (matches, who, { record: { id } }) => matches.resume(who, { matchId: id }),
  rewind: (matches, who, { record: { id, version } }) =>
    matches.rewind(who, { matchId: id, toVersion: version - 1, reason: 'a slip' }),
  closeProcedure: (matches, who, { record: { id } }) =>
    matches.closeProcedure(who, { matchId: id, reason: 'stuck' }),
  propose: (matches, who, { record: { id }, proposals }) => {
    const isEndOpen = proposals.some(
      ({ wish, status }) => wish.kind === 'END' && status === 'OPEN',
    );
    const until = clock.iso(60_000);
    const wish = isEndOpen ? ({ kind: 'PAUSE', until } as const) : ({ kind: 'END' } as const);
    return matches.propose(who, { matchId: id, ...wish });
  },
  vote: (matches, who, { record: { id }, seat, proposals }) => {
    const mine = proposals.find(({ waitingOn }) => seat !== undefined && waitingOn.includes(seat));
    const proposalId = mine?.id ?? 'p0';
    return matches.vote(who, { matchId: id, proposalId, agree: true });
  },
  undo: (matches, who, { record: { id, version } }) =>
    matches.undo(who, { matchId: id, toVersion: version - 1 }),
  markSeen: (matches, who, { record: { id, version } }) =>
    matches.markSeen(who, { matchId: id, version }),
};

/** True if the command would have done something. */
async function does(name: ActionName, matches: Matches, who: AccountActor, match: MatchView) {
  try {
    await tries[name](matches, who, match);
    return false;
  } catch (thrown) {
    return thrown instanceof StoredError;
  }
}

const setUp = { gameId: 'secret-numbers', seats: 2 } as const;
const absence = { onExpiry: 'AUTOPILOT' as const, absentAfter: 1, offerAfter: 'PT12H' };

/** Matches at every stage; each returns the id. */
const stages: Readonly<Record<string, (hall: Hall) => Promise<string>>> = {
  open: async ({ matches }) => (await matches.create(ann, setUp)).record.id,
  'private and open': async ({ matches }) =>
    (await matches.create(ann, { ...setUp, visibility: 'PRIVATE' })).record.id,
  'private and inviting': async ({ matches }) => {
    const { record } = await matches.create(ann, { ...setUp, visibility: 'PRIVATE' });
    const asked = await matches.invite(ann, { matchId: record.id, accountId: bob.account });
    return asked.record.id;
  },
  full: async ({ matches }) => {
    const { record } = await matches.create(ann, setUp);
    await matches.join(bob, { matchId: record.id });
    return record.id;
  },
  running: async ({ matches }) => {
    const { record } = await started(matches, [ann, bob, dan]);
    await playRounds(matches, [ann, bob, dan], record.id, 1);
    return record.id;
  },
  'answered by one': async ({ matches }) => {
    const { record } = await started(matches, [ann, bob, dan]);
    await pick(matches, ann, record.id);
    return record.id;
  },
  paused: async ({ matches }) => {
    const { record } = await started(matches, [ann, bob, dan]);
    await matches.pause(ann, { matchId: record.id });
    return record.id;
  },
  'left by one': async ({ matches }) => {
    const { record } = await started(matches, [ann, bob, dan]);
    await matches.resign(bob, { matchId: record.id });
    await pick(matches, dan, record.id);
    return record.id;
  },
  'with a seat on offer': async ({ matches }) => {
    const timing = { timeControl: { preset: 'async-1d' }, absence };
    const { record } = await timed(matches, [ann, bob], timing, { rounds: 9 });
    await pick(matches, ann, record.id);
    for (const hours of [25, 13]) {
      clock.pass(hours * HOUR);
      await matches.wake(record.id);
    }
    return record.id;
  },
  over: async ({ matches }) => {
    const { record } = await started(matches, [ann, bob], { rounds: 1 });
    await playRounds(matches, [ann, bob], record.id, 1);
    return record.id;
  },
};

describe('the `can` list of a match', () => {
  let hall: Hall;
  beforeEach(() => {
    hall = open(undefined, clock.now);
  });

  it.each(Object.keys(stages))('that is %s has exactly the actions that succeed', async (stage) => {
    const id = (await stages[stage]?.(hall)) ?? '';
    for (const [name, who] of Object.entries(everybody)) {
      const match = await hall.matches.find(who, id);
      if (match === undefined) continue;
      const done: ActionName[] = [];
      for (const action of Object.keys(actions) as ActionName[]) {
        if (await does(action, trial(hall), who, match)) done.push(action);
      }
      expect(hall.matches.can(who, match), name).toEqual(done);
    }
    const watched = await hall.matches.find(undefined, id);
    if (watched) expect(hall.matches.can(undefined, watched)).toEqual([]);
  });
});
