import { useLayoutEffect, useRef } from 'preact/hooks';
import { textOf, type Question } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import { asked } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { nameOf } from '../match/names.ts';
import { useSteady } from '../match/steady.ts';
import { Refused } from '../parts/refusal.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { TimeLeft } from '../parts/time-left.tsx';
import { Always } from './always.tsx';
import { offerOf, useGrace } from './grace.ts';
import { Options } from './options.tsx';

/**
 * Question that I am asked, or whom the table waits for. It takes nothing until it can have been seen. It is announced, once and whole, and takes no focus; where the
 * option that had it is gone, whoever answers by keyboard goes on from here.
 */
export function Choice() {
  const match = useMatch();
  const { words } = useHere();
  const question = asked(match);
  const notes = useNotes(question);
  const { section, ...grace } = useGrace(question && offerOf(question));
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [question?.id]);
  // nobody knows yet whom the table waits for: what is said of that would jump as soon as more is known
  const isUnknown = useSteady(() => match.table.value === undefined, [match]);
  const isOpen = match.details.value?.status === 'OPEN';
  return (
    <section
      ref={section}
      id="choice"
      aria-labelledby="choice-title"
      tabIndex={-1}
      hidden={isUnknown && !isOpen}
      onClickCapture={grace.onClickCapture}
      onFocusIn={() => (hadFocus.current = true)}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      <h2 id="choice-title" class="sr">
        {words.say('choice.title')}
      </h2>
      {match.refused.value && <Refused refusal={match.refused.value} />}
      <p class="sr" role="status">
        {question && [textOf(question.parts), ...notes].join(' ')}
      </p>
      {question === undefined ? (
        <Waiting />
      ) : (
        <Asked key={question.id} question={question} notes={notes} isTooSoon={grace.isTooSoon} />
      )}
    </section>
  );
}

/** What is to be known of a question beside its text. */
function useNotes(question: Question | undefined): readonly string[] {
  const { words } = useHere();
  const first = useRef(question);
  if (first.current?.id !== question?.id) first.current = question;
  if (question === undefined) return [];
  const { sealed, answered, deadline, askedAt } = question;
  return [
    // it stays the same question, with other options than those that were read
    askedAt > (first.current?.askedAt ?? askedAt) ? words.say('choice.revised') : '',
    sealed ? words.say('choice.sealed') : '',
    answered ? words.say('choice.answered') : '',
    deadline === null ? '' : words.say('choice.until', { at: words.time(new Date(deadline)) }),
  ].filter((note) => note !== '');
}

type AskedProps = {
  readonly question: Question;
  readonly notes: readonly string[];
  isTooSoon(event: Event): boolean;
};

function Asked({ question, notes, isTooSoon }: AskedProps) {
  const { sheet } = useMatch();
  const { short, parts, deadline } = question;
  return (
    <>
      <div class="asked" data-kind={question.kind} data-question={question.id}>
        <h3>{short}</h3>
        {textOf(parts) !== short && (
          <p>
            <RichText parts={parts} />
          </p>
        )}
        {notes.length > 0 && <p class="notes">{notes.join(' ')}</p>}
      </div>
      {deadline !== null && (
        <p class="notes">
          <TimeLeft until={deadline} />
        </p>
      )}
      <Options question={question} isTooSoon={isTooSoon} />
      {sheet.value && <Always question={question} sheet={sheet.value} />}
    </>
  );
}

function Waiting() {
  const match = useMatch();
  const { words } = useHere();
  const { table, isSending, details } = match;
  const now = useSteady(() => {
    const { status, waitingOn = [], result, clocks = [] } = table.value ?? {};
    const until = clocks.find(({ pausedUntil }) => pausedUntil !== null)?.pausedUntil;
    return { status, waitingOn, isOver: result != null, until };
  }, [table]);
  if (isSending.value) return <p role="status">{words.say('choice.sending')}</p>;
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
  const names = now.waitingOn.map((seat) => nameOf(match, `seat:${seat}`));
  return (
    <p role="status">
      {names.length > 0
        ? words.say('choice.waitingFor', { names: words.list(names) })
        : words.say('choice.nobody')}
    </p>
  );
}
