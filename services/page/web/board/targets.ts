import type { Board, Ref, Space } from '../../../../shared/client/index.ts';
import { currentQuestion, mySeat, optionsAbout } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { useSteady } from '../reading/steady.ts';
import { nameOf } from '../match/names.ts';
import { levelsOf, shortName } from './flags.ts';
import { middle, wayTo } from '../stage/ways.ts';

/** More spaces that may be chosen than that bear the numbers of their options instead of names, and no way leads to them. */
const FEW = 6;
/** The most steps that a way is drawn for. */
const FAR = 8;

export type Stone = {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  /** True if a thing lies there: the target moves aside. */
  readonly isAside: boolean;
};

/** The parts of a board that concern me: my space, the spaces with a flag, and the ways to them. */
export type Targets = {
  readonly mine: readonly Ref[];
  /** The height of the flag of each. */
  readonly flags: Readonly<Record<Ref, number>>;
  /** The numbers of the options about spaces, where there are too many for names. */
  readonly numbers: Readonly<Record<Ref, number>>;
  readonly stones: readonly Stone[];
  readonly ways: readonly string[];
};

export function useTargets(board: Board): Targets {
  const match = useMatch();
  return useSteady(() => targetsOf(match, board), [match, board]);
}

function targetsOf(match: MatchModel, board: Board): Targets {
  const { spaces } = board;
  const mine = myPlaces(match).filter((place) => spaces.some(({ ref }) => ref === place));
  const open = spaces.filter(({ ref }) => optionsAbout(match, ref).length > 0);
  const few = open.length > FEW ? [] : open;
  const [from] = mine;
  const ways = from === undefined ? [] : few.flatMap(({ ref }) => [wayOf(board, from, ref)]);
  const known = ways.filter((way) => way !== undefined && way.length > 1) as (readonly Space[])[];
  const occupied = new Set(match.scene.value?.places.map(({ place }) => place));
  const stones = new Map<Ref, Stone>();
  for (const way of known)
    way.slice(1, -1).forEach((space, at) => {
      if (open.includes(space)) return;
      const { ref, x, y, w, h } = space;
      const isAside = occupied.has(ref);
      stones.set(ref, { n: at + 1, x: x + w * 0.5, y: y + h * 0.78, isAside });
    });
  const answers = currentQuestion(match)?.options ?? [];
  const numbers: Record<Ref, number> = {};
  if (open.length > FEW)
    for (const { ref } of open) {
      const [option] = optionsAbout(match, ref);
      if (option?.group === 'ANSWER') numbers[ref] = answers.indexOf(option) + 1;
    }
  return {
    mine,
    numbers,
    flags: levelsOf(
      spaces.filter((space) => open.includes(space) || mine.includes(space.ref)),
      board.w,
      (ref) => numbers[ref]?.toString() ?? shortName(nameOf(match, ref)),
    ),
    stones: [...stones.values()],
    ways: known.map((way) => `M${way.map(pointOf).join('L')}`),
  };
}

const wayOf = (board: Board, from: Ref, to: Ref) => wayTo(board, from, to, FAR);

/** Point of a way on a space, in hundredths of a unit. */
export const pointOf = (space: Space): string => {
  const { x } = middle(space);
  return `${String(Math.round(x * 100))} ${String(Math.round((space.y + space.h * 0.78) * 100))}`;
};

/** The places that my figures stand on. */
function myPlaces(match: MatchModel): readonly Ref[] {
  const mine = `seat:${mySeat(match) ?? ''}`;
  const panel = match.scene.value?.seats.find(({ seat }) => seat === mine);
  return panel?.pieces.map(({ place }) => place) ?? [];
}
