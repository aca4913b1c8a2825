import type { Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { Refused } from '../parts/refusal.tsx';
import { usePeople, type People } from './audit-text/people.ts';

/** Something that stands in the way of a pairing, as a refusal or a preview tells of it. */
export type Problem = {
  readonly kind: string;
  readonly players?: readonly number[];
  readonly pod?: number | null;
  readonly relax?: readonly string[];
};

/** Reason of a refusal in a tournament, and the obstacles if they are known. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal }) {
  const { problems } = refusal.details;
  return (
    <>
      <Refused refusal={refusal} />
      {Array.isArray(problems) && <InTheEvent problems={problems as readonly Problem[]} />}
    </>
  );
}

function InTheEvent({ problems }: Pick<Props, 'problems'>) {
  const { called } = usePeople();
  return <Problems problems={problems} called={called} />;
}

type Props = { readonly problems: readonly Problem[]; readonly called: People['called'] };

/**
 * Problems of a pairing: the constraint, the players concerned, and the rules that would have to give way.
 */
export function Problems({ problems, called }: Props) {
  const { words } = useHere();
  return (
    <ul class="problems">
      {problems.map(({ kind, players = [], pod, relax = [] }, at) => (
        <li key={`${String(at)} ${kind}`} data-problem={kind}>
          {words.sayIfKnown(`problem.${kind}`) ?? kind}
          {pod != null && ` · ${words.say('pod.title', { n: pod })}`}
          {players.length > 0 && ` · ${words.list(players.map(called))}`}
          {relax.length > 0 && (
            <small>
              {' '}
              {words.say('problem.relax', {
                what: words.list(relax.map((each) => words.sayIfKnown(`relax.${each}`) ?? each)),
              })}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
