import { kindOf, type Line, type Ref, type ShownCue } from '../../../../shared/client/index.ts';

/** Cues that are shown together, and the log entry that they belong to. */
export type Beat = {
  readonly cues: readonly ShownCue[];
  readonly line: Line;
  /** In milliseconds: its length at the default pace, and its least length. */
  readonly length: number;
  readonly least: number;
  /** The seat whose turn begins with it. */
  readonly turn?: Ref;
  /** True if it happens to the viewer, or the viewer does it. */
  readonly isMine: boolean;
  /** True if the viewer acts in it, as against watching. */
  readonly isMyAct: boolean;
  /** True if its cards were seen before, so that they need not be read. */
  readonly isKnown: boolean;
};

/** In milliseconds, how long each kind of cue takes, and how little it may take; of a move, each step. */
export const LENGTHS = {
  roll: [700, 300],
  move: [260, 60],
  draw: [900, 350],
  duel: [1_600, 800],
  count: [500, 150],
  out: [700, 300],
  turn: [300, 100],
  say: [400, 100],
} as const satisfies Record<ShownCue['as'], readonly [number, number]>;

/** A card that was seen before is not read again. */
const FLIGHT = [450, 150] as const;

/** A move of more steps goes faster. */
const MOST_STEPS = 6;

/** Sources of beats. */
export type BeatSources = {
  cuesOf(line: Line): readonly ShownCue[];
  /** The viewer's seat, if there is one. */
  readonly me: Ref | undefined;
  /** Number of steps of a move. */
  stepsOf(move: Extract<ShownCue, { as: 'move' }>): number;
  /** True if a thing lies on the table. */
  isLying(thing: Ref): boolean;
};

/** True if cards come from a place on the table. */
const isFromTable = ({ from }: Pick<Extract<ShownCue, { as: 'draw' }>, 'from'>): boolean =>
  from !== undefined && !['seat', 'deck'].includes(kindOf(from));

/**
 * Beats of log entries, in order. Counts that follow each other in an entry are one beat, and dice that are
 * logged twice in a row roll once.
 */
export function beatsOf(log: readonly Line[], sources: BeatSources): readonly Beat[] {
  return inOrder(log, sources).filter((beat, at, all) => !isToldAgain(beat, all[at - 1]));
}

/**
 * True if a beat is the roll before it, logged by another type of entry: first its change, then its purpose.
 */
function isToldAgain({ cues: [cue], line }: Beat, before: Beat | undefined): boolean {
  const last = before?.cues[0];
  return (
    cue?.as === 'roll' &&
    last?.as === 'roll' &&
    line.type !== before?.line.type &&
    cue.who === last.who &&
    (last.of === undefined || last.of === cue.of) &&
    cue.dice.length === last.dice.length &&
    cue.dice.every(({ value }, at) => value === last.dice[at]?.value)
  );
}

function inOrder(log: readonly Line[], from: BeatSources): readonly Beat[] {
  const drawn = new Set<Ref>();
  const sources: BeatSources = {
    ...from,
    isLying: (thing) => drawn.has(thing) || from.isLying(thing),
  };
  return log.flatMap((line) => {
    const groups = groupsOf(sources.cuesOf(line));
    const told = groups.map((cues) => beatOf(cues, line, sources));
    for (const cue of groups.flat())
      if (cue.as === 'draw') for (const card of cue.of) drawn.add(card);
    // a turn is a turn, whether or not its start has a cue
    if (line.begins === 'TURN' && line.seat !== null && groups.length === 0)
      return [beatOf([{ as: 'turn', who: `seat:${line.seat}` }], line, sources)];
    return told;
  });
}

function groupsOf(cues: readonly ShownCue[]): readonly (readonly ShownCue[])[] {
  const groups: ShownCue[][] = [];
  for (const cue of cues) {
    const last = groups.at(-1);
    if (cue.as === 'count' && last?.[0]?.as === 'count') last.push(cue);
    else groups.push([cue]);
  }
  return groups;
}

function beatOf(cues: readonly ShownCue[], line: Line, sources: BeatSources): Beat {
  const { me } = sources;
  const turn = cues.find(({ as }) => as === 'turn')?.who;
  const spans = cues.map((cue) => spanOf(cue, sources));
  const isMine = me !== undefined && cues.some((cue) => namesIn(cue).includes(me));
  return {
    cues,
    line,
    length: Math.max(...spans.map(([length = 0]) => length)),
    least: Math.max(...spans.map(([, least = 0]) => least)),
    ...(turn !== undefined && { turn }),
    isMine,
    isKnown: cues.some((cue) => isKnown(cue, sources)),
    isMyAct: isMine && cues.some(({ as, who }) => who === me && ACTS.includes(as)),
  };
}

const isKnown = (cue: ShownCue, { isLying }: Pick<BeatSources, 'isLying'>): boolean =>
  cue.as === 'draw' && (isFromTable(cue) || cue.of.every((card) => isLying(card)));

function spanOf(cue: ShownCue, sources: BeatSources): readonly number[] {
  const span = LENGTHS[cue.as];
  if (cue.as === 'move') {
    const steps = Math.min(MOST_STEPS, Math.max(1, sources.stepsOf(cue)));
    return span.map((length) => length * steps);
  }
  if (isKnown(cue, sources)) return FLIGHT;
  // a fight that is logged in two entries: its course, and its end
  const isHalf = cue.as === 'duel' && (cue.won === undefined) !== (cue.n === undefined);
  return isHalf ? span.map((length) => length / 2) : span;
}

const ACTS: readonly ShownCue['as'][] = ['roll', 'move', 'draw', 'duel'];

/** Everything that a cue is about. */
function namesIn(cue: ShownCue): readonly (Ref | undefined)[] {
  switch (cue.as) {
    case 'duel':
      return [cue.who, cue.foe];
    case 'move':
      return [cue.who, cue.from, cue.to];
    case 'draw':
      return [cue.who, cue.from, cue.to, ...cue.of];
    case 'roll':
    case 'count':
    case 'say':
      return [cue.who, cue.of];
    case 'out':
    case 'turn':
      return [cue.who];
  }
}

/** Cues of a log entry of a game that declares none: the start of a turn, and dice. */
export function plainCues({ seat, begins, dice }: Line): readonly ShownCue[] {
  const who: Ref | undefined = seat === null ? undefined : `seat:${seat}`;
  if (begins === 'TURN' && who !== undefined) return [{ as: 'turn', who }];
  if (dice.length > 0) return [{ as: 'roll', dice, ...(who && { who }) }];
  return who === undefined ? [] : [{ as: 'say', who }];
}
