import type { Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { figureOf } from '../match/actor.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';

type Props = { readonly seat: Ref; readonly isMine?: boolean };

/** Name of a seat, with its holder in small letters. */
export function Called({ seat, isMine = false }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const [figure, holder] = [figureOf(match, seat), nameOf(match, seat)];
  return (
    <>
      <b>{figure}</b>
      {figure !== holder && <small> {holder}</small>}
      {isMine && <small> {words.say('players.you')}</small>}
    </>
  );
}
