import { useMemo } from 'preact/hooks';
import { useMatch } from '../match/context.ts';
import { textAt } from '../match/names.ts';
import { crossingsOf, landsOf } from './land.ts';
import type { Board } from '../../../../shared/client/index.ts';
import { middle } from '../stage/ways.ts';

/** The lands of a board over water, the names of their groups in the ditches, roads and bridges. */
export function Lands({ board }: { readonly board: Board }) {
  const match = useMatch();
  const lands = useMemo(() => landsOf(board), [board]);
  const { bridges, roads } = useMemo(() => crossingsOf(board), [board]);
  const { w, h, spaces } = board;
  return (
    <svg class="lands" viewBox={`0 0 ${w * 100} ${h * 100}`} aria-hidden="true" focusable="false">
      <pattern id={`waves-${board.ref}`} width="28" height="14" patternUnits="userSpaceOnUse">
        <path class="waves" d="M0 10q7-6 14 0t14 0" />
      </pattern>
      <radialGradient id="board-glow">
        <stop class="glow-middle" offset="0" />
        <stop offset="1" stop-color="#ffd76a" stop-opacity="0" />
      </radialGradient>
      <rect class="water" width={w * 100} height={h * 100} />
      <rect width={w * 100} height={h * 100} fill={`url(#waves-${board.ref})`} />
      {lands.map(
        ({ group, edge, path }) =>
          edge && <path key={group ?? ''} class="land-edge" data-tone={edge} d={path} />,
      )}
      {lands.map(({ group, tone, path }) => (
        <path key={group ?? ''} class="land" data-tone={tone} d={path} fill-rule="evenodd" />
      ))}
      {roads.map(({ from, to }) => {
        const [one, other] = [middle(from), middle(to)];
        const d = `M${one.x * 100} ${one.y * 100}L${other.x * 100} ${other.y * 100}`;
        return (
          <g key={`${from.ref} ${to.ref}`} class="road">
            <path d={d} />
            <path class="road-top" d={d} />
          </g>
        );
      })}
      {bridges.map(({ key, x, y, turn }) => (
        <g key={key} class="bridge" transform={`translate(${x * 100} ${y * 100}) rotate(${turn})`}>
          <rect x="-13" y="-15" width="26" height="30" rx="3" />
          <path d="M-13-8h26M-13-1h26M-13 6h26" />
        </g>
      ))}
      {spaces
        .filter(({ role }) => role === 'goal')
        .map((space) => {
          const { x, y } = middle(space);
          return <circle key={space.ref} class="glow" cx={x * 100} cy={y * 100} r="95" />;
        })}
      {lands.map(({ group, label }) => {
        const name = group && textAt(match, group);
        return (
          label &&
          name && (
            <text key={group} class="land-name" x={label.x * 100 + 14} y={label.y * 100}>
              {name}
            </text>
          )
        );
      })}
    </svg>
  );
}
