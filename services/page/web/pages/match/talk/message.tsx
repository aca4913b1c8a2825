import type { Message } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { seatColour } from '../../../match/colours.ts';

type Props = { readonly message: Message; onAbout(): void };

/** A message: its author, its audience, its time; and the way to my acts on it. */
export function MessageItem({ message, onAbout }: Props) {
  const { words, viewer } = useHere();
  const match = useMatch();
  const { id, from, seat, audience, at } = message;
  return (
    <li
      data-message={id}
      data-audience={audience}
      style={
        seat === null ? undefined : { '--seat': seatColour(match.order.value, `seat:${seat}`) }
      }
    >
      <p class="from">
        <b>{from.name}</b>{' '}
        <small>
          {audience !== 'ALL' && `${words.say(`audience.${audience}`)} · `}
          {words.time(new Date(at))}
        </small>
        {viewer.value && from.id !== viewer.value.id && (
          <button
            type="button"
            class="about"
            aria-label={words.say('talk.about', { name: from.name })}
            onClick={onAbout}
          >
            …
          </button>
        )}
      </p>
      <Words message={message} />
    </li>
  );
}

/** The words of a message, or why there are none. */
export function Words({
  message: { hidden, text },
}: {
  readonly message: Pick<Message, 'hidden' | 'text'>;
}) {
  const { words } = useHere();
  if (hidden) return <p class="notes">{words.say('talk.hidden')}</p>;
  if (text === '') return <p class="notes">{words.say('talk.gone')}</p>;
  return (
    <p class="said" dir="auto">
      {text}
    </p>
  );
}
