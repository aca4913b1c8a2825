import type { Refusal } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { Refused } from '../parts/refusal.tsx';

/** Something that stands in the way of a pairing, as a refusal or a preview tells of it. */
export type Problem = {
  readonly kind: string;
  readonly players?: readonly number[];
  readonly pod?: number | null;
  readonly relax?: readonly string[];
};

/** Why something was not done in a tournament, and what stands in the way where that is known. */
export function NotDone({ refusal }: { readonly refusal: Refusal }) {
  const { problems } = refusal.details;
  return (
    <>
      <Refused refusal={refusal} />
      {Array.isArray(problems) && <Problems problems={problems as readonly Problem[]} />}
    </>
  );
}

/** What is wrong with a pairing: the constraint, whom it is about, and what would have to give way. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { words } = useHere();
  return (
    <ul class="problems">
      {problems.map(({ kind, players = [], pod, relax = [] }, at) => (
        <li key={`${String(at)} ${kind}`} data-problem={kind}>
          {words.sayIfKnown(`problem.${kind}`) ?? kind}
          {pod != null && ` · ${words.say('pod.title', { n: pod })}`}
          {players.length > 0 &&
            ` · ${words.say('problem.players', { numbers: words.list(players.map(String)) })}`}
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
