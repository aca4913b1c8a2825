import { answer } from '../decide/answer.ts';
import { closeProcedure, rewind } from '../decide/arbiter.ts';
import { pause, resign, resume, setOrders } from '../decide/out-of-band.ts';
import type { Refusal } from '../decide/refusal.ts';
import type { JournalCommit } from '../journal/journal.ts';
import type { Answered, EngineNote, Entry, Noted, Rewound } from '../match/entry.ts';
import { same } from '../same.ts';
import type { Running } from '../run/running.ts';
import type { Bench } from './bench.ts';
import { reissue } from './reissued.ts';
import { wrongOrders } from './orders.ts';

/**
 * Applies a commit's input from outside to the bench; returns in words why it is impossible, if it is.
 */
export function act<S>(bench: Bench<S>, commit: JournalCommit, input: Entry): string | undefined {
  switch (input.type) {
    case 'Answered':
      return answered(bench, input);
    case 'Noted':
      return input.wakes ? woken(bench, input) : noted(bench, commit, input.note);
    case 'Reissued':
      return reissue(bench.run, input);
    case 'Opened':
    case 'Closed':
    case 'Told':
    case 'Rolled':
    case 'Asked':
    case 'Withdrawn':
    case 'Ended':
      return `${input.type} has no author`;
  }
}

/**
 * Applies an answer by the seat's holder or by the clock. Answers of robots follow from earlier
 * entries, and an arbiter never answers.
 */
function answered<S>({ run, journal }: Bench<S>, input: Answered): string | undefined {
  const { id, seat, choose, by } = input;
  if (by === 'clock') return timedOut(run, input);
  const isBot = Object.hasOwn(journal.bots ?? {}, seat);
  if (by !== undefined && by !== 'bot') return `an answer is by ${by}, and nothing led to it`;
  if ((by === 'bot') !== isBot) return `${seat} is ${isBot ? 'a bot' : 'no bot'}`;
  return worded(answer(run, { id, seat, choose, ...(by && { by }) }));
}

/**
 * Applies an answer by the clock, to any question that is still unanswered. A record does not prove
 * when time was up, nor which option the service chose.
 */
function timedOut<S>(run: Running<S>, { id, seat, choose }: Answered): string | undefined {
  const stands = run.match.pending.some((question) => question.id === id && question.answered);
  if (stands) return 'the clock changes an answer that was given';
  return worded(answer(run, { id, seat, choose, by: 'clock' }));
}

/**
 * Applies a note that wakes the rule. Besides answers only a resignation may: once per seat, and not a
 * bot's.
 */
function woken<S>({ game, run, journal, resigned }: Bench<S>, { note }: Noted): string | undefined {
  const seat = journal.seats.find((each) => same(game.resigned(each), note));
  if (seat === undefined) return 'a rule is woken by what no seat can do';
  if (resigned.has(seat)) return `${seat} has given up before`;
  if (Object.hasOwn(journal.bots ?? {}, seat)) return `${seat} is a bot, and bots play on`;
  resigned.add(seat);
  return worded(resign(game, run, seat));
}

function noted<S>(bench: Bench<S>, commit: JournalCommit, note: EngineNote): string | undefined {
  const { run } = bench;
  switch (note.type) {
    case 'OrdersSet':
      return wrongOrders(bench, note) ?? worded(setOrders(run, note.seat, note.orders));
    case 'Paused':
      return run.match.paused ? 'it is paused already' : worded(pause(run, note));
    case 'Resumed':
      return run.match.paused ? worded(resume(run)) : 'it was not paused';
    case 'Rewound':
      return rewound(bench, commit, note);
    case 'ProcedureClosed': {
      const live = { chance: bench.chance, version: run.version };
      return goesOn(bench, closeProcedure(bench.game, run.match, note.reason, live));
    }
  }
}

function rewound<S>(
  bench: Bench<S>,
  { version }: JournalCommit,
  note: Rewound,
): string | undefined {
  const { to, reason } = note;
  const point = bench.points.get(to);
  if (point === undefined || to >= version)
    return `there is no version ${String(to)} to go back to`;
  if (point.resigned < bench.resigned.size)
    return 'a seat has resigned since, and that cannot be undone';
  const { game, run, chance, played } = bench;
  const cut = played.flatMap((commit) => (commit.version > to ? commit.entries : []));
  const command = { checkpoint: point.checkpoint, to, cut, now: run.match, reason };
  return goesOn(bench, rewind(game, command, { chance, version: run.version }));
}

function goesOn<S>(bench: Bench<S>, run: Running<S> | Refusal): string | undefined {
  if ('refused' in run) return worded(run);
  bench.run = run;
  return undefined;
}

const why: Readonly<Record<Refusal['refused'], string>> = {
  NO_SUCH_QUESTION: 'no such question waited for this seat',
  STALE_VERSION: 'the question had been revised',
  ILLEGAL_CHOICE: 'this was not one of the options',
  MATCH_NOT_RUNNING: 'the match was over or paused',
};

const worded = (refusal: Refusal | undefined): string | undefined =>
  refusal && why[refusal.refused];
