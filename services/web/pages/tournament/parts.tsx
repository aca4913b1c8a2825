import type { ComponentType } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import { useHere } from '../../app/here.ts';
import { useEvent, type Tournament } from '../../tournament/event.ts';
import { Regulations } from './regulations.tsx';
import { Roster } from './roster/roster.tsx';
import { Rounds } from './rounds/rounds.tsx';
import { Standings } from './standings/standings.tsx';
import { lazy } from '../../parts/lazy.tsx';

const Record = lazy(async () => (await import('./record/record.tsx')).Record);
const Console = lazy(async () => (await import('./console/console.tsx')).Console);

const parts = {
  rounds: Rounds,
  standings: Standings,
  players: Roster,
  regulations: Regulations,
  record: Record,
  console: Console,
} as const satisfies Readonly<{ [name: string]: ComponentType }>;

export type PartName = keyof typeof parts;

const isStaff = ({ myRoles, can }: Tournament): boolean =>
  myRoles.length > 0 || can.includes('CANCEL_TOURNAMENT');

/** The part that an address names, else what matters as it stands: its rounds, once there are any. */
export function partIn({ show }: Readonly<Record<string, string>>, event: Tournament): PartName {
  const named = Object.keys(parts).find((each) => each === show);
  if (named !== undefined) return named as PartName;
  return event.rounds.length > 0 ? 'rounds' : 'regulations';
}

/** The parts of a tournament as links, and the one that is shown. */
export function Parts({ shown }: { readonly shown: PartName }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const Shown = parts[shown];
  const names = (Object.keys(parts) as PartName[]).filter(
    (name) => name !== 'console' || isStaff(tournament),
  );
  return (
    <>
      <nav class="parts" aria-label={words.say('part.title')}>
        {names.map((name) => (
          <a
            key={name}
            href={`/tournaments/${tournament.id}?show=${name}`}
            aria-current={name === shown ? 'page' : undefined}
          >
            {words.say(`part.${name}`)}
          </a>
        ))}
      </nav>
      <ErrorBoundary>
        <Shown />
      </ErrorBoundary>
    </>
  );
}
