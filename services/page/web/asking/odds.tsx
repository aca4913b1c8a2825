import { useHere } from '../here/here.ts';
import type { Option } from '../match/choices.ts';
import { Dice } from '../parts/die.tsx';

type OddsOf = NonNullable<Option['odds']>;
type Props = { readonly odds: OddsOf };

/** Bar of the share of each outcome, beside words that say the same; the words of the only one, if it is certain. */
export function OddsBar({ odds: { outcomes } }: Props) {
  const { words } = useHere();
  const [first, ...more] = outcomes;
  if (first !== undefined && more.length === 0)
    return (
      <small>
        {first.text} {words.percent(first.chance)}
      </small>
    );
  return (
    <span class="odds-bar" aria-hidden="true">
      {outcomes.map(({ chance }, at) => (
        <span key={at} data-at={at % 4} style={{ flexGrow: chance }} />
      ))}
    </span>
  );
}

/** Table of the outcomes of a throw: the dice that bring each, in words, and its probability. */
export function OddsTable({ odds }: Props) {
  const { words } = useHere();
  const { dice, sides, outcomes } = odds;
  return (
    <section class="odds">
      <h4>
        {words.say('odds.title')} <small>{words.say('odds.dice', { n: dice })}</small>
      </h4>
      {outcomes.length > 1 && <OddsBar odds={odds} />}
      <ul>
        {outcomes.map(({ text, chance, rolls }, at) => (
          <li key={at} data-at={at % 4}>
            {dice === 1 ? (
              <span class="faces">
                <Dice dice={rolls.map((value) => ({ sides, value }))} />
              </span>
            ) : (
              rolls.length > 0 && <span class="faces">{spans(rolls)}</span>
            )}
            <b>{text}</b>
            <small>{words.percent(chance)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers in few words: `2–6, 9`. */
function spans(rolls: readonly number[]): string {
  const found: [number, number][] = [];
  for (const roll of rolls.toSorted((one, other) => one - other)) {
    const last = found.at(-1);
    if (last?.[1] === roll - 1) last[1] = roll;
    else found.push([roll, roll]);
  }
  return found
    .map(([from, to]) => (from === to ? from : `${String(from)}–${String(to)}`))
    .join(', ');
}
