import { useHere } from '../../../here/here.ts';
import type { People } from '../../../tournament/audit-text/people.ts';

/** Quality figures of a pairing. */
export type Figures = {
  readonly repeats: number;
  readonly spread: number;
  readonly oddPods: number;
  readonly byes: number;
  readonly broken: readonly (readonly number[])[];
};

const figures = ['repeats', 'spread', 'oddPods', 'byes'] as const;

type Props = {
  readonly before: Figures;
  readonly after: Figures | undefined;
  readonly called: People['called'];
};

/**
 * Quality of a draft: players who meet again, the range of points, the byes; and the same after a
 * change.
 */
export function Report({ before, after, called }: Props) {
  const { words } = useHere();
  const shown = (n: number): string => words.number(Math.round(n * 100) / 100);
  return (
    <>
      <dl class="report">
        {figures.map((name) => (
          <div key={name}>
            <dt>{words.say(`report.${name}`)}</dt>
            <dd>
              {shown(before[name])}
              {after && after[name] !== before[name] && (
                <b>
                  {' '}
                  → <span class="sr">{words.say('report.after')} </span>
                  {shown(after[name])}
                </b>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {(after ?? before).broken.length > 0 && (
        <p class="refusal">
          {words.say('report.broken', {
            pairs: words.list((after ?? before).broken.map((pair) => pair.map(called).join(' + '))),
          })}
        </p>
      )}
    </>
  );
}
