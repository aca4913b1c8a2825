import type { ComponentType } from 'preact';
import { ErrorBoundary } from 'preact-iso';
import { useHere } from '../../here/here.ts';
import { dutiesIn } from '../../tournament/duties.ts';
import { useEvent, type Tournament } from '../../tournament/event.ts';
import { Regulations } from './regulations.tsx';
import { Roster } from './roster/roster.tsx';
import { Rounds } from './rounds/rounds.tsx';
import { Standings } from './standings/standings.tsx';
import { lazy } from '../../parts/lazy.tsx';

const Record = lazy(async () => (await import('./record/record.tsx')).Record);
const Bracket = lazy(async () => (await import('./bracket/bracket.tsx')).Bracket);
const Console = lazy(async () => (await import('./console/console.tsx')).Console);

const parts = {
  rounds: Rounds,
  standings: Standings,
  players: Roster,
  bracket: Bracket,
  regulations: Regulations,
  record: Record,
  console: Console,
} as const satisfies Readonly<{ [name: string]: ComponentType }>;

export type PartName = keyof typeof parts;

/** The parts with a tab of their own. The table stands beside the rounds, the record with the rules. */
const tabs = {
  rounds: ['rounds', 'standings'],
  players: ['players'],
  bracket: ['bracket'],
  regulations: ['regulations', 'record'],
  console: ['console'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>;

type TabName = keyof typeof tabs;

const isStaff = ({ myRoles, can }: Tournament): boolean =>
  myRoles.length > 0 || can.includes('CANCEL_TOURNAMENT');

/** The part that an address names, else the one that matters at present: its rounds, once there are any. */
export function partIn({ show }: Readonly<Record<string, string>>, event: Tournament): PartName {
  const named = Object.keys(parts).find((each) => each === show);
  if (named !== undefined) return named as PartName;
  return event.rounds.length > 0 ? 'rounds' : 'regulations';
}

/** The parts of a tournament as links, and the one that is shown. */
export function Parts({ shown }: { readonly shown: PartName }) {
  const { words, viewer } = useHere();
  const { tournament } = useEvent();
  const Shown = parts[shown];
  const isShown = (name: TabName): boolean =>
    name === 'console'
      ? isStaff(tournament)
      : name !== 'bracket' || tournament.stages.some(({ format }) => format === 'ELIMINATION');
  const names = (Object.keys(tabs) as TabName[]).filter(isShown);
  const duties = dutiesIn(tournament, viewer.value?.id).reduce((sum, { n }) => sum + n, 0);
  return (
    <>
      <nav class="parts" aria-label={words.say('part.title')}>
        {names.map((name) => (
          <a
            key={name}
            href={`/tournaments/${tournament.id}?show=${name}`}
            aria-current={(tabs[name] as readonly PartName[]).includes(shown) ? 'page' : undefined}
          >
            {words.say(`part.${name}`)}
            {name === 'console' && duties > 0 && (
              <i class="badge">
                <span aria-hidden="true">{duties}</span>
                <span class="sr"> {words.say('duty.count', { n: duties })}</span>
              </i>
            )}
          </a>
        ))}
      </nav>
      <ErrorBoundary>
        <Shown />
      </ErrorBoundary>
    </>
  );
}
