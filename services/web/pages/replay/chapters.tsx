import { useSignal } from '@preact/signals';
import type { Line } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useTold } from '../../parts/use-told.ts';
import type { ReplayModel } from '../../replay/model.ts';

/** So many lines of the story are read at once. */
const PAGE = 100;

/** The turns and rounds of a match as a list, to go to where each began; read when it is opened. */
export function Chapters({ replay }: { readonly replay: ReplayModel }) {
  const { words, client } = useHere();
  const isOpen = useSignal(false);
  const { data, refusal } = useTold(() => {
    if (!isOpen.value || replay.head.value === undefined) return undefined;
    return chaptersOf(client.story(replay.id, { size: PAGE }));
  }, [isOpen.value, replay.head.value?.id]);
  const version = replay.table.value?.version ?? 1;
  const current = data.value?.findLast((line) => line.version <= version);
  return (
    <details class="turns" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{words.say('replay.turns')}</summary>
      {refusal.value && <Refused refusal={refusal.value} />}
      <ol>
        {data.value?.map((line, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={line === current ? 'step' : undefined}
              onClick={() => void replay.go(line.version)}
            >
              {line.parts.map(({ text }) => text).join('')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

type Pages = ReturnType<ReturnType<typeof useHere>['client']['story']>;

/** The lines that begin turns and rounds, the first one first. */
async function chaptersOf(story: Pages) {
  let begun: readonly Line[] = [];
  for await (const page of story) {
    if ('refusal' in page) return page;
    begun = [...page.data.filter(({ begins }) => begins !== null), ...begun];
  }
  return { data: begun };
}
