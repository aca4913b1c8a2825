import { useHere } from '../../../here/here.ts';
import { calledOf, useEvent } from '../../../tournament/event.ts';
import type { Row } from './row.ts';

/**
 * Rows of the table: place, player, points, tie-breaks, and the result of each round. It scrolls on
 * its own if it is wide.
 */
export function Table({ rows }: { readonly rows: readonly Row[] }) {
  const { words } = useHere();
  const myId = useEvent().tournament.mine?.id;
  const kinds = rows[0]?.tieBreaks.map(({ kind }) => kind) ?? [];
  // players who came later, have left or are still playing have fewer results than others
  const rounds = [
    ...new Set(rows.flatMap(({ results }) => results.map(({ round }) => round))),
  ].toSorted((one, other) => one - other);
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
              {rounds.map((round) => (
                <Result key={round} result={results.find((each) => each.round === round)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Points of a round, and their source; a dash if there are none yet. */
function Result({ result }: { readonly result: Row['results'][number] | undefined }) {
  const { words } = useHere();
  if (result === undefined) return <td>–</td>;
  const source = words.say(`source.${result.source}`);
  return (
    <td title={source}>
      {words.number(result.points)}
      {result.source !== 'MATCH' && <small> {source}</small>}
    </td>
  );
}
