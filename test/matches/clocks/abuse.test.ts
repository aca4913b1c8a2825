import { describe, expect, it } from 'vitest';
import type { Game, Seat } from '../../../shared/engine/index.ts';
import type { MatchView } from '../../../services/matches/contract.ts';
import { matchCommit } from '../../../services/matches/record/match-commit.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { laidOut, skirmish } from '../../support/skirmish/game.ts';
import type { Options, State } from '../../support/skirmish/state.ts';
import { ann, bob, cid, codeOf, dan, pick, useHalls } from '../hall.ts';
import { heldClock, HOUR, MINUTE, SECOND, timed } from './table.ts';

const open = useHalls();
const arbiter: AccountActor = { ...dan, account: 'judge', roles: ['organizer'] };
type Hands = State['hands'];

/** A skirmish with these cards in hand, whose windows are reactions. */
const holding = (hands: Hands): Game => ({
  // a game's own event type is narrower than the one the engine reads
  ...(skirmish() as unknown as Game),
  reactions: ['react'],
  initial: ({ seats, options }) => laidOut(seats, { hands, options: options as Options }),
});

type Wanted = {
  readonly players?: readonly AccountActor[];
  readonly timeControl?: object;
  readonly ask?: Options['askForReactions'];
};

/** A table at which these hands were dealt, on a clock. */
async function dealt(
  hands: Hands,
  { players = [ann, bob, cid], timeControl = { preset: 'live' }, ask = 'everyone' }: Wanted = {},
) {
  const clock = heldClock();
  const { matches, store } = open([holding(hands)], clock.now);
  const [host = ann, ...others] = players;
  const { record } = await matches.create(host, {
    ...{ gameId: 'skirmish', seats: players.length, timeControl },
    options: { askForReactions: ask },
  });
  const matchId = record.id;
  for (const other of others) await matches.join(other, { matchId, acceptTimeControl: true });
  await matches.start(host, { matchId });
  const look = async (viewer?: AccountActor): Promise<MatchView> =>
    (await matches.find(viewer, matchId)) ?? expect.fail('The match is gone.');
  const asked = async (who: AccountActor) => (await look(who)).questions[0];
  const say = async (who: AccountActor, ...choose: readonly string[]) => {
    const { id: questionId = '', askedAt = 0 } = (await asked(who)) ?? {};
    const commandId = `${who.account} ${questionId} ${String(askedAt)}`;
    await matches.answer(who, { matchId, questionId, choose, commandId });
  };
  const clockOf = async (seat: Seat) =>
    (await look()).clocks.find((each) => each.seat === seat) ?? expect.fail('No clock.');
  return { clock, matches, store, matchId, look, asked, say, clockOf };
}

describe('a player who makes others react again and again', () => {
  it('uses none of the others’ time, and makes them neither late nor absent', async () => {
    const bank = { initial: 'PT1H', increment: 'PT0S' };
    const { clock, matches, matchId, asked, say, clockOf, look } = await dealt(
      { seat1: ['strike1', 'strike2'] },
      { players: [ann, bob], timeControl: { bank, reaction: 'PT5M' } },
    );
    for (let windows = 0; windows < 20;) {
      const [hers, his] = [await asked(ann), await asked(bob)];
      if (hers !== undefined) {
        const strike = hers.options.find((option) => option.startsWith('play:'));
        await say(ann, strike ?? hers.options[0] ?? '');
      } else if (his !== undefined && his.kind !== 'react') {
        await say(bob, his.options[0] ?? '');
      } else {
        clock.pass(6 * MINUTE);
        expect((await matches.wake(matchId)).answered).toBeGreaterThan(0);
        windows += 1;
      }
    }
    // that was longer than all the time he has
    expect((await clockOf('seat2')).bank).toBe('PT1H');
    const [, seat] = (await look()).record.seats;
    expect([seat?.missed ?? 0, seat?.presence]).toEqual([0, undefined]);
  });

  it('leaves every seat in the window the same time, also when the window opens again', async () => {
    const hands = {
      seat1: ['strike1', 'strike4'],
      seat2: ['strike2'],
      seat3: ['strike3'],
    } as const;
    const { clock, say, look } = await dealt(hands, { ask: 'able' });
    const deadlines = async () => new Set((await look()).clocks.map(({ deadline }) => deadline));
    expect(await deadlines()).toEqual(new Set([clock.iso(25 * SECOND)]));
    clock.pass(24 * SECOND);
    await say(ann, 'play:strike1:seat1');
    // that can't be cancelled, and the others may react to its effect
    expect(await deadlines()).toEqual(new Set([clock.iso(25 * SECOND)]));
  });

  it('ends with all seats passing together once the time of the window is over', async () => {
    const { clock, say, store, matches, matchId, look } = await dealt({ seat1: ['strike1'] });
    await say(cid, 'pass');
    const { version } = (await look()).record;
    clock.pass(25 * SECOND + 2 * SECOND);
    await matches.wake(matchId);
    const [commit, ...others] = await store.events.range(matchId, version, 9);
    expect(others).toEqual([]);
    const entries = (commit && matchCommit(commit)?.body.entries) ?? [];
    const answers = entries.flatMap((entry) =>
      entry.type === 'Answered' ? [[entry.seat, entry.choose, entry.by]] : [],
    );
    expect(answers).toEqual(['seat1', 'seat2'].map((seat) => [seat, ['pass'], 'clock']));
    expect(entries.map(({ type }) => type)).not.toContain('SeatLate');
  });
});

