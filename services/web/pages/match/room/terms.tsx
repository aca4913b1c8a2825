import { useHere } from '../../../app/here.ts';
import { languageNames } from '../../../app/languages.tsx';
import type { Details } from '../../../match/reading.ts';

type Asked = NonNullable<Details['requirements']>;

/** Terms of a table: the clock, the language, whether it counts, and what is asked of those who sit down. */
export function Terms({ details }: { readonly details: Details }) {
  const { words } = useHere();
  const { timeControl, language, rated, requirements } = details;
  const said = [
    timeControl?.name,
    language === null
      ? undefined
      : words.say('terms.language', { language: languageNames[language] }),
    rated ? words.say('filter.ratedOnly') : undefined,
  ].filter((each) => each !== undefined);
  return (
    <>
      {said.length > 0 && <p class="notes">{said.join(' · ')}</p>}
      {requirements && <Requirements asked={requirements} />}
    </>
  );
}

function Requirements({ asked }: { readonly asked: Asked }) {
  const { words } = useHere();
  const { languages, reliabilityMin, finishedMin, unmet } = asked;
  const said = {
    LANGUAGES:
      languages.length > 0 &&
      words.say('terms.LANGUAGES', {
        languages: words.list(languages.map((each) => languageNames[each])),
      }),
    RELIABILITY:
      reliabilityMin !== null &&
      words.say('terms.RELIABILITY', { percent: Math.round(reliabilityMin * 100) }),
    FINISHED: finishedMin !== null && words.say('terms.FINISHED', { n: finishedMin }),
  };
  return (
    <section class="terms">
      <h3>{words.say('terms.title')}</h3>
      <ul>
        {(['LANGUAGES', 'RELIABILITY', 'FINISHED'] as const).map(
          (each) =>
            said[each] !== false && (
              <li key={each} data-unmet={unmet.includes(each)}>
                {said[each]}
                {unmet.includes(each) && <strong> {words.say('terms.unmet')}</strong>}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
