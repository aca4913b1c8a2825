import type { Change, Line, Ref, ShownCue, Table } from '../../../shared/client/index.ts';
import { beatsOf } from '../../../services/page/web/stage/beat.ts';
import { createQueue, type Manner, type Playing } from '../../../services/page/web/stage/queue.ts';

type Entry = { readonly seat?: string; readonly cues: readonly ShownCue[]; readonly turn?: true };

export const ME: Ref = 'seat:me';

/** Entries of a version, with their cues in `data`. */
const logOf = (version: number, entries: readonly Entry[]): readonly Line[] =>
  entries.map(({ seat = null, cues, turn }) => {
    const begins = turn ? 'TURN' : null;
    return {
      version,
      seat,
      type: 'Told',
      data: cues,
      parts: [],
      dice: [],
      rule: null,
      begins,
      at: '',
    };
  });

export const turnOf = (seat: string): Entry => ({
  seat,
  cues: [{ as: 'turn', who: `seat:${seat}` }],
  turn: true,
});
export const roll = (seat: string): Entry => ({
  seat,
  cues: [{ as: 'roll', who: `seat:${seat}`, dice: [{ sides: 6, value: 4 }] }],
});
export const move = (seat: string): Entry => ({
  seat,
  cues: [{ as: 'move', who: `seat:${seat}`, to: 'space:a' }],
});
export const draw = (seat: string): Entry => ({
  seat,
  cues: [{ as: 'draw', who: `seat:${seat}`, of: ['card:x'] }],
});
export const duel = (seat: string, foe: Ref = 'card:x'): Entry => ({
  seat,
  cues: [
    { as: 'duel', who: `seat:${seat}`, foe, n: 6, foeN: 5, dice: [4], foeDice: [2], won: true },
  ],
});
export const loss = (seat: string): Entry => ({
  seat,
  cues: [{ as: 'count', who: `seat:${seat}`, of: 'attribute:life', n: -1 }],
});

/** A turn as a bot plays it: a step for each answer. */
export const botTurn = (seat: string): readonly (readonly Entry[])[] => [
  [turnOf(seat)],
  [roll(seat)],
  [move(seat), draw(seat)],
  [duel(seat), loss(seat)],
];

export type Shown = { readonly at: number; readonly playing: Playing };

/** A queue, and all that it shows by the test's clock. */
export function staged(manner: Manner = 'moving', speed = 1) {
  const begun = Date.now();
  const plays: Shown[] = [];
  const states: (readonly [at: number, version: number])[] = [];
  const passed: (readonly [steps: number, since: number, lines: readonly Line[]])[] = [];
  const eyes = { look: true, isPast: false, behind: 0 };
  let version = 0;
  const queue = createQueue({
    manner: () => manner,
    speed: () => speed,
    isLookedAt: () => eyes.look,
    me: () => ME,
    turn: () => undefined,
    isPast: () => eyes.isPast,
    beatsOf: (log) =>
      beatsOf(log, {
        ...{ me: ME, stepsOf: () => 4, isLying: () => false },
        cuesOf: ({ data }) => data as readonly ShownCue[],
      }),
    play: (playing) => playing && plays.push({ at: Date.now() - begun, playing }),
    behind: (length) => (eyes.behind = length),
    show: (table) => states.push([Date.now() - begun, table.version]),
    passedOver: (...over) => passed.push(over),
  });
  const push = (entries: readonly Entry[], isAsked = false, change: Partial<Change> = {}): void => {
    version += 1;
    const questions = isAsked ? [{ answered: false }] : [];
    queue.push({ version, questions } as unknown as Table, {
      log: logOf(version, entries),
      isSnapshot: false,
      ...change,
    });
  };
  /** Bot turns, then my turn with a question. */
  const bots = (...seats: readonly string[]): void => {
    for (const step of seats.flatMap(botTurn)) push(step);
    push([turnOf('me')], true);
  };
  const kinds = (): readonly string[] =>
    plays.flatMap(({ playing }) => playing.beat.cues.map(({ as }) => as));
  return { plays, states, passed, eyes, queue, push, bots, kinds };
}
