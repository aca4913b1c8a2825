import type { Line, Ref, ShownCue } from '../../../shared/client/index.ts';

/** Cues that are shown together, and the log entry that they belong to. */
export type Beat = {
  readonly cues: readonly ShownCue[];
  readonly line: Line;
  /** In milliseconds: how long it takes at the usual pace, and how little it may take. */
  readonly length: number;
  readonly least: number;
  /** The seat whose turn begins with it. */
  readonly turn?: Ref;
  /** Whether it happens to the viewer, or the viewer does it. */
  readonly isMine: boolean;
  /** Whether the viewer acts in it, as against being told. */
  readonly isMyAct: boolean;
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

/** A move of more steps goes faster. */
const MOST_STEPS = 6;

/** Sources of beats. */
export type BeatSources = {
  cuesOf(line: Line): readonly ShownCue[];
  /** The viewer's seat, if there is one. */
  readonly me: Ref | undefined;
  /** Number of steps of a move. */
  stepsOf(move: Extract<ShownCue, { as: 'move' }>): number;
};

/** Beats of log entries, in order. Counts that follow each other in an entry are one beat. */
export function beatsOf(log: readonly Line[], sources: BeatSources): readonly Beat[] {
  return log.flatMap((line) => {
    const groups = groupsOf(sources.cuesOf(line));
    // a turn is a turn, whether or not its start has a cue
    if (line.begins === 'TURN' && line.seat !== null && groups.length === 0)
      return [beatOf([{ as: 'turn', who: `seat:${line.seat}` }], line, sources)];
    return groups.map((cues) => beatOf(cues, line, sources));
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

function beatOf(cues: readonly ShownCue[], line: Line, { me, stepsOf }: BeatSources): Beat {
  const turn = cues.find(({ as }) => as === 'turn')?.who;
  const spans = cues.map((cue) => spanOf(cue, stepsOf));
  const isMine = me !== undefined && cues.some((cue) => namesIn(cue).includes(me));
  return {
    cues,
    line,
    length: Math.max(...spans.map(([length = 0]) => length)),
    least: Math.max(...spans.map(([, least = 0]) => least)),
    ...(turn !== undefined && { turn }),
    isMine,
    isMyAct: isMine && cues.some(({ as, who }) => who === me && ACTS.includes(as)),
  };
}

function spanOf(cue: ShownCue, stepsOf: BeatSources['stepsOf']): readonly number[] {
  const span = LENGTHS[cue.as];
  if (cue.as === 'move') {
    const steps = Math.min(MOST_STEPS, Math.max(1, stepsOf(cue)));
    return span.map((length) => length * steps);
  }
  // a fight that is told in two entries: how it is fought, and how it ends
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
