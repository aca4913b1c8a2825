import { useHere } from '../here/here.ts';
import { actorOf } from '../match/actor.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';
import { OptionFace } from './option-face.tsx';

/** Players that the table waits for, if no question is mine. */
export function Waiting() {
  const match = useMatch();
  const { words } = useHere();
  const { table, isSending, details, line } = match;
  const now = useSteady(() => {
    const { status, waitingOn = [], result, clocks = [] } = table.value ?? {};
    const until = clocks.find(({ pausedUntil }) => pausedUntil !== null)?.pausedUntil;
    return { status, waitingOn, isOver: result != null, until };
  }, [table]);
  if (isSending.value)
    return line.value.is === 'live' ? (
      <p role="status">{words.say('choice.sending')}</p>
    ) : (
      <Saved />
    );
  if (now.isOver)
    return (
      <p role="status" data-over>
        {words.say('choice.over')}
      </p>
    );
  const status = now.status ?? details.value?.status;
  if (status === 'OPEN') return <p role="status">{words.say('choice.open')}</p>;
  if (status === 'PAUSED')
    return (
      <p role="status">
        {now.until
          ? words.say('choice.pausedUntil', { at: words.time(new Date(now.until)) })
          : words.say('choice.paused')}
      </p>
    );
  const names = now.waitingOn.map((seat) => actorOf(match, `seat:${seat}`));
  return (
    <p role="status">
      {names.length > 0
        ? words.say('choice.waitingFor', { names: words.list(names) })
        : words.say('choice.nobody')}
    </p>
  );
}

/** An answer that waits for a line on this device, with the ways to change it or to try now. */
function Saved() {
  const match = useMatch();
  const { client, words } = useHere();
  const given = match.given.value;
  if (given === undefined) return <p role="status">{words.say('choice.sending')}</p>;
  const { question, choose } = given;
  const chosen = question.options.filter(({ id }) => choose.includes(id));
  return (
    <div class="saved">
      <p role="status">
        <span class="sr">{words.say('choice.sending')} </span>
        <b>{words.say('choice.saved')}</b>
      </p>
      {chosen.map((option) => (
        <div key={option.id} class="option kept">
          <OptionFace option={option} />
        </div>
      ))}
      <p class="notes">{words.say('choice.savedText')}</p>
      <div class="acts">
        <button type="button" onClick={match.withdraw}>
          {words.say('choice.change')}
        </button>
        <button
          type="button"
          onClick={() => {
            client.check();
            client.online(true);
          }}
        >
          {words.say('line.tryNow')}
        </button>
      </div>
    </div>
  );
}
