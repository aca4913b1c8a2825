import { useHere } from '../../here/here.ts';
import { useLeft } from '../../parts/use-left.ts';
import { secondsOf } from '../../words/spans.ts';
import type { Words } from '../../words/words.ts';
import { shortSpan } from '../../match/countdown.ts';
import type { ListedMatch } from './listed-match.ts';

type Props = Pick<ListedMatch, 'timeControl'> & { readonly until: string };

/** Share of the time left below which a match is urgent. */
const SCARCE = 0.25;

/** The time that is left to answer, in words and as a bar. */
export function TimeBar({ until, timeControl }: Props) {
  const { words } = useHere();
  const left = useLeft(until).value;
  const share = left === undefined ? 1 : shareOf(left, timeControl);
  return (
    <span class="time-bar" data-scarce={left !== undefined && share < SCARCE}>
      <span class="pill">
        {left === undefined ? ' ' : left === 0 ? words.say('time.up') : inWords(left, words)}
      </span>
      <span class="time-share" aria-hidden="true">
        <i style={{ width: `${String(Math.round(share * 100))}%` }} />
      </span>
    </span>
  );
}

const HOUR = 3_600_000;

/** The time left by its two largest units at most, or by the second in the last hour. */
function inWords(left: number, words: Words): string {
  const hours = Math.floor(left / HOUR);
  const days = Math.floor(hours / 24);
  const minutes = hours < 2 ? Math.floor(left / 60_000) % 60 : 0;
  const text =
    left < HOUR ? shortSpan(left) : words.span({ days, hours: days < 2 ? hours % 24 : 0, minutes });
  return words.say('time.left', { left: text });
}

/**
 * Share of the shortest limit that is left, from 0 to 1. A deadline moves while time stands, so
 * more may be left.
 */
function shareOf(left: number, timeControl: ListedMatch['timeControl']): number {
  const { perQuestion, perTurn, bank } = timeControl ?? {};
  const limits = [perQuestion, perTurn, bank?.initial].flatMap(
    (each) => secondsOf(each ?? '') ?? [],
  );
  return Math.min(1, left / 1_000 / Math.min(...limits));
}
