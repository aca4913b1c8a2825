import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answer,
  beginning,
  fold,
  open,
  pause,
  resume,
  setOrders,
  start,
  type Checkpoint,
  type Entry,
  type Match,
  type Running,
} from '../../shared/engine/index.ts';
import { deepFreeze } from '../support/frozen.ts';
import { noDice } from '../support/play.ts';
import { ticTacToe, type Grid } from '../support/tic-tac-toe.ts';

const seats = ['ann', 'bob'];
const dice = { chance: noDice, version: 0 };

/** Something that happens at the table, by chance: mostly an answer. */
type Deed = {
  readonly what: 'answer' | 'orders' | 'pause' | 'commit' | 'regain';
  readonly n: number;
};

const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.record({
    what: fc.constantFrom('answer', 'answer', 'answer', 'orders', 'pause', 'commit', 'regain'),
    n: fc.nat(8),
  }),
  { maxLength: 24 },
);

function happens(run: Running<Grid>, { what, n }: Deed): void {
  const [question] = run.match.pending;
  if (what === 'orders') {
    const choose = [`cell:${String(n)}`];
    setOrders(run, seats[n % 2] ?? '', [{ kind: 'mark', choose, once: true }]);
  } else if (run.match.paused) {
    resume(run);
  } else if (what === 'pause') {
    pause(run, { reason: 'a break' });
  } else if (question) {
    const { id, seat, options } = question;
    answer(run, { id, seat, choose: [options[n % options.length] ?? ''] });
  }
}

/** Everything that a run hands out, frozen, beside a copy. */
function shown(run: Running<Grid>) {
  const all = [run.match, run.checkpoint, run.fresh] as const;
  return { all: deepFreeze(all), text: JSON.stringify(all) };
}

it('the engine never changes a value it returned, and equals its journal folded again', () => {
  fc.assert(
    fc.property(deeds, (row) => {
      const first = beginning(ticTacToe.initial({ seats, options: {} }));
      let run = start(ticTacToe, first, dice);
      const journal: Entry[] = [];
      const kept = [shown(run)];
      for (const deed of row) {
        if (deed.what === 'commit') journal.push(...deepFreeze(run.take()));
        else if (deed.what === 'regain' && run.fresh.length === 0) run = regained(run.checkpoint);
        else happens(run, deed);
        kept.push(shown(run));
        expect(run.match).toEqual(foldedAnew(first, [...journal, ...run.fresh]));
      }
      for (const { all, text } of kept) expect(JSON.stringify(all)).toBe(text);
    }),
  );
});

const regained = (checkpoint: Checkpoint<Grid>): Running<Grid> => open(ticTacToe, checkpoint, dice);

const foldedAnew = (first: Match<Grid>, entries: readonly Entry[]): Match<Grid> =>
  fold(ticTacToe, deepFreeze(first), entries);
