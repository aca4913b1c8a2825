import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useHere } from '../../../here/here.ts';
import { lettersFor } from '../../../match/letters.ts';
import { PawnShape } from '../../../parts/pawn.tsx';
import { Solid } from '../../../parts/solid.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { seatColourAt } from '../../../match/colours.ts';
import { useEvent } from '../../../tournament/event.ts';
import { Reasons } from './reason.tsx';
import type { Row } from './row.ts';
import { tieText } from './tie-value.ts';

type Props = {
  readonly rows: readonly Row[];
  /** Number of places shown from the top, beside mine; all unless given. */
  readonly most?: number;
  /** Colours of players by the tables that they sit at. */
  readonly colours?: ReadonlyMap<string, string>;
  readonly children?: ComponentChildren;
};

/** Places with points and the first tie-break; each opens to why it is so. */
export function Places({ rows, most = rows.length, colours, children }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const opened = useSignal<string | undefined>(undefined);
  const first = rows[0]?.tieBreaks[0]?.kind;
  const myId = tournament.mine?.id;
  const letters = lettersFor(rows.map(({ player }) => player.account.name));
  const colourOf = ({ player, rank }: Row): string =>
    colours?.get(player.id) ?? seatColourAt((player.number ?? rank) - 1);
  const mine = rows.findIndex(({ player }) => player.id === myId);
  const shown = rows
    .map((row, at) => ({ row, at }))
    .filter(({ at }) => at < most || (mine >= most && at === mine));
  return (
    <div class="places">
      <p class="places-head" aria-hidden="true">
        <span>{words.say('standings.player')}</span>
        <span>{words.say('standings.points')}</span>
        {first && <span>{words.say(`tieShort.${first}`)}</span>}
      </p>
      <ol>
        {shown.map(({ row, at }) => {
          const { player, rank, points, tieBreaks } = row;
          const isOpen = opened.value === player.id;
          const isMine = player.id === myId;
          const tie = tieBreaks[0];
          return (
            <li
              key={player.id}
              data-mine={isMine}
              data-rank={rank}
              style={{ '--seat': colourOf(row) }}
            >
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => {
                  opened.value = isOpen ? undefined : player.id;
                }}
              >
                <span class="places-rank">{rank}</span>
                <PawnShape colour={colourOf(row)} letters={letters[at] ?? ''} />
                <b>
                  {player.account.name}
                  {isMine && <small> {words.say('pod.mine')}</small>}
                </b>
                <span class="places-points">
                  {words.number(points)}
                  <span class="sr"> {words.say('standings.points')}</span>
                </span>
                {tie && (
                  <span>
                    <span class="sr">{words.say(`tie.${tie.kind}`)}: </span>
                    {tieText(tie.kind, tie.value, words)}
                  </span>
                )}
                {isOpen ? <Icon name="close" /> : <Solid name="down" />}
              </button>
              {isOpen && (
                <Reasons row={row} above={rows[at - 1]} below={rows[at + 1]} colourOf={colourOf} />
              )}
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}
