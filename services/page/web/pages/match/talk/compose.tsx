import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ReadStanding } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { serviceNow } from '../../../device/service-time.ts';
import { useMatch } from '../../../match/context.ts';
import { useSteady } from '../../../reading/steady.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useResource } from '../../../parts/use-resource.ts';
import type { Audience, Draft } from './draft.ts';
import { endOf } from '../../../people/end-of.ts';
import { Phrases } from './phrases.tsx';
import { restriction, type ModerationNotice } from './restriction.ts';

type Props = { readonly draft: Draft };

/** The box to say something in; or why nothing can be said. */
export function Compose({ draft }: Props) {
  const { client, words, viewer, session } = useHere();
  const { details } = useMatch();
  const { data, again } = useResource(
    () => (viewer.value ? client.ask(ReadStanding, {}) : undefined),
    [client, viewer.value?.id],
  );
  const isRefused = draft.refusal.value?.code === 'CHAT_RESTRICTED';
  useEffect(() => {
    if (isRefused) void again();
  }, [isRefused]);
  const chat = details.value?.chat;
  if (chat === undefined || viewer.value === undefined) return null;
  if (chat === 'OFF') return <p class="notes">{words.say('talk.off')}</p>;
  if (viewer.value === null)
    return (
      <div class="acts">
        <button type="button" onClick={() => void session.signIn()}>
          {words.say('talk.signIn')}
        </button>
      </div>
    );
  const barred = restriction(data.value?.viewer?.moderation ?? [], new Date(serviceNow()));
  if (barred) return <Barred notice={barred} />;
  return <Box draft={draft} onlyPhrases={chat === 'PHRASES'} />;
}

function Barred({ notice: { until, reason } }: { readonly notice: ModerationNotice }) {
  const { words } = useHere();
  return <p class="refusal">{words.say('talk.barred', { end: endOf(words, until), reason })}</p>;
}

function Box({ draft, onlyPhrases }: Props & { readonly onlyPhrases: boolean }) {
  const { words } = useHere();
  const { details, table, line } = useMatch();
  const isSeated = details.value?.seat != null;
  const audiences = ['ALL', isSeated ? 'SEATS' : 'SPECTATORS'] as const;
  const chosen = useSignal<Audience>('ALL');
  const audience = audiences.find((each) => each === chosen.value) ?? 'ALL';
  const isOver = useSteady(() => table.value?.result != null, [table]);
  const isApart = !isSeated && details.value?.rated === true && !isOver;
  const isSending = draft.isSending.value;
  const text = draft.text.value.trim();
  return (
    <form
      class="compose"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') void draft.say(audience, { text });
      }}
    >
      {isApart && <p class="notes">{words.say('talk.apart')}</p>}
      {draft.refusal.value && <Refused refusal={draft.refusal.value} />}
      {!onlyPhrases && (
        <>
          <input
            aria-label={words.say('talk.text')}
            placeholder={words.say('talk.text')}
            value={draft.text.value}
            maxLength={500}
            readOnly={isSending}
            enterkeyhint="send"
            autocomplete="off"
            onInput={({ currentTarget }) => {
              draft.write(currentTarget.value);
            }}
          />
          <button type="submit" class="ink" aria-disabled={isSending || text === ''}>
            {words.say('talk.say')}
          </button>
        </>
      )}
      <label class="to">
        <span>{words.say('talk.to')}</span>
        <select
          value={audience}
          onChange={({ currentTarget }) => {
            chosen.value = audiences.find((each) => each === currentTarget.value) ?? 'ALL';
          }}
        >
          {audiences.map((each) => (
            <option key={each} value={each}>
              {words.say(`audience.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Phrases
        isOpen={onlyPhrases}
        isBusy={isSending}
        onSay={(phrase) => void draft.say(audience, { phrase })}
      />
      <p class="notes" role="status">
        {isSending && words.say(line.value.is === 'live' ? 'talk.sending' : 'talk.waits')}
      </p>
    </form>
  );
}
