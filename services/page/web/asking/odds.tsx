import { useHere } from '../here/here.ts';
import type { Option } from '../match/choices.ts';
import { Dice } from '../parts/die.tsx';

type OddsOf = NonNullable<Option['odds']>;
type Props = { readonly odds: OddsOf };

/** Chances of an option in a line: a bar of all outcomes, and one in words; no bar if that one is certain. */
export function OddsLine({ odds }: Props) {
  const { words } = useHere();
  const told = tellingOf(odds);
  return (
    <span class="odds-line">
      {odds.outcomes.length > 1 && <OddsBar odds={odds} />}
      {told && (
        <small data-tone={told.tone}>
          {told.text} {words.percent(told.chance)}
        </small>
      )}
    </span>
  );
}

/** From this many outcomes on no single one tells much. */
const MANY = 4;

/** The good outcome of few, or else the likeliest of them. */
function tellingOf({ outcomes }: OddsOf): OddsOf['outcomes'][number] | undefined {
  if (outcomes.length >= MANY) return undefined;
  const byChance = outcomes.toSorted((one, other) => other.chance - one.chance);
  return byChance.find(({ tone }) => tone === 'GOOD') ?? byChance[0];
}

/** Bar of the share of each outcome, beside words that say the same. */
function OddsBar({ odds: { outcomes } }: Props) {
  return (
    <span class="odds-bar" aria-hidden="true">
      {outcomes.map(({ chance, tone }, at) => (
        <span key={at} data-tone={tone} style={{ flexGrow: chance }} />
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
        {outcomes.map(({ text, chance, rolls, tone }, at) => (
          <li key={at} data-tone={tone}>
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
