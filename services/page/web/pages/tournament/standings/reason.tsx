import { useHere } from '../../../here/here.ts';
import { useEvent } from '../../../tournament/event.ts';
import {
  comparedBy,
  whyAbove,
  type Compared,
  type TieKind,
  type Why,
} from '../../../tournament/why.ts';
import type { Row } from './row.ts';
import { tieNumber } from './tie-value.ts';

type Props = {
  readonly row: Row;
  readonly above: Row | undefined;
  readonly below: Row | undefined;
  /** The colour of a player. */
  colourOf(row: Row): string;
};

/** The reasons for a place: the difference to the next player above and to the next below, with the values as bars. */
export function Reasons({ row, above, below, colourOf }: Props) {
  const { words } = useHere();
  const place = (of: Row): string => words.say('why.place', { n: of.rank });
  return (
    <div class="why" style={{ '--seat': colourOf(row) }}>
      {above && (
        <>
          <h3>{words.say('why.not', { place: place(row), other: place(above) })}</h3>
          <Reason above={above} below={row} colourOf={colourOf} />
        </>
      )}
      {below && (
        <>
          <h3>{words.say('why.notBelow', { other: place(below) })}</h3>
          <Reason above={row} below={below} colourOf={colourOf} />
        </>
      )}
      {!above && !below && <p>{words.say('why.only')}</p>}
    </div>
  );
}

type ReasonProps = {
  readonly above: Row;
  readonly below: Row;
  colourOf(row: Row): string;
};

function Reason({ above, below, colourOf }: ReasonProps) {
  const { words } = useHere();
  const why = whyAbove(above, below);
  const names = { above: above.player.account.name, below: below.player.account.name };
  if (why.is === 'points')
    return (
      <>
        <p>{words.say('why.points', names)}</p>
        <Bars
          {...{ above, below, colourOf }}
          values={pointsOf(above.points, below.points)}
          say={(n) => words.number(n)}
        />
      </>
    );
  const level = words.say('why.level', { ...names, n: above.points });
  if (why.is === 'nothing') return <p>{level}</p>;
  const { kind } = why;
  const values = comparedBy(kind, why.above, why.below);
  return (
    <>
      <p>
        {level} {why.equal.length > 0 && words.say('why.equal', { ties: tieNames(why, words) })}{' '}
        {words.say('why.tie', { n: why.nth })} <b>{words.say(`tie.${kind}`)}.</b>{' '}
        {kind === 'DRAW' ? words.say('why.draw', names) : words.say(`tie.${kind}.text`)}{' '}
        {kind === 'HEAD_TO_HEAD' && words.say('why.lower')}
        {values?.place !== undefined && words.say('why.placesOf', { place: values.place })}
      </p>
      {values && (
        <Bars {...{ above, below, colourOf, values }} say={(n) => tieNumber(kind, n, words)} />
      )}
    </>
  );
}

/** Names of the tie-breaks that left two players level. */
const tieNames = (
  { equal }: Extract<Why, { readonly is: 'tie' }>,
  words: ReturnType<typeof useHere>['words'],
): string => words.list(equal.map((kind: TieKind) => words.say(`tie.${kind}`)));

type Values = { readonly one: Compared; readonly other: Compared };

function pointsOf(one: number, other: number): Values {
  const most = Math.max(one, other, Number.MIN_VALUE);
  const share = (n: number): number => Math.max(0, n / most);
  return { one: { n: one, share: share(one) }, other: { n: other, share: share(other) } };
}

type BarsProps = ReasonProps & { readonly values: Values; say(n: number): string };

/** The values of two players, the upper first, each as a bar and as a number. */
function Bars({ above, below, values, colourOf, say }: BarsProps) {
  const { words } = useHere();
  const myId = useEvent().tournament.mine?.id;
  const rows = [
    [above, values.one],
    [below, values.other],
  ] as const;
  return (
    <dl class="compared">
      {rows.map(([row, { n, share }]) => (
        <div key={row.player.id}>
          <dt>{row.player.id === myId ? words.say('why.you') : row.player.account.name}</dt>
          <dd>
            <i
              aria-hidden="true"
              style={{ '--seat': colourOf(row), '--share': `${String(Math.round(share * 100))}%` }}
            />
            <span>{say(n)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
