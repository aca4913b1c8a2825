import { useHere } from '../../../app/here.ts';
import { calledOf, useEvent } from '../../../tournament/event.ts';
import type { Row } from './row.ts';

/** Rows of the table: place, player, points, what parted them, and what each round gave. It scrolls by itself where it is wide. */
export function Table({ rows }: { readonly rows: readonly Row[] }) {
  const { words } = useHere();
  const myId = useEvent().tournament.mine?.id;
  const kinds = rows[0]?.tieBreaks.map(({ kind }) => kind) ?? [];
  const rounds = rows[0]?.results.map(({ round }) => round) ?? [];
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={words.say('standings.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say('standings.rank')}</th>
            <th scope="col">{words.say('standings.player')}</th>
            <th scope="col">{words.say('standings.points')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.say(`tie.${kind}`)}
              </th>
            ))}
            {rounds.map((round) => (
              <th key={round} scope="col">
                {words.say('bar.round', { n: round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, player, points, tieBreaks, results }) => (
            <tr key={player.id} class={player.id === myId ? 'mine' : undefined}>
              <td>{rank}</td>
              <th scope="row">
                {calledOf(player)}
                {player.id === myId && <small> {words.say('pod.mine')}</small>}
              </th>
              <td>
                <b>{words.number(points)}</b>
              </td>
              {tieBreaks.map(({ kind, value }) => (
                <td key={kind}>{value === '' ? '–' : value}</td>
              ))}
              {results.map((each) => (
                <td key={each.round} title={words.say(`source.${each.source}`)}>
                  {words.number(each.points)}
                  {each.source !== 'MATCH' && <small> {words.say(`source.${each.source}`)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
