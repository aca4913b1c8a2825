import type { RefObject } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { textOf, type Question } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { currentQuestion } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';
import { Refused } from '../parts/refusal.tsx';
import { AlwaysButton } from './always-button.tsx';
import { Always } from './always.tsx';
import { changedSince, useFirst } from './changed.ts';
import { offerOf, useGrace } from './grace.ts';
import { Options } from './options.tsx';
import { Suggest, useSuggestion, Why } from './suggest.tsx';
import { Tip } from './tip.tsx';
import { TileAsked, Title } from './title.tsx';
import { Waiting } from './waiting.tsx';

/**
 * Question that I am asked, or the players that the table waits for. It ignores input until it can
 * have been seen. It is announced once, as a whole, and takes no focus; if the option with the
 * focus is gone, the focus moves here, so that keyboard users go on from here.
 */
export function Choice() {
  const match = useMatch();
  const { words } = useHere();
  const question = currentQuestion(match);
  const first = useFirst(question);
  const notes = useNotes(question, first);
  const { section, ...grace } = useGrace(question && offerOf(question));
  const hadFocus = useRef(false);
  const toTop = useScrolledBack(section);
  useLayoutEffect(() => {
    toTop();
    if (hadFocus.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [question?.id]);
  // it isn't known yet which players the table waits for: a text about that would jump once more is
  // known
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
        <Asked
          key={question.id}
          question={question}
          notes={notes}
          changed={changedSince(first, question)}
          isTooSoon={grace.isTooSoon}
        />
      )}
    </section>
  );
}

/**
 * Scrolls the parts around a section back to their beginning, if they were scrolled: a question is read from its
 * beginning. The browser lays the page out for it only then.
 */
function useScrolledBack(section: RefObject<HTMLElement | null>): () => void {
  const scrolled = useRef(new Set<Element>());
  useEffect(() => {
    const around = [section.current?.parentElement, section.current?.closest('main')];
    const ending = new AbortController();
    for (const element of around)
      element?.addEventListener('scroll', () => scrolled.current.add(element), {
        ...{ passive: true, signal: ending.signal },
      });
    return () => ending.abort();
  }, []);
  return () => {
    for (const element of scrolled.current) element.scrollTo(0, 0);
    scrolled.current.clear();
  };
}

/** Notes on a question beside its text; its deadline is in the bar. */
function useNotes(question: Question | undefined, first: Question | undefined): readonly string[] {
  const { words } = useHere();
  if (question === undefined) return [];
  const { sealed, answered, askedAt } = question;
  return [
    // it stays the same question, with other options than those first read
    askedAt > (first?.askedAt ?? askedAt) ? words.say('choice.revised') : '',
    sealed ? words.say('choice.sealed') : '',
    answered ? words.say('choice.answered') : '',
  ].filter((note) => note !== '');
}

type AskedProps = {
  readonly question: Question;
  readonly notes: readonly string[];
  readonly changed: readonly string[];
  isTooSoon(event: Event): boolean;
};

function Asked({ question, notes, changed, isTooSoon }: AskedProps) {
  const { sheet } = useMatch();
  const { words } = useHere();
  const suggestion = useSuggestion(question);
  const suggested = question.options.filter(({ id }) => suggestion.choose.includes(id));
  const isOrdering = useSignal(false);
  return (
    <>
      <Tip question={question} />
      <div class="asked" data-kind={question.kind} data-question={question.id}>
        <TileAsked question={question} />
        <div class="asked-head">
          <Title question={question} />
          <Suggest suggestion={suggestion} />
          <AlwaysButton question={question} isOpen={isOrdering} />
        </div>
        <p class="sr" role="status">
          {suggested.length > 0 &&
            `${words.say('suggest.is')}: ${suggested.map(({ short }) => short).join(', ')}`}
        </p>
        {notes.length > 0 && <p class="notes">{notes.join(' ')}</p>}
      </div>
      {suggestion.refusal && <Refused refusal={suggestion.refusal} />}
      {suggested.length > 0 && <Why question={question} options={suggested} />}
      {isOrdering.value && sheet.value ? (
        <Always
          question={question}
          sheet={sheet.value}
          onClose={() => (isOrdering.value = false)}
        />
      ) : (
        <Options
          question={question}
          changed={changed}
          suggested={suggestion.choose}
          isTooSoon={isTooSoon}
        />
      )}
    </>
  );
}
