import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { follow } from '../../shared/client/follow/follow.ts';
import type { Change, LineState, Table, Update } from '../../shared/client/index.ts';
import type { Tokens } from '../../shared/client/line/tokens.ts';
import { heldTimers, settled } from './support.ts';

const LAST = 12;
const viewAt = (version: number) => ({ version, board: { same: true }, list: [version % 3] });

/** The update that leads to a version, as the service gives it. */
function updateTo(version: number, snapshot = false): Update {
  const { list } = viewAt(version);
  return {
    version,
    at: '2026-11-23T12:00:00.000Z',
    from: snapshot ? null : version - 1,
    snapshot: snapshot ? viewAt(version) : null,
    patch: snapshot
      ? null
      : [
          { op: 'replace', path: '/version', value: version },
          { op: 'replace', path: '/list', value: list },
        ],
    log: [],
    questions: [],
    waitingOn: [],
    seatsAt: 0,
    clocks: [],
    proposals: [],
    status: version === LAST ? 'FINISHED' : 'RUNNING',
    result: null,
  };
}

type Sink = {
  next(value: unknown): void;
  error(error: unknown): void;
  complete(): void;
};

/** A line on which the test says what comes. */
function lineWith(tokens: Partial<Tokens> = {}, first?: Update) {
  const clock = heldTimers();
  const opened: { readonly after: unknown; readonly sink: Sink }[] = [];
  const tables: { readonly table: Table; readonly change: Change }[] = [];
  const states: LineState[] = [];
  const socket = {
    subscribe({ variables }: { variables?: Record<string, unknown> | null }, sink: Sink) {
      opened.push({ after: variables?.['after'], sink });
      return () => undefined;
    },
    check: () => undefined,
    close: () => undefined,
  };
  const known = { current: () => Promise.resolve('one'), instead: () => Promise.resolve('one') };
  const following = follow(
    {
      socket: socket as never,
      tokens: { ...known, ...tokens },
      ports: { clock, chance: () => 0.5 },
    },
    { matchId: 'm', first },
    {
      table: (table, change) => tables.push({ table, change }),
      state: (state) => states.push(state),
    },
  );
  const sink = (): Sink => opened.at(-1)?.sink ?? expect.unreachable();
  return {
    clock,
    opened,
    tables,
    states,
    following,
    sink,
    send: (update: Update) => sink().next({ data: { match: update } }),
    versions: () => tables.map(({ table }) => table.version),
  };
}

/** Something that happens on a line, where the follower is at this version. */
function happen(what: string, line: ReturnType<typeof lineWith>, reached: number): void {
  if (what === 'double') line.send(updateTo(reached));
  else if (what === 'gap' && reached + 2 < LAST) line.send(updateTo(reached + 2));
  else if (what === 'cut') line.sink().error({ code: 1006 });
  else if (what === 'complete') line.sink().complete();
  else if (what === 'refused') line.sink().error([{ extensions: { retryable: true } }]);
  else line.send(updateTo(reached + 1));
}

