import { useHere } from '../../../here/here.ts';

type Props = { readonly before: number; readonly after: number };

/** My rating after a rated match, with what the match has changed. */
export function RatingChange({ before, after }: Props) {
  const { words } = useHere();
  const gain = after - before;
  const [low, high] = [Math.min(before, after), Math.max(before, after)];
  // a bar that reaches as far beyond the change on both sides as it is wide, and 60 at least
  const reach = Math.max(high - low, 60);
  const from = low - reach;
  const all = high + reach - from;
  return (
    <section class="panel end-rating" aria-label={words.say('end.rating')}>
      <p>
        <b>{words.number(after)}</b> <small>{words.say('end.rating')}</small>
      </p>
      <span class="end-rail" aria-hidden="true">
        <i
          data-gain={gain >= 0}
          style={{
            left: `${((low - from) / all) * 100}%`,
            width: `${((high - low) / all) * 100}%`,
          }}
        />
      </span>
      <strong data-gain={gain >= 0}>
        {gain >= 0 ? '+' : '−'}
        {words.number(Math.abs(gain))}
      </strong>
    </section>
  );
}
