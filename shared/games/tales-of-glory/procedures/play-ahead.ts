import type { DomainEvent, Game, Question, Reply, Seat, Table } from '../../../engine/index.ts';
import { evolve } from '../evolve/evolve.ts';
import type { State } from '../state.ts';
import { place } from './place.ts';

/** A turn of placing, played on a copy of the table until its facts may be told. */
export type Ahead = {
  readonly seat: Seat;
  /** The pending questions of the turn; empty once it has ended. */
  readonly asked: () => readonly Question[];
  /** Hands over the facts not told yet. */
  readonly due: () => readonly DomainEvent[];
  readonly goOn: (reply: Reply) => void;
};

/** Starts a seat's turn and plays it up to its first question. A turn rolls no dice. */
export function playAhead(table: Table<State>, seat: Seat): Ahead {
  let untold: readonly DomainEvent[] = [];
  let asked: readonly Question[] = [];
  const turn = place(
    copyOf(table, () => untold),
    { seat },
  );

  const run = (reply: Reply | undefined): void => {
    asked = [];
    for (let result = turn.next(reply); !result.done; result = turn.next()) {
      const step = result.value;
      if (step.op === 'roll') throw new Error(`A placement turn rolled ${step.key}.`);
      if (step.op === 'ask') {
        asked = step.questions.map((question) => ({ ...question, sealed: true }));
        return;
      }
      untold = [...untold, step.event];
    }
  };

  run(undefined);
  return {
    seat,
    asked: () => asked,
    due: () => {
      const due = untold;
      untold = [];
      return due;
    },
    goOn: run,
  };
}

// A turn of this game tells only facts of this game.
const { evolve: fold }: Pick<Game<State>, 'evolve'> = { evolve };

/** The table as it would be with these facts. */
function copyOf(table: Table<State>, untold: () => readonly DomainEvent[]): Table<State> {
  let from: State | undefined;
  let facts: readonly DomainEvent[] | undefined;
  let state = table.state;
  return {
    get state() {
      if (from !== table.state || facts !== untold()) {
        from = table.state;
        facts = untold();
        state = facts.reduce(fold, table.state);
      }
      return state;
    },
    get rules() {
      return table.rules;
    },
  };
}
