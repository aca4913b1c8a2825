import { useHere } from '../../../here/here.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { bracketOf, type Column } from '../../../tournament/bracket.ts';
import { useEvent, type Tournament } from '../../../tournament/event.ts';
import { knockoutNames, publishedOf, sizesAhead } from '../../../tournament/knockout.ts';
import { BracketTable, type BracketNode } from './bracket-table.tsx';
import { useKnockout } from './use-knockout.ts';

type Stage = Tournament['stages'][number];

/**
 * The knockout stages, each as a bracket: a column for each round, a line from each table to the next ones of
 * its players.
 */
export function Bracket() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const stages = tournament.stages.filter(({ format }) => format === 'ELIMINATION');
  return (
    <section aria-labelledby="bracket">
      <h2 id="bracket">{words.say('part.bracket')}</h2>
      {stages.map((stage) => (
        <OneStage key={stage.number} stage={stage} />
      ))}
    </section>
  );
}

function OneStage({ stage }: { readonly stage: Stage }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const rounds = publishedOf(tournament, stage.number);
  const told = useKnockout(rounds.map(({ number }) => number));
  if (told.refusal.value) return <Refused refusal={told.refusal.value} />;
  if (rounds.length === 0)
    return (
      <p class="notes">
        {stage.cut === null
          ? words.say('bracket.notYet')
          : words.say('bracket.cut', { n: stage.cut })}
      </p>
    );
  const pods = told.data.value;
  if (pods === undefined) return <div class="skeleton pods-skeleton" />;
  const played: readonly (readonly BracketNode[])[] = rounds.map(({ number }) =>
    pods
      .filter(({ round }) => round === number)
      .map((pod) => ({
        ...{ id: pod.id, pod, hasLine: pod.result === null },
        players: pod.seats.map(({ player }) => player.id),
      })),
  );
  const sizes = (played.at(-1) ?? []).map(({ players }) => players.length);
  const ahead = sizesAhead(tournament, stage.number, sizes).map(toBeDrawn);
  const { columns, rows } = bracketOf([...played, ...ahead]);
  const total = columns.length;
  const names = knockoutNames(columns.map(({ pods: { length } }) => length));
  const nameOf = (at: number): string => {
    const [name, number] = [names[at], rounds[at]?.number];
    if (name !== undefined) return words.say(name);
    return number === undefined ? words.say('bracket.next') : words.say('bar.round', { n: number });
  };
  return (
    <>
      <div
        class="bracket"
        tabIndex={0}
        role="region"
        aria-label={words.say('stage.number', { n: stage.number })}
        style={{ '--rows': rows, '--columns': total }}
      >
        {columns.map((column, at) => (
          <section key={at} class="bracket-round" aria-label={nameOf(at)}>
            <h3>{nameOf(at)}</h3>
            <div class="bracket-tables">
              <ol>
                {column.pods.map((placed) => (
                  <BracketTable key={placed.pod.id} placed={placed} />
                ))}
              </ol>
              {at < total - 1 && <Lines links={column.links} rows={rows} />}
            </div>
          </section>
        ))}
      </div>
      <p class="notes">{words.say('bracket.text')}</p>
    </>
  );
}

/** Tables of a round that is still to come: each of their players is a place to be taken. */
const toBeDrawn = (sizes: readonly number[], round: number): readonly BracketNode[] =>
  sizes.map((size, at) => ({
    ...{ id: `ahead ${String(round)} ${String(at)}`, hasLine: false, isAhead: true },
    players: Array.from({ length: size }, (_, n) => [round, at, n].join(' ')),
  }));

type LinesProps = { readonly links: Column<BracketNode>['links']; readonly rows: number };

/** Lines to the next round; their corners are beside the tables, so that none crosses one. */
const Lines = ({ links, rows }: LinesProps) => (
  <svg
    class="bracket-lines"
    viewBox={`0 0 10 ${String(rows)}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {links.map(({ from, to }) => (
      <path key={`${String(from)} ${String(to)}`} d={`M0 ${from}H5V${to}H10`} />
    ))}
  </svg>
);
