import { useHere } from '../../../here/here.ts';
import { calledOf } from '../../../tournament/event.ts';
import type { Pairing } from '../../../tournament/pairing.ts';
import type { PairingDraft } from './use-draft.ts';

type Props = {
  readonly pairing: Pairing;
  readonly drawn: PairingDraft;
  readonly picked: number | undefined;
  onPick(number: number): void;
};

/** The pods of a draft and its byes, each player a button: two that are picked change places. */
export function Tables({ pairing, drawn, picked, onPick }: Props) {
  const { words } = useHere();
  const groups = [
    ...pairing.pods.map((pod, at) => [words.say('pod.title', { n: at + 1 }), pod] as const),
    ...(pairing.byes.length > 0 ? [[words.say('round.byes'), pairing.byes] as const] : []),
  ];
  return (
    <ol class="pods">
      {groups.map(([title, numbers]) => (
        <li key={title} class="pod">
          <h3>{title}</h3>
          <ul class="swaps">
            {numbers.map((number) => {
              const person = drawn.people.get(number);
              return (
                <li key={number}>
                  <button
                    type="button"
                    aria-pressed={picked === number}
                    onClick={() => {
                      onPick(number);
                    }}
                  >
                    {person && calledOf(person)}
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
