import type { Change, Table } from '../../../shared/client/index.ts';

type Step = readonly [Table, Change];

export type PaceOptions = {
  /** Whether steps are shown one after another just now. */
  isPaced(): boolean;
  /** Whether anybody looks at what is shown. */
  isLookedAt(): boolean;
  show(table: Table, change: Change): void;
  /** So many steps were passed over at once, or came while nobody looked, since the version seen last. */
  jump(steps: number, since: number): void;
};

/** In milliseconds: how long a step is shown at most, and how far what is shown may be behind. */
const STEP = 600;
const BEHIND_WHEN_ASKED = 2_000;
/** More than so many steps are not shown one by one. */
const MOST = 12;

/**
 * Shows what has come step by step, so that it can be followed by eye: never far behind, and at once
 * where nobody looks or motion is unwelcome.
 */
export function createPace({ isPaced, isLookedAt, show, jump }: PaceOptions): {
  push(table: Table, change: Change): void;
  /** Somebody looks again: what came meanwhile was passed over. */
  look(): void;
  stop(): void;
} {
  let waiting: readonly Step[] = [];
  /** The version that is shown, and the last that somebody saw. */
  let shown: number | undefined;
  let seen: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By when all that waits is to be shown, because the last of it asks me. */
  let due = Infinity;

  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(next, Math.min(STEP, Math.max(0, due - Date.now()) / waiting.length));
  };
  const look = (): void => {
    if (!isLookedAt()) return;
    if (shown !== undefined && seen !== undefined && shown - seen > 1) jump(shown - seen, seen);
    seen = shown;
  };
  const put = (table: Table, change: Change): void => {
    shown = table.version;
    look();
    show(table, change);
  };
  const next = (): void => {
    timer = undefined;
    const [step, ...rest] = waiting;
    if (step === undefined) return;
    waiting = rest;
    put(...step);
    if (rest.length > 0) wait();
    else {
      due = Infinity;
      timer = setTimeout(next, STEP);
    }
  };
  const catchUp = (): void => {
    clearTimeout(timer);
    timer = undefined;
    due = Infinity;
    const all = waiting;
    const last = all.at(-1);
    waiting = [];
    if (last === undefined) return;
    put(last[0], togetherIn(all));
  };
  return {
    push(table, change) {
      waiting = [...waiting, [table, change]];
      if (!isPaced() || waiting.length > MOST || change.isSnapshot) catchUp();
      else if (timer === undefined) next();
      else if (table.questions.length > 0) {
        due = Math.min(due, Date.now() + BEHIND_WHEN_ASKED);
        wait();
      }
    },
    look,
    stop: () => {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

const togetherIn = (steps: readonly Step[]): Change => ({
  log: steps.flatMap(([, { log }]) => log),
  isSnapshot: steps.some(([, { isSnapshot }]) => isSnapshot),
});
