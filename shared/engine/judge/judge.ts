import type { Game } from '../match/game.ts';
import type { Entry } from '../match/entry.ts';
import type { Journal, JournalCommit } from '../journal/journal.ts';
import type { Checkpoint } from '../run/running.ts';
import { benchOf, branchedBenchOf, type Bench } from './bench.ts';
import { same } from '../same.ts';
import { differs } from './differs.ts';
import { act } from './act.ts';
import { asAskedAtLast, idleReissue } from './reissued.ts';
import { remarksOn, type Remark } from './remarks.ts';
import { wrongSetup } from './setup.ts';

/** A fault of a record that does not follow from the rules: its version and the reason. */
export type RecordFault = { readonly version: number; readonly why: string };

/** The judgement of a journal: its first fault, and remarks that a reader should know in any case. */
export type Judgement = {
  /** The first fault; absent if the whole record follows from its inputs, and they are lawful. */
  readonly fault?: RecordFault;
  /**
   * The first place at which an earlier release recorded less than today's rules give, without
   * contradiction.
   */
  readonly toldLess?: MissingDetail;
  readonly remarks: readonly Remark[];
};

/**
 * A version, and a fact of it that the record has in less detail than the rules give, or not at all.
 */
export type MissingDetail = { readonly version: number; readonly fact: string };

/**
 * Judges a record: plays the match again from its outside inputs, by today's rules and with the dice
 * of its secret, and compares all resulting entries with the record one by one. Every input is judged
 * by its own moment: the seat that was asked, the options offered, the notes that may wake the game.
 * Unlike a replay it trusts nothing: forced and ordered answers, questions, rewinds and versions are
 * derived again.
 */
export function judge<S>(game: Game<S>, journal: Journal): Judgement {
  const { fault, toldLess } = judged(game, withBots(journal));
  if (fault) return { fault, remarks: [] };
  return { ...(toldLess && { toldLess }), remarks: remarksOn(journal) };
}

/**
 * The journal with its bots. Early releases did not name them, so their seats are taken from the
 * answers.
 */
function withBots(journal: Journal): Journal {
  if (journal.bots !== undefined) return journal;
  const byBots = journal.commits.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.type === 'Answered' && entry.by === 'bot' ? [[entry.seat, 'unknown'] as const] : [],
    ),
  );
  return { ...journal, bots: Object.fromEntries(byBots) };
}

function judged<S>(game: Game<S>, recorded: Journal): Judged<S> {
  const { fork } = recorded;
  if (fork === undefined) return played(game, recorded);
  const source = played(game, withBots(fork.of), fork.version);
  if (source.fault) {
    const why = `of the match that it is forked from: ${source.fault.why}`;
    return { fault: { ...source.fault, why } };
  }
  if (source.point === undefined)
    return { fault: { version: 0, why: 'it is forked from nowhere' } };
  return playedOn(game, recorded, source.point);
}

/**
 * The first fault of a match that was played from its beginning; otherwise the checkpoint at a
 * version.
 */
function played<S>(game: Game<S>, recorded: Journal, version = NONE): Judged<S> {
  const idle = idleReissue(recorded.commits);
  if (idle !== undefined) return { fault: idle };
  const journal = asAskedAtLast(recorded);
  const [first, ...others] = journal.commits;
  if (first === undefined) return { fault: { version: 0, why: 'nothing was played' } };
  const setup = wrongSetup(game, journal);
  if (setup !== undefined) return { fault: { version: first.version, why: setup } };
  return guarded(first.version, () => {
    const bench = benchOf(game, journal, first);
    bench.wanted.add(version);
    const why = unlike(bench, first);
    if (why !== undefined) return { fault: { version: first.version, why } };
    keep(bench, first);
    const fault = wrongAfter(bench, others);
    if (fault) return { fault };
    return { point: bench.points.get(version)?.checkpoint, toldLess: bench.toldLess };
  });
}

/** The first fault of a fork. */
function playedOn<S>(game: Game<S>, recorded: Journal, from: Checkpoint<S>): Judged<S> {
  const journal = asAskedAtLast(recorded);
  return guarded<S>(1, () => {
    const bench = branchedBenchOf(game, journal, from);
    const idle = idleReissue(recorded.commits, bench.run.match.pending);
    return { fault: idle ?? wrongAfter(bench, journal.commits), toldLess: bench.toldLess };
  });
}

