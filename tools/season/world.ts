import { createApp } from '../../services/app/app.ts';
import { bytesFrom } from '../../test/support/chance.ts';
import type { Accounts } from '../../services/accounts/accounts/contract.ts';
import { createBots } from '../../services/workers/bots/index.ts';
import { withTournaments } from '../../services/tournaments/directing/timed.ts';
import type { Matches } from '../../services/matches/contract.ts';
import { matchCommit, type MatchCommit } from '../../services/matches/record/match-commit.ts';
import type { Commit, EventStore, Store } from '../../services/platform/storage/contract.ts';
import type { Tournaments } from '../../services/tournaments/contract.ts';
import { podNewsFrom } from '../../services/tournaments/pod-news.ts';
import { gameNamed } from '../games.ts';
import { agendaFrom, type Agenda } from './agenda.ts';
import { directed, type Directed } from './directing.ts';
import { habits } from './habits.ts';
import { luckOf, type Luck } from './luck.ts';
import { scheduleOf, type Schedule } from './schedule.ts';
import { SECOND } from './units.ts';

/** The service in simulated time: its APIs, its stream consumers, its timers, and its director. */
export type World = {
  readonly agenda: Agenda;
  readonly luck: Luck;
  readonly schedule: Schedule;
  readonly store: Store;
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly tournaments: Tournaments;
  readonly director: Pick<Directed, 'mended'>;
};

/** The start of every season. */
export const BEGIN = Date.parse('2026-03-01T00:00:00.000Z');
/** Mean delay of the stream, and probability that it delivers a commit twice. */
const TELLS = 0.4 * SECOND;
const TWICE = 0.01;

/** @param hear receives each commit of a match */
export function worldOn(store: Store, seed: string, hear: (commit: MatchCommit) => void): World {
  const agenda = agendaFrom(BEGIN);
  const luck = luckOf(seed);
  const now = (): Date => new Date(agenda.now());
  const log = { error: complain, warn: complain };
  const schedule = scheduleOf({ agenda, luck, wakeUps: store.wakeUps, now, log });
  const told = new Map<string, number>();
  const games = Object.keys(habits).map((id) => gameNamed(id));

  /** Delivers a stored commit a little later, in order within a match, and sometimes twice. */
  const tellOf = (commit: Commit): void => {
    const at = Math.max(told.get(commit.stream) ?? 0, agenda.now() + luck.around(TELLS));
    told.set(commit.stream, at);
    agenda.at(at, () => consume(commit));
    if (luck.happens(TWICE)) agenda.at(at, () => consume(commit));
  };
  const events: EventStore = {
    ...store.events,
    async append(commit) {
      const outcome = await store.events.append(commit);
      if (outcome === 'stored') tellOf(commit);
      return outcome;
    },
  };
  const inboxes: Store['inboxes'] = {
    ...store.inboxes,
    async put(fact) {
      const isNew = await store.inboxes.put(fact);
      agenda.after(luck.around(TELLS), () => director.fold(fact.stream));
      return isNew;
    },
  };
  const processOf = (name: string) =>
    createApp({
      ...{ games, now },
      store: { ...store, events, inboxes, wakeUps: { ...store.wakeUps, ...schedule.wakeUps } },
      random: bytesFrom(`${seed} ${name}`),
    });
  const [apis, consumers] = [processOf('apis'), processOf('consumers')];
  const director = directed({
    ...{ agenda, luck, log, store: { inboxes, summaries: store.summaries } },
    directing: consumers.tournaments,
    podNews: podNewsFrom(consumers.matches),
  });
  const playBots = createBots({ matches: consumers.matches, games });
  schedule.begin(withTournaments(consumers.matches, director));
  const { accounts } = createApp({
    ...{ now, store, wall: now },
    random: bytesFrom(`${seed} accounts`),
  });

  const consume = async (commit: Commit): Promise<void> => {
    const ofMatch = matchCommit(commit);
    if (ofMatch !== undefined) {
      await consumers.matches.project(commit);
      hear(ofMatch);
    }
    if (commit.calls?.includes('bots') === true) await playBots(commit.stream);
    await director.consume(commit);
  };

  const { matches, tournaments } = apis;
  return { agenda, luck, schedule, store, matches, tournaments, accounts, director };
}

/** Throws on every logged problem: a season must have none. */
function complain(message: string, details: unknown): never {
  throw new Error(message, { cause: details });
}
