import type { ReadMatchesQuery } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { languageNames } from '../../app/languages.tsx';
import { seatColour } from '../../table/colours.ts';
import { initials } from '../../match/names.ts';
import { Thumb } from './thumb.tsx';
import type { ShelfGame } from './shelf.ts';

type Listed = ReadMatchesQuery['matches']['edges'][number]['node'];
type Props = { readonly match: Listed; readonly games: readonly ShelfGame[] | undefined };

/** A match in a list: its board, what is played, by whom, and under which terms. */
export function MatchCard({ match, games }: Props) {
  const { words } = useHere();
  const { id, game, title, kind, seats, seat, language, rated, timeControl, updatedAt } = match;
  const terms = [
    title === null ? undefined : game.name,
    timeControl?.name,
    language === null ? undefined : languageNames[language],
    rated ? words.say('filter.ratedOnly') : undefined,
    words.time(new Date(updatedAt)),
  ].filter((each) => each !== undefined);
  const others = seats.filter((each) => each.id !== seat);
  return (
    <li>
      <a class="match-card" href={`/matches/${id}`}>
        <Thumb game={games?.find((each) => each.id === game.id)} />
        <span class="match-text">
          <b>{title ?? game.name}</b>
          <span>
            {kind === 'ANALYSIS'
              ? words.say('fork.title')
              : words.list(others.map(({ name }) => name))}
          </span>
          <small>{terms.join(' · ')}</small>
          <Dots seats={seats} mine={seat} />
        </span>
      </a>
    </li>
  );
}

/** Those at a table by their colours. */
function Dots({ seats, mine }: { readonly seats: Listed['seats']; readonly mine: string | null }) {
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
