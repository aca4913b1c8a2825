import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Line, Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Folded } from '../../parts/folded.tsx';
import { Refused } from '../../parts/refusal.tsx';
import type { ReplayModel } from '../../replay/model.ts';

/** So many lines of the story are read at once: as many as there may be, for only few of them begin a turn. */
const PAGE = 500;

/** The turns and rounds of a match as a list, to go to where each began; read when it is opened, the last ones first. */
export function Chapters({ replay }: { readonly replay: ReplayModel }) {
  const { words } = useHere();
  return (
    <Folded class="turns" summary={words.say('replay.turns')}>
      {() => replay.details.value && <Turns key={replay.id} replay={replay} />}
    </Folded>
  );
}

function Turns({ replay }: { readonly replay: ReplayModel }) {
  const { begun, refusal } = useBegun(replay.id);
  const version = replay.table.value?.version ?? 1;
  const current = begun.findLast((line) => line.version <= version);
  return (
    <>
      {refusal && <Refused refusal={refusal} />}
      <ol>
        {begun.map((line, at) => (
          <li key={begun.length - at}>
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
    </>
  );
}

/** The lines that begin turns and rounds, the first one first; as soon as a page is there. */
function useBegun(id: string) {
  const { client } = useHere();
  const begun = useSignal<readonly Line[]>([]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      for await (const page of client.story(id, { size: PAGE })) {
        if (isLeft) return;
        if ('refusal' in page) refusal.value = page.refusal;
        else begun.value = [...page.data.filter(({ begins }) => begins !== null), ...begun.value];
      }
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [client, id]);
  return { begun: begun.value, refusal: refusal.value };
}
