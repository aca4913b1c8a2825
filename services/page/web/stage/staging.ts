import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  cuesOf,
  type Change,
  type CuedEntry,
  type Line,
  type Ref,
  type ShownCue,
  type Table,
} from '../../../../shared/client/index.ts';
import { serviceNow } from '../device/service-time.ts';
import type { Settings } from '../device/settings.ts';
import type { MatchReading } from '../reading/reading.ts';
import { beatsOf, plainCues } from './beat.ts';
import { pathOn } from './path.ts';
import { createQueue, type Manner, type Playing } from './queue.ts';

/** The cues of a match on this page: the beat shown now, and those that wait. */
export type Staging = {
  /** Cues that are shown now. */
  readonly playing: ReadonlySignal<Playing | undefined>;
  /** The estimated length of all waiting cues, in milliseconds. */
  readonly behind: ReadonlySignal<number>;
  /** The most telling of the entries that were skipped last, until the viewer answers. */
  readonly passed: Signal<readonly Line[]>;
  /** Cues of an entry. */
  readonly cues: ReadonlySignal<(line: Line) => readonly ShownCue[]>;
  skip(): void;
  skipToMe(): void;
  push(table: Table, change: Change): void;
  look(): void;
  stop(): void;
};

type Sources = {
  readonly settings: Pick<Settings, 'paced' | 'fast'>;
  readonly reading: Pick<MatchReading, 'details' | 'sheet' | 'scene'>;
  show(table: Table, change: Change): void;
  /** Steps were passed over since a version. */
  passedOver(since: number): void;
};

/** In milliseconds: older steps are not played back, and a question due sooner is shown at once. */
const PAST = 30_000;
const URGENT = 20_000;

const calm = '(prefers-reduced-motion: reduce)';

/** Shows the steps of a match by their cues, at the pace that suits the device. */
export function createStaging({ settings, reading, show, passedOver }: Sources): Staging {
  const { details, sheet, scene } = reading;
  const playing = signal<Playing | undefined>(undefined);
  const behind = signal(0);
  const passed = signal<readonly Line[]>([]);
  const missed = logOnce();
  const cues = cuesBy(sheet, missed);
  const me = (): Ref | undefined => {
    const seat = details.peek()?.seat;
    return seat == null ? undefined : `seat:${seat}`;
  };
  const manner = (): Manner => {
    if (!settings.paced.peek()) return 'off';
    return matchMedia(calm).matches ? 'still' : 'moving';
  };
  const stepsOf = ({ who, from, to }: Extract<ShownCue, { as: 'move' }>): number => {
    const board = sheet.peek()?.boards.find(({ spaces }) => spaces.some(({ ref }) => ref === to));
    const begin = from ?? placeOf(scene.peek(), who);
    return board === undefined || begin === undefined ? 1 : pathOn(board, begin, to).length - 1;
  };
  /** Cards that were shown in the turn that is on. */
  const shownCards = new Set<Ref>();
  const isLying = (thing: Ref): boolean =>
    shownCards.has(thing) ||
    scene.peek()?.places.some(({ lying }) => lying.includes(thing)) === true;
  const queue = createQueue({
    manner,
    speed: () => (settings.fast.peek() ? 2 : 1),
    isLookedAt: () => !document.hidden,
    me,
    turn: () => scene.peek()?.turn,
    beatsOf: (log) => beatsOf(log, { cuesOf: cues.peek(), me: me(), stepsOf, isLying }),
    isPast: ({ at, questions }) =>
      serviceNow() - Date.parse(at) > PAST ||
      questions.some(
        ({ deadline }) => deadline !== null && Date.parse(deadline) - serviceNow() < URGENT,
      ),
    play: (now) => {
      if (now?.beat.turn !== undefined) shownCards.clear();
      for (const cue of now?.beat.cues ?? [])
        if (cue.as === 'draw') for (const card of cue.of) shownCards.add(card);
      playing.value = now;
    },
    behind: (length) => {
      behind.value = length;
    },
    show,
    passedOver: (_, since, lines) => {
      passed.value = lines;
      passedOver(since);
    },
  });
  return { playing, behind, passed, cues, ...queue };
}

/** The cues of an entry, once the game's sheet is read. */
const cuesBy = (
  sheet: MatchReading['sheet'],
  missed?: (entry: CuedEntry) => void,
): Staging['cues'] =>
  computed(() => {
    const schema = sheet.value?.eventSchema;
    return schema === undefined ? plainCues : cuesOf(schema, { ...(missed && { missed }) });
  });

/** Logs, as a mark of the page’s performance, an entry without a cue although its type has cues: a value is hidden, or a note is wrong. Equal entries are logged once. */
function logOnce(): (entry: CuedEntry) => void {
  const logged = new Set<string>();
  return ({ type, data }) => {
    const entry = `${type} ${JSON.stringify(data)}`;
    if (logged.has(entry)) return;
    logged.add(entry);
    performance.mark('cue-missed', { detail: type });
  };
}

/** The staging of a match that does not go on: nothing plays. */
export const noStaging = ({
  sheet,
}: Pick<MatchReading, 'sheet'>): Omit<Staging, 'push' | 'look' | 'stop'> => ({
  playing: signal(undefined),
  behind: signal(0),
  passed: signal([]),
  cues: cuesBy(sheet),
  skip: () => undefined,
  skipToMe: () => undefined,
});

type Placed = {
  readonly seats: readonly {
    readonly seat: Ref;
    readonly pieces: readonly { readonly thing: Ref; readonly place: Ref }[];
  }[];
  readonly table: { readonly pieces: readonly { readonly thing: Ref; readonly place: Ref }[] };
};

/** The place of a seat's figure, or of a figure of no seat. */
export function placeOf(scene: Placed | undefined, who: Ref): Ref | undefined {
  const seat = scene?.seats.find((each) => each.seat === who);
  if (seat) return seat.pieces[0]?.place;
  const pieces = scene?.seats.flatMap((each) => each.pieces) ?? [];
  return [...pieces, ...(scene?.table.pieces ?? [])].find(({ thing }) => thing === who)?.place;
}
