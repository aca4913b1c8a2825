import type { Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { figureOf } from '../match/actor.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';

type Props = { readonly seat: Ref; readonly isMine?: boolean };

/** Name of a seat, with its holder in small letters. What follows a comma in it is seen where there is room. */
export function Called({ seat, isMine = false }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const [figure, holder] = [figureOf(match, seat), nameOf(match, seat)];
  const [name, ...rest] = figure.split(/(?=, )/u);
  return (
    <>
      <b>
        {name}
        {rest.length > 0 && <span class="byname">{rest}</span>}
      </b>
      {figure !== holder && <small> {holder}</small>}
      {isMine && <small> {words.say('players.you')}</small>}
    </>
  );
}
