import { useId } from 'preact/hooks';
import {
  ReadTournaments,
  type ReadTournamentsQuery,
  type TournamentList as ListName,
} from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { More } from '../../parts/more.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { usePages } from '../../parts/use-pages.ts';

type Listed = ReadTournamentsQuery['tournaments']['edges'][number]['node'];

/** So many are read at once. */
const PAGE = 20;

/** A list of tournaments, the latest first, a page at a time; an empty one says what would fill it. */
export function TournamentList({ list }: { readonly list: ListName }) {
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
          <Row key={each.id} tournament={each} />
        ))}
      </ul>
      <More pages={pages} label={words.say('home.more', { list: title })} />
    </section>
  );
}

function Row({ tournament }: { readonly tournament: Listed }) {
  const { words } = useHere();
  const { id, name, game, status, players, cap, startsAt } = tournament;
  return (
    <li>
      <a href={`/tournaments/${id}`}>
        <b>{name}</b>
        <span>{game.name}</span>
        <small>
          {words.say(`event.${status}`)} · {words.say('event.places', { n: players, cap })}
          {startsAt !== null &&
            ` · ${words.say('event.begins', { at: words.time(new Date(startsAt)) })}`}
        </small>
      </a>
    </li>
  );
}
