import { useSignal } from '@preact/signals';
import { ReadPhrases } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useResource } from '../../../parts/use-resource.ts';

type Props = {
  /** True if they are open from the beginning. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  onSay(phrase: string): void;
};

/** Quick messages, sent by a tap: all readers get them in their own languages. */
export function Phrases({ isOpen, isBusy, onSay }: Props) {
  const { client, locale, words } = useHere();
  const isWanted = useSignal(isOpen);
  const { data, refusal } = useResource(
    () => (isWanted.value ? client.ask(ReadPhrases, { locale }) : undefined),
    [client, locale, isWanted.value],
  );
  return (
    <details
      class="phrases"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        isWanted.value ||= currentTarget.open;
      }}
    >
      <summary>{words.say('talk.phrases')}</summary>
      {refusal.value && <Refused refusal={refusal.value} />}
      <div class="acts">
        {data.value?.phrases.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              onSay(id);
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </details>
  );
}
