import { describe, expect, it } from 'vitest';
import { askEach, tell, type Game, type Procedure, type Table } from '../../shared/engine/index.ts';
import { secretNumbers, type Numbers, type NumbersEvent } from '../support/secret-numbers.ts';
import { DAY, HOUR, MINUTE, SECOND, timed } from '../matches/clocks/table.ts';
import { ann, bob, codeOf, lengthen, pick, useHalls, type Time } from '../matches/hall.ts';
import { answersIn, sceneIn, worker } from './scene.ts';

const open = useHalls();

const scene = (wanted: Parameters<typeof sceneIn>[1] = {}) => sceneIn(open, wanted);

describe('a match with a due deadline', () => {
  it('is found by the sweep, answered, and woken again at the next deadline', async () => {
    const { hall, clock, matchId, matches, swept } = await scene();
    clock.pass(DAY + MINUTE - 1);
    expect(await swept()).toEqual([]);
    clock.pass(1);
    const [wake] = await swept();
    expect(wake).toEqual({ stream: matchId, at: clock.iso() });
    const { seeTo } = worker(hall, clock.now);
    expect(wake && (await seeTo(wake))).toBe('seen to');
    expect(await answersIn(matches, matchId)).toEqual(['seat1 by clock', 'seat2']);
    expect(await swept()).toEqual([]);
    clock.pass(DAY + MINUTE);
    expect(await swept()).toEqual([{ stream: matchId, at: clock.iso() }]);
  });

  it('can be found late: an answer is judged by its own time, and later questions have their full time', async () => {
    const { hall, clock, matchId, matches, swept, follow } = await scene();
    const [question] = (await matches.find(ann, matchId))?.questions ?? [];
    // no sweep and no message for ten minutes
    clock.pass(DAY + MINUTE + 10 * MINUTE);
    const late = { matchId, questionId: question?.id ?? '', choose: ['number:2'] };
    expect(await codeOf(matches.answer(ann, { ...late, commandId: 'late' }))).toBe(
      'QUESTION_EXPIRED',
    );
    await follow();
    const before = await answersIn(matches, matchId);
    const { seeTo } = worker(hall, clock.now);
    for (const wake of await swept()) await seeTo(wake);
    expect(await answersIn(matches, matchId)).toEqual(before);
    const [next] = (await matches.find(ann, matchId))?.questions ?? [];
    expect(next?.deadline).toBe(clock.iso(DAY));
    clock.pass(DAY + MINUTE);
    expect(await swept()).toHaveLength(1);
  });

  it('is processed by the next worker if one died between storing and recording', async () => {
    const { clock, matchId, matches, swept, commits } = await scene();
    clock.pass(DAY + MINUTE);
    const [wake] = await swept();
    await matches.wake(matchId);
    const stored = await commits();
    const other = worker(open(undefined, clock.now), clock.now);
    expect(wake && (await other.seeTo(wake))).toBe('seen to');
    expect(await commits()).toEqual(stored);
    expect(await swept()).toEqual([]);
    clock.pass(DAY + MINUTE);
    expect(await swept()).toHaveLength(1);
  });

  it('is answered once, however often and by however many workers it is processed', async () => {
    const { clock, matchId, matches, hall, swept } = await scene();
    clock.pass(DAY + MINUTE);
    const [wake] = await swept();
    const workers = [hall, open(undefined, clock.now), open(undefined, clock.now)].map((each) =>
      worker(each, clock.now),
    );
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(workers.map(async ({ seeTo }) => wake && (await seeTo(wake))));
    }
    const { matches: read } = open(undefined, clock.now);
    expect(await answersIn(read, matchId)).toEqual(['seat1 by clock', 'seat2']);
    expect((await matches.find(ann, matchId))?.questions[0]?.deadline).toBe(clock.iso(DAY));
    expect(await swept()).toEqual([]);
  });

  it('is skipped if it comes early, and comes again in time', async () => {
    const { hall, clock, matchId, swept, commits } = await scene({ preset: 'live' });
    const wake = { stream: matchId, at: clock.iso(MINUTE + 2 * SECOND) };
    const { seeTo, sent } = worker(hall, clock.now);
    expect(await seeTo(wake)).toBe('seen to');
    expect(await commits()).toEqual([]);
    expect(sent).toEqual([{ wake, seconds: 62 }]);
    clock.pass(MINUTE + 2 * SECOND);
    expect(await swept()).toEqual([wake]);
  });

  it('is found by the sweep if the exact message was lost', async () => {
    const { hall, clock, swept, matches, matchId } = await scene({ preset: 'live' });
    clock.pass(MINUTE + 2 * SECOND);
    const { seeTo, sent } = worker(hall, clock.now);
    for (const wake of await swept()) await seeTo(wake);
    // the next is due in 62 s; that message is lost
    expect(sent.map(({ seconds }) => seconds)).toEqual([62]);
    clock.pass(2 * MINUTE);
    for (const wake of await swept()) await seeTo(wake);
    const answers = await answersIn(matches, matchId);
    expect(answers.filter((answer) => answer === 'seat1 by clock')).toHaveLength(2);
  });
});

