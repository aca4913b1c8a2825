import type { Change, Line, Ref, Table } from '../../../../shared/client/index.ts';
import type { Beat } from './beat.ts';
import {
  beatsIn,
  statesIn,
  togetherIn,
  turnsIn,
  restOfTurn,
  type Item,
  type State,
} from './item.ts';
import { HOLD, LEAST_TURN, MOST_TURN, shareOf } from './length.ts';
import { worthTelling } from './worth-telling.ts';

/** The time by which a question to the viewer is shown, in milliseconds; beyond it, turns take the least time. */
export const BEHIND_WHEN_ASKED = 8_000;

/** Manner of showing cues: with motion, as states without motion, or not at all. */
export type Manner = 'moving' | 'still' | 'off';

/** The beat shown now. */
export type Playing = {
  readonly beat: Beat;
  /** In milliseconds. */
  readonly length: number;
  /** True if it also says that the viewer's turn was skipped. */
  readonly isAfterSkipped: boolean;
};

export type QueueOptions = {
  manner(): Manner;
  /** 1 or 2. */
  speed(): number;
  /** True if anyone looks at the page. */
  isLookedAt(): boolean;
  beatsOf(log: readonly Line[]): readonly Beat[];
  /** The viewer's seat, if there is one; and the seat whose turn is shown, as far as the state tells. */
  me(): Ref | undefined;
  turn(): Ref | undefined;
  /** True if a step is too old, or its question too urgent, for its cues to be shown. */
  isPast(table: Table): boolean;
  /** Shows cues; nothing once none is left. */
  play(playing: Playing | undefined): void;
  /** Shows a state: all cues that lead to it were shown. */
  show(table: Table, change: Change): void;
  /** Called with the estimated length of all waiting cues, in milliseconds. */
  behind(length: number): void;
  /** Steps that were passed over since a version, and the entries of them that tell most. */
  passedOver(steps: number, since: number, lines: readonly Line[]): void;
};

export type Queue = {
  push(table: Table, change: Change): void;
  /** Someone looks at the page again. */
  look(): void;
  /** Ends the beat, and skips the rest of the turn, up to anything that happens to the viewer. */
  skip(): void;
  /** Skips everything up to the next thing that happens to the viewer. */
  skipToMe(): void;
  stop(): void;
};

/** A turn that is shown: since when, and how much time of others was spent on it. */
type Turn = { readonly who?: Ref; readonly since: number; spent: number; isPlayed: boolean };

const NO_TURN: Turn = { since: -Infinity, spent: 0, isPlayed: true };

/**
 * A queue of cues. Shows them one after another, each step's before its state. While someone looks, the queue never skips a
 * cue about the viewer, and holds it for at least 1.2 seconds.
 */