describe('a followed match', () => {
  it('continues from the version that was read already', () => {
    const line = lineWith({}, updateTo(3, true));
    expect(line.versions()).toEqual([3]);
    expect(line.opened.map(({ after }) => after)).toEqual([3]);
    line.send(updateTo(4));
    expect(line.versions()).toEqual([3, 4]);
  });

  it('is not followed if the version that was read is its end', () => {
    const line = lineWith({}, updateTo(LAST, true));
    expect(line.versions()).toEqual([LAST]);
    expect(line.opened).toEqual([]);
    expect(line.states).toEqual([{ is: 'over' }]);
  });

  it('is complete and in order, whatever messages get doubled, lost or cut', () => {
    const mishap = fc.constantFrom('none', 'double', 'gap', 'cut', 'complete', 'refused');
    fc.assert(
      fc.property(fc.array(mishap, { maxLength: 60 }), (mishaps) => {
        const line = lineWith();
        let reached = -1;
        let count = 0;
        while (reached < LAST) {
          const { after } = line.opened.at(-1) ?? {};
          const opened = line.opened.length;
          const isWhole = typeof after !== 'number';
          line.send(isWhole ? updateTo(Math.max(reached, 0), true) : updateTo(after + 1));
          reached = line.versions().at(-1) ?? -1;
          while (line.opened.length === opened && reached < LAST) {
            happen(mishaps[count] ?? 'none', line, reached);
            count += 1;
            reached = line.versions().at(-1) ?? -1;
            line.clock.pass(10_000);
          }
        }
        const versions = line.versions();
        expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
        for (const { table } of line.tables) expect(table.view).toEqual(viewAt(table.version));
        expect(line.states.at(-1)).toEqual({ is: 'over' });
        expect(line.clock.due).toBe(0);
      }),
    );
  });

  it('continues from its own version, and reuses unchanged parts of it', () => {
    const line = lineWith();
    line.send(updateTo(3, true));
    line.send(updateTo(4));
    line.sink().error({ code: 1006 });
    line.clock.pass(10_000);
    expect(line.opened.map(({ after }) => after)).toEqual([undefined, 4]);
    line.send(updateTo(7, true));
    const [first, , last] = line.tables.map(({ table }) => table.view as ReturnType<typeof viewAt>);
    expect(last?.board).toBe(first?.board);
    expect(line.tables.map(({ change }) => change.isSnapshot)).toEqual([true, false, true]);
  });

  it('is retried after growing waits, from a quarter of a second to eight seconds', () => {
    const line = lineWith();
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const opened = line.opened.length;
      line.sink().error({ code: 1006 });
      let waited = 0;
      for (; line.opened.length === opened; waited += 1) line.clock.pass(1);
      waits.push(waited);
    }
    expect(waits).toEqual([188, 375, 750, 1_500, 3_000, 6_000, 6_000, 6_000]);
    expect(line.states.filter(({ is }) => is === 'waiting').at(-1)).toEqual({
      is: 'waiting',
      tries: 8,
    });
  });

  it('waits as long as the service says', () => {
    const line = lineWith();
    line.sink().error([{ extensions: { code: 'RATE_LIMITED', retryable: true, retryAfter: 30 } }]);
    line.clock.pass(29_999);
    expect(line.opened).toHaveLength(1);
    line.clock.pass(1);
    expect(line.opened).toHaveLength(2);
  });

  it('is not retried offline, and at once when the network is back', () => {
    const line = lineWith();
    line.send(updateTo(3, true));
    line.following.online(false);
    line.clock.pass(60_000);
    expect(line.opened).toHaveLength(1);
    expect(line.states.at(-1)).toEqual({ is: 'offline' });
    line.following.online(true);
    expect(line.opened.map(({ after }) => after)).toEqual([undefined, 3]);
    line.send(updateTo(4));
    expect(line.states.at(-1)).toEqual({ is: 'live' });
  });

  it('ends with a refusal that is final', () => {
    const line = lineWith();
    line.sink().error([{ message: 'No.', extensions: { code: 'NOT_FOUND', retryable: false } }]);
    line.clock.pass(60_000);
    expect(line.opened).toHaveLength(1);
    expect(line.states.at(-1)).toMatchObject({ is: 'refused', refusal: { code: 'NOT_FOUND' } });
  });

  it.each([{ code: 4403 }, { code: 4004 }, [{ extensions: { code: 'UNAUTHENTICATED' } }]])(
    'uses a fresh token if %o refuses its own, and ends if there is none',
    async (refused) => {
      const line = lineWith({ instead: () => Promise.resolve('two') });
      line.sink().error(refused);
      await settled();
      line.clock.pass(10_000);
      expect(line.opened).toHaveLength(2);

      const other = lineWith();
      other.sink().error(refused);
      await settled();
      other.clock.pass(10_000);
      expect(other.opened).toHaveLength(1);
      expect(other.states.at(-1)).toMatchObject({ refusal: { code: 'UNAUTHENTICATED' } });
    },
  );

  it('sends nothing more once it is closed', () => {
    const line = lineWith();
    line.send(updateTo(3, true));
    line.following.close();
    const sink = line.sink();
    sink.next({ data: { match: updateTo(4) } });
    sink.error({ code: 1006 });
    line.clock.pass(60_000);
    expect(line.versions()).toEqual([3]);
    expect(line.opened).toHaveLength(1);
  });
});
