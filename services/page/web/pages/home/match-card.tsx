import { useHere } from '../../here/here.ts';
import { languageNames } from '../../here/languages.tsx';
import { seatColour } from '../../match/colours.ts';
import { initials } from '../../match/names.ts';
import { resultTitle } from '../../match/result-title.ts';
import { othersAt } from './others-at.ts';
import type { Words } from '../../words/words.ts';
import { Thumb } from './thumb.tsx';
import type { ListedMatch } from './listed-match.ts';
import type { ShelfGame } from './shelf.ts';
import { TimeBar } from './time-bar.tsx';

type Props = { readonly match: ListedMatch; readonly games: readonly ShelfGame[] | undefined };

/**
 * A match in a list: its table, its question or result, its news, the time left, and the others.
 */
export function MatchCard({ match, games }: Props) {
  const { words } = useHere();
  const { id, game, title, kind, seats, seat, asking, deadline, news, timeControl } = match;
  const names = kind === 'ANALYSIS' ? words.say('fork.title') : othersAt(match, words);
  const told = headline(match, words);
  return (
    <li>
      <a class="match-card" href={`/matches/${id}`} {...(told && { 'data-told': told.as })}>
        <Thumb match={match} game={games?.find((each) => each.id === game.id)} />
        <span class="match-text">
          {told && <span class="match-of">{title ?? game.name}</span>}
          <b>{told?.text ?? title ?? game.name}</b>
          {told?.more !== undefined && <strong>{told.more}</strong>}
          {news == null ? <span>{names}</span> : <span class="match-news">{news}</span>}
          {asking === null && <small>{termsOf(match, words).join(' · ')}</small>}
          {news != null && <span class="sr">{names}</span>}
        </span>
        {deadline !== null && <TimeBar until={deadline} timeControl={timeControl} />}
        <Dots seats={seats} mine={seat} />
      </a>
    </li>
  );
}

type Headline = { readonly as: string; readonly text: string; readonly more?: string | undefined };

/** Headline of a match, before its name: its question, that a bot plays for me, or how it ended. */
function headline(match: ListedMatch, words: Words): Headline | undefined {
  const { asking, result, seat, seats } = match;
  const own = seats.find(({ id }) => id === seat);
  if (result !== null) {
    const nameOf = (of: string) => seats.find(({ id }) => id === of)?.name ?? of;
    const { title, mine } = resultTitle({ result, seat, nameOf }, words);
    return { as: 'result', text: title, more: mine };
  }
  if (own?.presence === 'ABSENT' || own?.presence === 'OFFERED')
    return { as: 'away', text: words.say('list.away') };
  return asking === null ? undefined : { as: 'asking', text: asking };
}

/** The terms of a match, and when something happened last. */
function termsOf(match: ListedMatch, words: Words): readonly string[] {
  const { game, title, timeControl, language, rated, result, updatedAt } = match;
  const said = [
    title === null || result !== null ? undefined : game.name,
    timeControl?.name,
    language === null ? undefined : languageNames[language],
    rated ? words.say('filter.ratedOnly') : undefined,
    words.timeSoon(new Date(updatedAt)),
  ];
  return said.filter((each) => each !== undefined);
}

/** Those at a table by their colours. */
function Dots({
  seats,
  mine,
}: {
  readonly seats: ListedMatch['seats'];
  readonly mine: string | null;
}) {
  const order = seats.map(({ id }) => id);
  return (
    <span class="dots" aria-hidden="true">
      {seats
        .filter(({ id, free }) => id !== mine && !free)
        .map(({ id, name }) => (
          <i key={id} style={{ background: seatColour(order, id) }}>
            {initials(name).slice(0, 1)}
          </i>
        ))}
    </span>
  );
}