export function createQueue(options: QueueOptions): Queue {
  const { manner, speed, isLookedAt, me } = options;
  let waiting: readonly Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The version that is shown, and the last that someone saw. */
  let shown: number | undefined;
  let seen: number | undefined;
  let unseen: readonly Line[] = [];
  let turn: Turn = NO_TURN;
  /** Time by which a question to the viewer is to be shown. */
  let due: number | undefined;

  const look = (): void => {
    if (!isLookedAt()) return;
    if (shown !== undefined && seen !== undefined && shown - seen > 1)
      options.passedOver(shown - seen, seen, worthTelling(unseen, me()));
    seen = shown;
    unseen = [];
  };
  const put = ({ table, change }: State): void => {
    shown = table.version;
    unseen = [...unseen, ...change.log];
    look();
    if (isAsked(table)) turn.isPlayed = true;
    if (statesIn(waiting).length === 0) due = undefined;
    options.show(table, change);
  };

  const isMyTurn = (): boolean => me() !== undefined && (turn.who ?? options.turn()) === me();
  /** True if another turn begins although the viewer was not asked in theirs, and did nothing. */
  const isSkippedBy = (beat: Beat): boolean =>
    beat.turn !== undefined && !beat.isMine && !turn.isPlayed && isMyTurn();

  /** Length of a beat, in milliseconds, given the beats that wait. */
  const lengthOf = (beat: Beat): number => {
    const isToldMe = beat.isMine && !beat.isMyAct && beat.turn === undefined && !isMyTurn();
    if (isToldMe) return Math.max(HOLD, beat.length);
    if (manner() === 'still') return 0;
    if (beat.isMine || isMyTurn()) return beat.length;
    return shareOf(beat, restOfTurn(waiting), budget() - turn.spent);
  };
  /** Time for the turn that is shown, in milliseconds. */
  const budget = (): number => {
    if (due === undefined) return MOST_TURN;
    const left = (due - Date.now()) * speed() - heldIn(waiting);
    const each = (left + turn.spent) / (1 + turnsIn(waiting));
    return Math.min(MOST_TURN, Math.max(LEAST_TURN, each));
  };
  /** Time that the turn before must still be shown, in milliseconds. */
  const toWait = (beat: Beat): number =>
    beat.turn === undefined || isMyTurn() || manner() !== 'moving'
      ? 0
      : turn.since + LEAST_TURN / speed() - Date.now();

  const play = (beat: Beat): number => {
    const isAfterSkipped = isSkippedBy(beat);
    if (beat.turn !== undefined)
      turn = { who: beat.turn, since: Date.now(), spent: 0, isPlayed: false };
    const full = isAfterSkipped ? HOLD : lengthOf(beat);
    const length = full / speed();
    if (isAfterSkipped) turn = { ...turn, since: Date.now() + length };
    else if (!beat.isMine) turn.spent += full;
    turn.isPlayed ||= beat.isMyAct;
    if (length > 0 || manner() === 'still') options.play({ beat, length, isAfterSkipped });
    return length;
  };
  const next = (): void => {
    timer = undefined;
    for (let [item] = waiting; item !== undefined; [item] = waiting) {
      const wait = item.is === 'beat' ? toWait(item.beat) : 0;
      if (wait > 0) return after(wait);
      waiting = waiting.slice(1);
      const length = item.is === 'beat' ? play(item.beat) : 0;
      if (item.is === 'state') put(item);
      if (length > 0) return after(length);
    }
    options.play(undefined);
    options.behind(0);
  };
  const after = (length: number): void => {
    clearTimeout(timer);
    options.behind(length + leftOver());
    timer = setTimeout(next, length);
  };
  /** In milliseconds, about how long everything that waits will take. */
  const leftOver = (): number => {
    if (manner() !== 'moving') return 0;
    const turns = turnsIn(waiting);
    return (heldIn(waiting) + (turns * (LEAST_TURN + MOST_TURN)) / 2) / speed();
  };

  /** Shows the state that the waiting steps lead to, without their cues. */
  const catchUp = (): void => {
    const states = statesIn(waiting);
    const last = states.at(-1);
    waiting = [];
    turn = NO_TURN;
    if (last !== undefined) put({ ...last, change: togetherIn(states) });
    clearTimeout(timer);
    next();
  };
  /** Passes over beats up to the first that is not to be. */
  const passOver = (isEnd: (beat: Beat) => boolean): readonly Line[] => {
    const end = waiting.findIndex((item) => item.is === 'beat' && isEnd(item.beat));
    const over = end < 0 ? waiting : waiting.slice(0, end);
    waiting = [...statesIn(over), ...waiting.slice(over.length)];
    turn = { ...turn, since: -Infinity };
    clearTimeout(timer);
    next();
    return beatsIn(over).map(({ line }) => line);
  };

  return {
    push(table, change) {
      const isShown =
        manner() !== 'off' && !change.isSnapshot && isLookedAt() && !options.isPast(table);
      const beats = isShown ? options.beatsOf(change.log) : [];
      waiting = [
        ...waiting,
        ...beats.map((beat) => ({ is: 'beat', beat }) as const),
        { is: 'state', table, change },
      ];
      if (isAsked(table)) due ??= Date.now() + BEHIND_WHEN_ASKED;
      if (!isShown) catchUp();
      else if (timer === undefined) next();
      else options.behind(leftOver());
    },
    look,
    skip: () => void passOver(({ isMine, turn: begins }) => isMine || begins !== undefined),
    skipToMe() {
      const since = shown ?? 0;
      const steps = statesIn(waiting).length;
      const lines = passOver(({ isMine }) => isMine);
      if (lines.length > 0)
        options.passedOver(steps - statesIn(waiting).length, since, worthTelling(lines, me()));
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

const isAsked = ({ questions }: Table): boolean => questions.some(({ answered }) => !answered);

/** Time of the beats about the viewer, which nothing shortens, in milliseconds. */
const heldIn = (items: readonly Item[]): number =>
  beatsIn(items).reduce(
    (all, { isMine, length }) => (isMine ? all + Math.max(HOLD, length) : all),
    0,
  );
