import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  MarkSeen,
  nameKey,
  ReadRecap,
  type Line,
  type ReadRecapQuery,
  type Ref,
  type ShownCue,
} from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { currentQuestion } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { textAt } from '../match/names.ts';
import { Icon } from '../parts/icon.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { weightOf } from './turns.ts';
import { useResource } from '../parts/use-resource.ts';
import { DrawnCue } from './drawn-cue.tsx';

type Told = NonNullable<ReadRecapQuery['match']>;

/** Versions from which on there is something to catch up with. */
const WORTH = 2;

/** Recap of the events during the viewer's absence, in three lines at most; the board draws it, too. */
export function Recap() {
  const match = useMatch();
  const { client, locale, words } = useHere();
  const leftAt = match.leftAt.value;
  /** The recap that was closed: of the time before I came, or since I was away once more. */
  const closed = useSignal<number | 'none' | undefined>('none');
  const mayMark = match.details.value?.can.includes('MARK_SEEN') === true;
  const { data: told } = useResource(
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
  const isShown =
    closed.value !== leftAt &&
    since !== undefined &&
    seen != null &&
    since.to - since.from >= WORTH;
  const entries = since?.turns.flatMap((turn) => turn.entries) ?? [];
  const cuesOf = match.cues.value;
  useEffect(() => {
    match.recalled.value = isShown ? entries.flatMap(({ entry }) => cuesOf(entry)) : [];
    return () => {
      match.recalled.value = [];
    };
  }, [match, isShown, since, cuesOf]);
  if (!isShown) return null;
  const changed = since.counters.filter(({ before, after }) => before !== after);
  const close = (): void => {
    closed.value = leftAt;
  };
  return (
    <section class="recap" aria-labelledby="recap-title">
      <header>
        <h2 id="recap-title">{words.say('recap.title')}</h2>
        <small>{words.say('recap.turns', { n: since.turns.length })}</small>
      </header>
      {since.answeredForMe.length > 0 && (
        <ul aria-label={words.say('recap.answered')}>
          {since.answeredForMe.map(({ version, parts, by, choose }) => (
            <li key={version} class="about-me">
              <span>
                <RichText parts={parts} />{' '}
                <b>
                  <RichText parts={chosenIn(match, choose)} />
                </b>
              </span>
              <small>{words.say(`recap.${by}`)}</small>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {mostTelling(entries, cuesOf).map(({ entry, aboutMe }, at) => (
          <RecapLine key={at} line={entry} isAboutMe={aboutMe} />
        ))}
      </ul>
      <details>
        <summary>{words.say('recap.all', { n: entries.length })}</summary>
        {changed.length > 0 && (
          <p>
            {words.list(
              changed.map(({ name, before, after }) =>
                words.say('recap.counter', { name, before: before ?? '–', after: after ?? '–' }),
              ),
            )}
          </p>
        )}
        <ol>
          {entries.map(({ entry }, at) => (
            <li key={at}>
              <RichText parts={entry.parts} />
            </li>
          ))}
        </ol>
      </details>
      <div class="acts">
        <button type="button" class="primary" onClick={close}>
          {words.say(currentQuestion(match)?.answered === false ? 'recap.play' : 'recap.close')}
        </button>
        <a class="button" href={`/matches/${match.id}/replay?version=${String(since.from)}`}>
          <Icon name="play" /> {words.say('recap.watch')}
        </a>
      </div>
    </section>
  );
}

type Entry = NonNullable<Told['since']>['turns'][number]['entries'][number];

/** The most lines of a recap. */
const MOST = 3;

/** The lines that tell the most, three at most: those about the viewer first. */
function mostTelling(
  entries: readonly Entry[],
  cuesOf: (line: Line) => readonly ShownCue[],
): readonly Entry[] {
  const weighed = entries.map((entry) => ({ ...entry, weight: weightOf(cuesOf(entry.entry)) }));
  const telling = weighed.filter(({ weight }) => weight > 0);
  // a game without cues has only sentences
  return (telling.length > 0 ? telling : weighed)
    .toSorted(
      (one, other) => Number(other.aboutMe) - Number(one.aboutMe) || other.weight - one.weight,
    )
    .slice(0, MOST);
}

type RecapLineProps = { readonly line: Line; readonly isAboutMe: boolean };

/** A line: its figure, its event, and the gains or losses. */
function RecapLine({ line, isAboutMe }: RecapLineProps) {
  const match = useMatch();
  const counts = match.cues.value(line).filter(({ as }) => as === 'count');
  return (
    <li class={isAboutMe ? 'about-me' : undefined}>
      {line.seat !== null && <Pawn seat={`seat:${line.seat}`} />}
      <span>
        <RichText parts={line.parts} />
      </span>
      {counts.map((cue, at) => (
        <small key={at}>
          <DrawnCue cue={cue} told={[]} />
        </small>
      ))}
    </li>
  );
}

type Chosen = NonNullable<Told['since']>['answeredForMe'][number]['choose'];

/** Choices made, one after another: each can be tapped if it is about something that has a name. */
const chosenIn = (match: MatchModel, choose: Chosen) =>
  choose.flatMap(({ short, refs }, at) => [
    ...(at === 0 ? [] : [{ text: ' · ', ref: null }]),
    { text: short, ref: refs.find((ref) => textAt(match, nameKey(ref as Ref))) ?? null },
  ]);
