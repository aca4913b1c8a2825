import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Question, Sheet } from '../../../../shared/client/index.ts';
import { onDevice } from '../device/areas.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { Icon } from '../parts/icon.tsx';

type SheetTip = NonNullable<Sheet['guide']>['tips'][number];

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
 * A tip of the game for the question. It can be hidden for good; one that is shown once is hidden
 * with its question.
 */
export function Tip({ question }: { readonly question: Question }) {
  const match = useMatch();
  const { words } = useHere();
  const gone = useSignal(hidden());
  const sheet = match.sheet.value;
  const nameOf = ({ id }: SheetTip): string => `${sheet?.id ?? ''}:${id}`;
  const tip = sheet?.guide?.tips.find(
    (each) => isFor(each, question) && !gone.value.includes(nameOf(each)),
  );
  const once = tip?.when.once === true ? nameOf(tip) : undefined;
  useEffect(
    () => () => {
      if (once !== undefined) hide(once);
    },
    [once],
  );
  if (tip === undefined) return null;
  return (
    <div class="tip" role="note" data-tip={tip.id}>
      <p>{tip.text}</p>
      <button
        type="button"
        aria-label={words.say('tip.close')}
        onClick={() => {
          hide(nameOf(tip));
          gone.value = hidden();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** True if a tip is for a question: of its kind, with its facts. */
function isFor({ when: { kind, about = {} } }: SheetTip, question: Question): boolean {
  const facts = question.about as Readonly<Record<string, unknown>>;
  return (
    (kind === undefined || kind === question.kind) &&
    Object.entries(about).every(([name, value]) => facts[name] === value)
  );
}