const NONE = -1;
type Judged<S> = {
  readonly fault?: RecordFault | undefined;
  readonly point?: Checkpoint<S> | undefined;
  readonly toldLess?: MissingDetail | undefined;
};

/** The first fault of the commits that follow those already played. */
function wrongAfter<S>(
  bench: Bench<S>,
  commits: readonly JournalCommit[],
): RecordFault | undefined {
  for (const commit of commits) {
    const { version } = commit;
    const { fault } = guarded<S>(version, () => {
      const why = wrongCommit(bench, commit);
      if (why !== undefined) return { fault: { version, why } };
      keep(bench, commit);
      return {};
    });
    if (fault) return fault;
  }
  const end = wrongEnd(bench);
  return end === undefined ? undefined : { version: bench.run.version, why: end };
}

/** Runs a judgement; an exception of the rules is a fault, because a record may hold anything. */
function guarded<S>(version: number, judged: () => Judged<S>): Judged<S> {
  try {
    return judged();
  } catch (thrown) {
    return { fault: { version, why: `the rules cannot go on: ${String(thrown)}` } };
  }
}

function wrongCommit<S>(bench: Bench<S>, commit: JournalCommit): string | undefined {
  const { version, entries } = commit;
  const before = bench.run.version;
  if (version !== before + 1) return `it does not follow version ${String(before)}`;
  for (const input of inputsOf(entries)) {
    const why = act(bench, commit, input);
    if (why !== undefined) return why;
  }
  return unlike(bench, commit);
}

/** The entries of a commit that contradict the rules, in words. */
function unlike<S>(bench: Bench<S>, { version, entries }: JournalCommit): string | undefined {
  const { game, run } = bench;
  const { why, told } = differs({ game, state: run.match.game }, entries, run.take());
  if (told !== undefined) bench.toldLess ??= { version, fact: told };
  return why;
}

/**
 * The inputs of a commit from outside. There is one per commit, after a reissue if a deploy had
 * changed a question. When time is up, the clock may answer several questions at once, and seats may
 * be made to give up.
 */
function inputsOf(entries: readonly Entry[]): readonly Entry[] {
  const first = entries[0]?.type === 'Reissued' ? 1 : 0;
  const inputs = entries.slice(0, first + 1);
  const [input] = inputs.slice(first);
  if (input === undefined || !isOfTime(input)) return inputs;
  return [...inputs, ...entries.slice(first + 1).filter(isOfTime)];
}

/** True for an entry that can come from a timeout. */
const isOfTime = (entry: Entry): boolean =>
  entry.type === 'Answered' ? entry.by === 'clock' : isWaking(entry);
const isWaking = (entry: Entry): boolean => entry.type === 'Noted' && entry.wakes;

/** Keeps those parts of a commit that later ones may depend on. */
function keep<S>(bench: Bench<S>, commit: JournalCommit): void {
  const { run, points, resigned, played, wanted } = bench;
  played.push(commit);
  if (!wanted.has(commit.version)) return;
  points.set(commit.version, { checkpoint: run.checkpoint, resigned: resigned.size });
}

function wrongEnd<S>(bench: Bench<S>): string | undefined {
  const { run, journal, resigned, played } = bench;
  const { bots, ended = 'finished', seats } = journal;
  if (ended === 'finished') {
    return run.match.over
      ? wrongRanking(bench)
      : 'the match goes on behind it: the record has no end';
  }
  if (run.match.over) return 'the match is over, but the record says abandoned';
  if (journal.ranking) return 'the record says abandoned, but its rules have ranked it';
  const last = played.at(-1)?.entries ?? [];
  if (last.length === 0) return undefined;
  if (!last.some(isWaking)) return 'the record says abandoned, but no seat resigned';
  const here = seats.filter((seat) => !resigned.has(seat) && !Object.hasOwn(bots ?? {}, seat));
  return here.length === 0
    ? undefined
    : `the record says abandoned, but ${here.join(', ')} had not resigned`;
}

const wrongRanking = <S>({ game, run, journal: { ranking } }: Bench<S>): string | undefined =>
  ranking === undefined || same(ranking, game.standing(run.match.game))
    ? undefined
    : 'the ranking is not that of the table as it stands at the end';
