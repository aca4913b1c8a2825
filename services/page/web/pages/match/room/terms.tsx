import type { Locale, TimeControlPartsFragment } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { languageNames } from '../../../here/languages.tsx';
import { clockText } from '../../../clock/clock-text.ts';
import type { Details } from '../../../reading/reading.ts';
import type { Words } from '../../../words/words.ts';

type Asked = NonNullable<Details['requirements']>;

/** Facts of a table for those about to sit down; someone invited by a link knows fewer. */
type Told = {
  readonly timeControl: TimeControlPartsFragment | null;
  readonly language: Locale | null;
  readonly rated?: boolean;
  readonly requirements?: Asked | null;
};

/**
 * Terms of a table: the clock, the language, whether it is rated, and the requirements for joining.
 */
export function Terms({ details }: { readonly details: Told }) {
  const { words } = useHere();
  const { timeControl, language, rated = false, requirements } = details;
  const said = [
    timeControl === null ? undefined : clockOf(timeControl, words),
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

/**
 * A preset by its name; a clock of the host's own by its parts, because players who sit down accept
 * them.
 */
function clockOf({ name, ...parts }: TimeControlPartsFragment, words: Words): string {
  const { preset, perQuestion, perTurn, bank, reaction, weekends, playingHours, vacation } = parts;
  if (preset !== null) return name;
  const limits = {
    ...(perQuestion !== null && { perQuestion }),
    ...(perTurn !== null && { perTurn }),
    ...(bank !== null && { bank }),
    ...(reaction !== null && { reaction }),
  };
  return clockText({ ...limits, weekends, playingHours, vacation }, words, []);
}

function Requirements({ asked }: { readonly asked: Asked }) {
  const { words } = useHere();
  const { languages, reliabilityMin, finishedMin, ratingMin, ratingMax, unmet } = asked;
  const rating = [
    ratingMin === null ? [] : words.say('terms.ratingMin', { n: ratingMin }),
    ratingMax === null ? [] : words.say('terms.ratingMax', { n: ratingMax }),
  ].flat();
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
    RATING: rating.length > 0 && rating.join(' · '),
  };
  return (
    <section class="terms">
      <h3>{words.say('terms.title')}</h3>
      <ul>
        {(['LANGUAGES', 'RELIABILITY', 'FINISHED', 'RATING'] as const).map(
          (each) =>
            said[each] !== false && (
              <li key={each} data-unmet={unmet.includes(each)}>
                {said[each]}
                {unmet.includes(each) && <strong> – {words.say('terms.unmet')}</strong>}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
