import type { Scene } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { useLater } from '../reading/later.ts';
import { Folded } from '../parts/folded.tsx';
import { BoardView } from '../board/board.tsx';
import { LaidOut } from '../board/laid-out.tsx';
import { Common } from './common.tsx';
import { BareTable, PlainTree } from './undrawn.ts';

/** The table: boards, common things, and those that the game's notes do not draw. */
export function Stage() {
  const { scene } = useMatch();
  const { words } = useHere();
  const drawn = scene.value;
  const { table, left } = useLater(scene, 2).value ?? drawn ?? {};
  return (
    <section id="board" aria-labelledby="board-title">
      <h2 id="board-title" class="sr">
        {words.say('board.title')}
      </h2>
      {drawn === undefined ? (
        <div class="skeleton board-skeleton" />
      ) : (
        <>
          <Drawn scene={drawn} />
          {table && (
            <Common
              group={isBare(drawn) ? { ...table, counters: asideOf(table) } : table}
              left={drawn.seats.length === 0 ? undefined : left}
            />
          )}
          {drawn.seats.length === 0 && drawn.left !== undefined && <Undrawn left={drawn.left} />}
        </>
      )}
    </section>
  );
}

function Drawn({ scene }: { readonly scene: Scene }) {
  if (scene.seats.some(({ lattices }) => lattices.length > 0)) return <LaidOut scene={scene} />;
  if (isBare(scene)) return <BareTable scene={scene} />;
  return scene.boards.map((board) => <BoardView key={board.ref} board={board} />);
}

/** True if nothing is drawn that players could be seen on. */
const isBare = ({ seats, boards }: Scene): boolean =>
  seats.length > 0 && boards.length === 0 && seats.every(({ lattices }) => lattices.length === 0);

const asideOf = ({ counters }: Scene['table']) => counters.filter(({ role }) => role === 'aside');

/** The whole view of a game whose notes draw nothing. */
function Undrawn({ left }: { readonly left: unknown }) {
  const { words } = useHere();
  return (
    <Folded class="rest" summary={words.say('plain.title')} isOpen>
      {() => <PlainTree value={left} />}
    </Folded>
  );
}
