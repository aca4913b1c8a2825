import type { Board, Occupied, Ref, Space } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useStand } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { nameOf } from '../match/names.ts';
import { useSteady } from '../reading/steady.ts';
import { Glyph } from '../parts/glyph.tsx';
import { towards } from './neighbours.ts';
import type { Words } from '../words/words.ts';

import { Occupants } from './occupants.tsx';
import { breadth, isLong } from './breadth.ts';
import { hangs, shortName } from './flags.ts';

type Props = {
  readonly space: Space;
  readonly board: Board;
  readonly isFirst: boolean;
  /** True if a figure of mine stands there. */
  readonly isMine: boolean;
  /** The height of its name as a flag, if there is no room for names; without a height there is no flag. */
  readonly flag: number | undefined;
  /** The number of the option about it, which the flag bears instead of the name. */
  readonly number: number | undefined;
  goTo(space: Space | undefined): void;
  /** Shows all cards that lie there. */
  fan(place: Ref): void;
};

export function SpaceView({ space, board, isFirst, isMine, flag, number, goTo, fan }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const { ref, x, y, w, h, tone = 'grey', glyph, role } = space;
  const name = nameOf(match, ref);
  const short = shortName(name);
  const { mayChoose, classes } = useStand(ref);
  const occupied = useSteady(
    () => match.scene.value?.places.find(({ place }) => place === ref),
    [match, ref],
  );
  const on = occupied ? onIt(match, occupied, words) : [];
  const said = [
    ...(on.length > 0 ? [words.list(on)] : []),
    ...(mayChoose ? [words.say('match.mayChoose')] : []),
  ];
  const side = (x + w / 2) / board.w;
  return (
    <button
      type="button"
      class={`space${classes}${isMine ? ' here' : ''}`}
      data-ref={ref}
      data-tone={tone}
      data-role={role}
      data-crowded={occupied !== undefined && isLong(short, w)}
      data-edge={hangs(space) ? 'top' : undefined}
      data-side={side < 0.25 ? 'start' : side > 0.75 ? 'end' : undefined}
      tabIndex={isFirst || mayChoose ? 0 : -1}
      // as one text: a phone sets fifty times five properties for longer than it paints the board
      style={`--x:${x};--y:${y};--sw:${w};--sh:${h};--long:${breadth(short)}`}
      onClick={() => {
        match.looked.value = ref;
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        goTo(towards(board.spaces, space, event.key));
      }}
    >
      <span class="space-inner">
        {glyph && <Glyph name={glyph} />}
        <span class="space-name">
          {short}
          {short !== name && <span class="sr"> {name.slice(short.length)}</span>}
        </span>
      </span>
      <span class="sr">. {said.join('. ')}</span>
      {occupied && <Occupants occupied={occupied} fan={fan} />}
      {flag !== undefined && (
        <span class="flag" data-number={number} aria-hidden="true" style={{ '--level': flag }}>
          {number ?? short}
        </span>
      )}
    </button>
  );
}

/** Things on a place, in words. */
const onIt = (
  match: MatchModel,
  { lying, pieces, counters }: Occupied,
  words: Words,
): readonly string[] => [
  ...pieces.map(({ thing, seat }) => {
    const name = nameOf(match, thing);
    if (seat === undefined) return name;
    const isMine = seat === `seat:${match.details.value?.seat ?? ''}`;
    return `${name} (${isMine ? words.say('board.mine') : nameOf(match, seat)})`;
  }),
  ...lying.map((thing) => nameOf(match, thing)),
  ...counters.map(({ of, n }) => `${n} ${of === undefined ? '' : nameOf(match, of)}`.trim()),
];
