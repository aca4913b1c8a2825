import { useHere } from '../../here/here.ts';
import { mySeat } from '../../match/choices.ts';
import { useMatch } from '../../match/context.ts';
import { goalOf } from '../../match/goal-of.ts';
import { useSteady } from '../../reading/steady.ts';
import { Icon } from '../../parts/icon.tsx';

/** The goal of the match in one line, and how far I am. */
export function Goal() {
  const match = useMatch();
  const { words } = useHere();
  const progress = useSteady(() => {
    const scene = match.scene.value;
    const mine = `seat:${mySeat(match) ?? ''}`;
    const own = scene?.seats.find(({ seat }) => seat === mine);
    const goal = own?.counters.find(({ role }) => role === 'goal') ?? scene?.goal;
    return goal?.most === undefined ? undefined : { n: goal.n, most: goal.most };
  }, [match]);
  const goal = goalOf(match);
  if (goal == null) return null;
  return (
    <p class="goal" title={goal}>
      <Icon name="goal" />
      <b>{words.say('goal.title')}</b>
      <span>{goal}</span>
      {progress && (
        <>
          <progress aria-hidden="true" max={progress.most} value={progress.n} />
          <small>{words.say('goal.of', progress)}</small>
        </>
      )}
    </p>
  );
}
