import { useLocation } from 'preact-iso';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { EventProvider } from '../../tournament/event.ts';
import { useTournament } from '../../tournament/use-tournament.ts';
import { Nowhere } from '../nowhere.tsx';
import { Head } from './head.tsx';
import { Now } from './now/now.tsx';
import { Parts, partIn } from './parts.tsx';

/** A tournament: my next step, and below that the part that the address names (`?show=standings`). */
export function TournamentPage({ id }: { readonly id: string }) {
  return <OneTournament key={id} id={id} />;
}

function OneTournament({ id }: { readonly id: string }) {
  const { words } = useHere();
  const { query } = useLocation();
  const { data, refusal, again, line } = useTournament(id);
  const tournament = data.value?.tournament;
  if (tournament === null) return <Nowhere />;
  const back = { href: '/tournaments', name: words.say('tournaments.title') };
  if (tournament === undefined)
    return (
      <main class="page" aria-busy={refusal.value === undefined}>
        <Top title={words.say('tournaments.title')} back={back} />
        {refusal.value ? (
          <Refused refusal={refusal.value} />
        ) : (
          <>
            <div class="skeleton now-skeleton" />
            <div class="skeleton list-skeleton" />
          </>
        )}
      </main>
    );
  const { status, description } = tournament;
  const part = partIn(query, tournament);
  return (
    <EventProvider value={{ tournament, again }}>
      <main class="page event" data-version={tournament.version} data-status={status}>
        <div class="event-top">
          <Head line={line.value} />
          <Now isDesk={part === 'console'} />
        </div>
        {description !== null && (
          <p class="said" dir="auto">
            {description}
          </p>
        )}
        <Parts shown={part} />
      </main>
    </EventProvider>
  );
}
