import { useId } from 'preact/hooks';
import {
  ReadTournaments,
  type ReadTournamentsQuery,
  type TournamentList as ListName,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { TablePicture } from '../../parts/table-picture.tsx';
import { boardsOf, type ShelfGame } from '../home/shelf.ts';
import { More } from '../../parts/more.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { usePages } from '../../parts/use-pages.ts';

type Listed = ReadTournamentsQuery['tournaments']['edges'][number]['node'];

type Props = {
  readonly list: ListName;
  /** The games, for pictures of their boards; nothing until they are known. */
  readonly games: readonly ShelfGame[] | undefined;
};

/** Tournaments that are read at once. */
const PAGE = 20;

/** A list of tournaments, the latest first, a page at a time; an empty one says how to fill it. */
export function TournamentList({ list, games }: Props) {
  const { client, locale, words, viewer } = useHere();
  const id = useId();
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadTournaments, {
        filter: { list },
        first: PAGE,
        locale,
        ...after,
      });
      return 'data' in told ? { data: told.data.tournaments } : told;
    },
    [client, locale, list, viewer.value?.id],
  );
  const title = words.say(`tournaments.${list}`);
  return (
    <section aria-labelledby={id} data-list={list}>
      <h2 id={id}>{title}</h2>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && !pages.refusal.value && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && (
        <p class="notes list-empty">
          <span>{words.say(`tournaments.none.${list}`)}</span>
          {list !== 'MINE' && <a href="/queues">{words.say('home.offer.people')}</a>}
        </p>
      )}
      <ul class="matches">
        {pages.items?.map((each) => (
          <Row
            key={each.id}
            tournament={each}
            game={games?.find(({ id: game }) => game === each.game.id)}
          />
        ))}
      </ul>
      <More pages={pages} label={words.say('home.more', { list: title })} />
    </section>
  );
}

type RowProps = { readonly tournament: Listed; readonly game: ShelfGame | undefined };

/** More places than any event fills: the limit of one without a limit of its own. */
const MANY = 1_000;

/** A tournament as a card: the board of its game, its name, its status and its players. */
function Row({ tournament, game: drawn }: RowProps) {
  const { words } = useHere();
  const { id, name, game, status, players, cap, startsAt } = tournament;
  const places =
    cap >= MANY
      ? words.say('event.players', { n: players })
      : words.say('event.places', { n: players, cap });
  return (
    <li>
      <a class="event-card" href={`/tournaments/${id}`}>
        <span class="frame" aria-hidden="true">
          <span>{drawn && <TablePicture boards={boardsOf(drawn)} />}</span>
        </span>
        <span class="event-card-text">
          <b>{name}</b>
          <span>
            {game.name} · {places}
          </span>
          <small>
            {words.say(`event.${status}`)}
            {startsAt !== null &&
              ` · ${words.say('event.begins', { at: words.timeSoon(new Date(startsAt)) })}`}
          </small>
        </span>
      </a>
    </li>
  );
}
