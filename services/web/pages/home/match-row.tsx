import type { ReadMatchesQuery } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { languageNames } from '../../app/languages.tsx';

type Listed = ReadMatchesQuery['matches']['edges'][number]['node'];

/** A match in a list: what is played, by whom, and under which terms. */
export function MatchRow({ match }: { readonly match: Listed }) {
  const { words } = useHere();
  const { id, game, title, kind, seats, language, rated, timeControl, updatedAt } = match;
  const terms = [
    title === null ? undefined : game.name,
    timeControl?.name,
    language === null ? undefined : languageNames[language],
    rated ? words.say('filter.ratedOnly') : undefined,
    words.time(new Date(updatedAt)),
  ].filter((each) => each !== undefined);
  return (
    <li>
      <a href={`/matches/${id}`}>
        <b>{title ?? game.name}</b>
        <span>
          {kind === 'ANALYSIS'
            ? words.say('fork.title')
            : words.list(seats.map(({ name }) => name))}
        </span>
        <small>{terms.join(' · ')}</small>
      </a>
    </li>
  );
}