describe('a match with a wake-up that was already processed earlier', () => {
  /** A game that asks only ann, every other round for a reaction, whose time is shorter. */
  const reacting: Game = {
    ...secretNumbers,
    reactions: ['react'],
    asks: { pick: {}, react: {} },
    procedures: {
      ...secretNumbers.procedures,
      *round(table: Table<Numbers>): Procedure {
        const kind = table.state.round > 0 && table.state.round % 2 === 0 ? 'react' : 'pick';
        yield* askEach(table, () => [{ key: kind, seat: 'seat1', kind, options: ['a'] }]);
        yield* tell<NumbersEvent>({ type: 'Revealed', picks: {}, die: 1 });
      },
    },
  };

  it('is processed at its wake-up too, because its commits rely on that', async () => {
    const { hall, clock, matchId, matches, swept, store } = await scene({
      options: { rounds: 9 },
      games: [reacting],
    });
    const { seeTo } = worker(hall, clock.now);
    const look = async () => {
      for (const wake of await swept()) await seeTo(wake);
    };
    const answer = async () => {
      const [question] = (await matches.find(ann, matchId))?.questions ?? [];
      const id = question?.id ?? '';
      const of = { matchId, questionId: id, choose: ['a'], commandId: id };
      const { version } = (await matches.answer(ann, of)).match.record;
      for (const commit of await store.events.range(matchId, version - 1, 9)) {
        await matches.project(commit);
      }
    };
    clock.pass(10 * HOUR);
    await answer();
    clock.pass(14 * HOUR + MINUTE);
    // the next look is at 34:01, of which the match itself knows nothing
    await look();
    clock.pass(6 * HOUR);
    // its reactions end at 36:02, which is later
    await answer();
    await answer();
    clock.pass(4 * HOUR);
    await look();
    clock.pass(HOUR);
    // these at 41:02, and it believes that a look is due at 36:02
    await answer();
    for (let hours = 0; hours < 7; hours += 1) {
      clock.pass(HOUR);
      await look();
    }
    expect(await answersIn(matches, matchId)).toContain('seat1 by clock');
  });
});

describe('workers whose clocks are two seconds apart', () => {
  it('answer no question before its deadline, and store times that never go back', async () => {
    const { clock, matchId, swept, follow, store } = await scene({ preset: 'live' });
    const ahead: Time = () => new Date(clock.now().getTime() + 2 * SECOND);
    const [fast, slow] = [open(undefined, ahead), open(undefined, clock.now)];
    const [early, late] = [worker(fast, ahead), worker(slow, clock.now)];
    clock.pass(MINUTE - 1);
    expect(await swept(ahead)).toEqual([]);
    clock.pass(1);
    // by the clock that is ahead the grace is over too; the deadline itself has passed for both
    const [wake] = await swept(ahead);
    for (const each of [late, early, late])
      expect(wake && (await each.seeTo(wake))).toBe('seen to');
    expect(await answersIn(slow.matches, matchId)).toEqual(['seat1 by clock', 'seat2']);
    await follow();
    await pick(slow.matches, ann, matchId);
    const times = (await store.events.range(matchId, undefined, 500)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    // a wake-up stored by one worker is due for the other as well
    clock.pass(MINUTE + 4 * SECOND);
    for (const again of await swept()) await late.seeTo(again);
    expect((await answersIn(slow.matches, matchId)).slice(2)).toEqual(['seat1', 'seat2']);
  });
});

describe('an answer that comes between the loading of a match and the expiry', () => {
  it('counts, and the other questions are answered once', async () => {
    const { clock, matchId, swept, matches } = await scene();
    const other = open(undefined, clock.now);
    clock.pass(DAY + MINUTE - 1);
    const ready = pick.bind(undefined, matches, bob, matchId);
    const ahead: Time = () => new Date(clock.now().getTime() + 1);
    const slow = open(undefined, ahead);
    let stores = 0;
    slow.client.middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === 'PutItemCommand' && (stores += 1) === 1) await ready();
          return next(args);
        },
      { step: 'initialize' },
    );
    const [wake] = await swept(ahead);
    expect(wake && (await worker(slow, ahead).seeTo(wake))).toBe('seen to');
    expect(stores).toBe(2);
    expect(await answersIn(other.matches, matchId)).toEqual(['seat2', 'seat1 by clock']);
  });
});

describe('a match that diverges under the current rules', () => {
  const strange: Game = {
    ...secretNumbers,
    procedures: {
      ...secretNumbers.procedures,
      *marathon(): Procedure {
        yield* tell<NumbersEvent>({ type: 'Dealt', seat: 'seat1', lucky: 1 });
      },
    },
  };

  it('has its clocks stopped, no turn missed, and blocks no other match', async () => {
    const { clock, matchId, swept, matches } = await scene({ options: { marathon: true } });
    await lengthen(matches, bob, matchId, 1);
    const { record: sound } = await timed(matches, [ann, bob], {
      timeControl: { preset: 'async-1d' },
    });
    clock.pass(DAY + MINUTE);
    const later = open([strange], clock.now);
    const { seeTo, complaints } = worker(later, clock.now);
    const wakes = [...(await swept()), { stream: sound.id, at: clock.iso() }];
    expect(wakes).toHaveLength(2);
    for (const wake of wakes) expect(await seeTo(wake)).toBe('seen to');
    expect(complaints).toEqual(['The rules of a match cannot go on: its clocks stand']);
    expect(await answersIn(later.matches, sound.id)).toEqual(['seat1 by clock', 'seat2']);

    const seen = await later.matches.find(ann, matchId);
    expect(await answersIn(later.matches, matchId)).toEqual([]);
    expect(seen?.clocks.map(({ running }) => running)).toEqual([false, false]);
    expect(seen?.record.seats.map(({ missed }) => missed ?? 0)).toEqual([0, 0]);
    clock.pass(30 * DAY);
    expect(await swept()).toEqual([]);

    // the release that can play it on
    const mended = open(undefined, clock.now);
    await pick(mended.matches, ann, matchId);
    expect(await answersIn(mended.matches, matchId)).toEqual(['seat1']);
  });
});
