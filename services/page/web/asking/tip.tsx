import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Question, Sheet } from '../../../../shared/client/index.ts';
import { onDevice } from '../device/areas.ts';
import { isDesk } from '../device/desk.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { goalOf } from '../match/goal-of.ts';
import type { MatchModel } from '../match/model.ts';
import { Icon } from '../parts/icon.tsx';

type SheetTip = NonNullable<Sheet['guide']>['tips'][number];

/** A tip that is shown: its name on this device, whether it goes with its question, and whether it is the goal. */
type Shown = {
  readonly name: string;
  readonly text: string;
  readonly isOnce: boolean;
  readonly isGoal: boolean;
};

/** The tips that are not shown any more on this device, each by its game and its id. */
const KEY = 'questhall.tips';

const hidden = (): readonly string[] => {
  const kept: unknown = JSON.parse(onDevice.get(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
};

const hide = (tip: string): void => {
  onDevice.set(KEY, JSON.stringify([...new Set([...hidden(), tip])]));
};

/**
 * A tip of the game for the question; before the first of them its goal, where the bar has no room for it. It can be
 * hidden for good; one that is shown once is hidden with its question.
 */
export function Tip({ question }: { readonly question: Question }) {
  const match = useMatch();
  const { words } = useHere();
  const gone = useSignal(hidden());
  const tip = tipsOf(match, question).find(({ name }) => !gone.value.includes(name));
  const once = tip?.isOnce === true ? tip.name : undefined;
  useEffect(
    () => () => {
      if (once !== undefined) hide(once);
    },
    [once],
  );
  if (tip === undefined) return null;
  return (
    <div class="tip" role="note" data-tip={tip.name}>
      <p>
        {tip.isGoal && <b>{words.say('goal.title')}: </b>}
        {tip.text}
      </p>
      <button
        type="button"
        aria-label={words.say('tip.close')}
        onClick={() => {
          hide(tip.name);
          gone.value = hidden();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The goal and the tips for a question, in the order that they are shown in. */
function tipsOf(match: MatchModel, question: Question): readonly Shown[] {
  const sheet = match.sheet.value;
  const nameOf = (id: string): string => `${sheet?.id ?? ''}:${id}`;
  // at a desk the bar shows the goal
  const goal = isDesk() ? undefined : goalOf(match);
  const tips = sheet?.guide?.tips.filter((each) => isFor(each, question)) ?? [];
  return [
    ...(goal == null ? [] : [{ name: nameOf('goal'), text: goal, isOnce: true, isGoal: true }]),
    ...tips.map(({ id, text, when }) => ({
      ...{ name: nameOf(id), text, isOnce: when.once === true, isGoal: false },
    })),
  ];
}

/** True if a tip is for a question: of its kind, with its facts. */
function isFor({ when: { kind, about = {} } }: SheetTip, question: Question): boolean {
  const facts = question.about as Readonly<Record<string, unknown>>;
  return (
    (kind === undefined || kind === question.kind) &&
    Object.entries(about).every(([name, value]) => facts[name] === value)
  );
}
