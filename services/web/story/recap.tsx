import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  MarkSeen,
  nameKey,
  ReadRecap,
  type ReadRecapQuery,
  type Ref,
} from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { textAt } from '../match/names.ts';
import { RichText } from '../parts/rich-text.tsx';
import { useTold } from '../parts/use-told.ts';

type Told = NonNullable<ReadRecapQuery['match']>;

/** From so many versions on there is something to catch up with. */
const WORTH = 2;

/** Recap of what happened while I was away: what concerns me, what was answered for me, what I have now. */
export function Recap() {
  const match = useMatch();
  const { client, locale, words } = useHere();
  const leftAt = match.leftAt.value;
  /** What was closed: of the time before I came, or since I was away once more. */
  const closed = useSignal<number | 'none' | undefined>('none');
  const mayMark = match.details.value?.can.includes('MARK_SEEN') === true;
  const { data: told } = useTold(
    () =>
      mayMark
        ? client.ask(ReadRecap, { id: match.id, version: leftAt ?? null, locale })
        : undefined,
    [client, match, mayMark, leftAt],
  );
  useEffect(() => {
    if (!mayMark) return;
    const mark = (): void => {
      const version = match.table.peek()?.version;
      if (version === undefined) return;
      void client.request(MarkSeen, { input: { matchId: match.id, version } });
    };
    const whenHidden = (): void => {
      if (document.hidden) mark();
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      mark();
    };
  }, [client, match, mayMark]);

  const { seen, since } = told.value?.match ?? {};
  if (
    closed.value === leftAt ||
    since === undefined ||
    seen == null ||
    since.to - since.from < WORTH
  )
    return null;
  const entries = since.turns.flatMap((turn) => turn.entries);
  const changed = since.counters.filter(({ before, after }) => before !== after);
  return (
    <section class="recap" aria-labelledby="recap-title">
      <h2 id="recap-title">{words.say('recap.title')}</h2>
      {changed.length > 0 && (
        <p>
          {words.list(
            changed.map(({ name, before, after }) =>
              words.say('recap.counter', { name, before: before ?? '–', after: after ?? '–' }),
            ),
          )}
        </p>
      )}
      {since.answeredForMe.length > 0 && (
        <>
          <h3>{words.say('recap.answered')}</h3>
          <ul>
            {since.answeredForMe.map(({ version, parts, by, choose }) => (
              <li key={version}>
                <RichText parts={parts} />{' '}
                <b>
                  <RichText parts={chosenIn(match, choose)} />
                </b>{' '}
                <small>({words.say(`recap.${by}`)})</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <Lines title={words.say('recap.mine')} entries={entries.filter(({ aboutMe }) => aboutMe)} />
      <details>
        <summary>{words.say('recap.all', { n: entries.length })}</summary>
        <Lines entries={entries} />
      </details>
      <button type="button" class="button" onClick={() => (closed.value = leftAt)}>
        {words.say('recap.close')}
      </button>
    </section>
  );
}

type Chosen = NonNullable<Told['since']>['answeredForMe'][number]['choose'];

/** What was chosen, one after another: to be tapped where it is about something that has a name. */
const chosenIn = (match: MatchModel, choose: Chosen) =>
  choose.flatMap(({ short, refs }, at) => [
    ...(at === 0 ? [] : [{ text: ' · ', ref: null }]),
    { text: short, ref: refs.find((ref) => textAt(match, nameKey(ref as Ref))) ?? null },
  ]);

type Entries = NonNullable<Told['since']>['turns'][number]['entries'];

const Lines = ({ title, entries }: { readonly title?: string; readonly entries: Entries }) =>
  entries.length === 0 ? null : (
    <>
      {title !== undefined && <h3>{title}</h3>}
      <ul>
        {entries.map(({ entry }, at) => (
          <li key={at}>
            <RichText parts={entry.parts} />
          </li>
        ))}
      </ul>
    </>
  );