describe('a player who pauses again and again', () => {
  async function scene() {
    const clock = heldClock();
    const { matches } = open(undefined, clock.now);
    const { record } = await timed(matches, [ann, bob], { timeControl: { preset: 'live' } });
    const matchId = record.id;
    /** Plays for so long after a pause of an hour. */
    const pausing = async (milliseconds: number) => {
      await matches.pause(arbiter, { matchId });
      clock.pass(HOUR);
      await matches.resume(arbiter, { matchId });
      clock.pass(milliseconds);
    };
    const clocks = async () => (await matches.find(undefined, matchId))?.clocks;
    return { clock, matches, matchId, pausing, clocks };
  }

  it('gains and takes no time: every clock keeps its rest', async () => {
    const { clock, matches, matchId, pausing, clocks } = await scene();
    for (let pauses = 0; pauses < 20; pauses += 1) await pausing(2 * SECOND);
    await matches.pause(arbiter, { matchId });
    await matches.resume(arbiter, { matchId });
    const left = { deadline: clock.iso(20 * SECOND), bank: 'PT9M20S', running: true };
    expect(await clocks()).toMatchObject([left, left]);
    clock.pass(22 * SECOND);
    expect((await matches.wake(matchId)).answered).toBe(1);
    expect(await clocks()).toMatchObject([{ bank: 'PT8M58S' }, { bank: 'PT8M58S' }]);
  });

  it('has no more time once the rest is used up', async () => {
    const { clock, matches, matchId, pausing } = await scene();
    await pausing(59 * SECOND);
    await pausing(SECOND + 2 * SECOND);
    expect(await codeOf(matches.pause(arbiter, { matchId }))).toBe('done');
    const { record } = (await matches.find(ann, matchId)) ?? expect.fail();
    expect(record.seats).toMatchObject([{ missed: 1 }, { missed: 1 }]);
    clock.pass(HOUR);
    expect((await matches.wake(matchId)).answered).toBe(0);
  });

  it('can’t stop the clocks without an arbiter, or play while the clocks are stopped', async () => {
    const { clock, matches, matchId, clocks } = await scene();
    for (const who of [ann, bob, dan]) {
      expect(await codeOf(matches.pause(who, { matchId }))).toBe('FORBIDDEN');
    }
    const [question] = (await matches.find(bob, matchId))?.questions ?? [];
    await matches.pause(arbiter, { matchId });
    for (const who of [bob, dan]) {
      expect(await codeOf(matches.resume(who, { matchId }))).toBe('FORBIDDEN');
    }
    const answer = { matchId, questionId: question?.id ?? '', choose: ['number:1'] };
    expect(await codeOf(matches.answer(bob, { ...answer, commandId: 'b' }))).toBe(
      'MATCH_NOT_RUNNING',
    );
    expect((await clocks())?.map(({ running }) => running)).toEqual([false, false]);
    clock.pass(30 * HOUR);
    await matches.resume(arbiter, { matchId });
    await pick(matches, bob, matchId);
  });
});

describe('a spectator of clocks, pauses and waiting seats', () => {
  const strike: Hands = { seat1: ['strike1'], seat2: ['strike2'] };
  /** Hands with a card that can be played only at other times. */
  const cancel: Hands = { seat1: ['strike1'], seat2: ['cancel1'] };

  /** All that viewers other than its holder see, at each step of the same play with this hand. */
  async function told(hands: Hands, ask: Options['askForReactions']): Promise<readonly string[]> {
    const { clock, matches, matchId, say, look } = await dealt(hands, { ask });
    const seen: string[] = [];
    const note = async (): Promise<void> => {
      for (const viewer of [ann, cid, undefined]) {
        const match = await look(viewer);
        const { commitment } = match.record;
        const updates = await matches.updates(viewer, matchId, { after: 0 });
        const journal = await matches.journal(viewer, matchId, { first: 500 });
        const text = JSON.stringify([match, updates, journal]);
        seen.push(text.replaceAll(matchId, 'ID').replaceAll(commitment, 'HASH'));
      }
    };
    await note();
    await matches.pause(arbiter, { matchId });
    clock.pass(HOUR);
    await note();
    await matches.resume(arbiter, { matchId });
    clock.pass(5 * SECOND);
    await note();
    if (ask === 'able') return seen;
    await say(bob, 'pass');
    await note();
    await say(cid, 'pass');
    await say(ann, 'play:strike1:seat3');
    await note();
    // in the window that this opens only one of the two hands has something
    await matches.setStandingOrders(bob, {
      matchId,
      orders: [{ kind: 'react', choose: ['pass'] }],
    });
    await note();
    clock.pass(25 * SECOND + 2 * SECOND);
    await matches.wake(matchId);
    await note();
    return seen;
  }

  it('learns nothing of hands if every seat is asked for reactions', async () => {
    const [one, other] = [await told(strike, 'everyone'), await told(cancel, 'everyone')];
    expect(one).toHaveLength(21);
    for (const [i, text] of one.entries()) expect(other[i]).toBe(text);
  });

  it('sees the seats that can react if only able seats are asked, as the option says', async () => {
    expect(await told(strike, 'able')).not.toEqual(await told(cancel, 'able'));
  });
});
