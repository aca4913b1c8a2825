import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Directing, Work } from '../../directing/contract.ts';
import type { Warm } from '../../commands/warm.ts';
import type { OneAtATime } from '../../commands/one-at-a-time.ts';
import { backOff } from '../../commands/backoff.ts';
import { TRIES } from '../../commands/command-loop.ts';
import { isDue } from '../progress/times.ts';
import type { StoredFact } from '../../storage/contract.ts';
import { tournamentStream } from '../../storage/tournaments/name.ts';
import type { LoadedTournament, TournamentAct } from '../aggregate.ts';
import { applied } from '../applied.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Fact } from '../facts/fact.ts';
import { eventsOf } from '../facts/fold.ts';
import { followUps } from '../progress/follow.ts';
import { nextLook } from '../progress/next-look.ts';
import { workOf } from '../progress/work.ts';
import { projectTournament } from '../projections/project.ts';
import { matchWork } from './match-work.ts';

/** The author of commits that nobody has sent. */
const DIRECTOR = 'director';
/** So many facts are folded into one commit. */
const BATCH = 100;
/** After how long a deadline is looked at again that could not be seen to. */
const AGAIN_MS = 60_000;

type Parts = {
  readonly warm: Warm<LoadedTournament, TournamentAct>;
  readonly inTurn: OneAtATime;
};

/** What tournaments do that nobody sends. Their state is in their events alone, so all of it may be repeated. */
export function createDirecting(deps: TournamentsDeps, { warm, inTurn }: Parts): Directing {
  const { inboxes, now, random } = deps;
  const matches = matchWork(deps);

  /** Stores what a tournament is found to need, until nobody gets in between. */
  const change = (
    tournament: string,
    events: (loaded: LoadedTournament, at: string) => Promise<readonly TournamentEvent[]>,
  ): Promise<LoadedTournament['record']> =>
    inTurn(tournamentStream(tournament), async () => {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        const { loaded, isKept } = await warm.take(tournamentStream(tournament));
        if (isKept && (await warm.isBehind(loaded))) continue;
        const { updatedAt } = loaded.record.tournament;
        const time = now().toISOString();
        const at = time > updatedAt ? time : updatedAt;
        const done = await events(loaded, at);
        if (done.length === 0) {
          warm.putBack(loaded);
          return loaded.record;
        }
        const act = { events: done, calls: ['director'] } as const;
        const record = await warm.store(loaded, act, { at, actor: DIRECTOR });
        if (record) return record as LoadedTournament['record'];
        await backOff(tries, random);
      }
      throw new Error(`Tournament ${tournament} was changed by others again and again.`);
    });

  const goOn = (tournament: string): Promise<LoadedTournament['record']> =>
    change(tournament, ({ record, secret }, at) =>
      followUps(record.tournament, { secret, at, deps }),
    );

  return {
    async fold(id) {
      const stream = tournamentStream(id);
      let waiting: readonly StoredFact[] = [];
      await change(id, async ({ record, secret }, at) => {
        // listed after it was loaded: what an earlier commit has folded is gone by now, or the last one names it
        waiting = await inboxes.list(stream, BATCH);
        const isKnown = ({ id: fact }: StoredFact) => record.tournament.folded.includes(fact);
        // a commit that died left them; they go before another takes the place of the one that names them
        await inboxes.remove(waiting.filter(isKnown));
        const fresh = waiting.filter((fact) => !isKnown(fact));
        if (fresh.length === 0) return [];
        let { tournament } = record;
        const events: TournamentEvent[] = [
          { type: 'FactsFolded', ids: fresh.map((fact) => fact.id) },
        ];
        for (const { fact, at: received } of fresh) {
          const next = eventsOf(tournament, fact as Fact, received);
          events.push(...next);
          if (next.length > 0) tournament = applied(tournament, next, at);
        }
        return [...events, ...(await followUps(tournament, { secret, at, deps }))];
      });
      await inboxes.remove(waiting);
      return { left: waiting.length === BATCH };
    },

    seatPods: (work) => matches.seat(work),
    endPods: (work) => matches.end(work),
    callLastRound: (work) => matches.callLastRound(work),

    async draft({ tournament }) {
      await goOn(tournament);
    },

    async direct(id) {
      const record = await goOn(id);
      await projectTournament(deps, record);
      return workIn(id, record, now().toISOString());
    },

    async wake(id) {
      const record = await goOn(id);
      const at = now().toISOString();
      const work = workIn(id, record, at);
      const next = nextLook(record.tournament);
      // what is due and still there is under way: it is looked at again in case that dies
      const again = new Date(Date.parse(at) + AGAIN_MS).toISOString();
      return { work, ...(next !== undefined && { next: isDue(next, at) ? again : next }) };
    },

    async mend(id) {
      return { mended: await matches.mend((await goOn(id)).tournament) };
    },
  };
}

const workIn = (
  tournament: string,
  record: LoadedTournament['record'],
  at: string,
): readonly Work[] => workOf(record.tournament, at).map((work) => ({ tournament, ...work }));
