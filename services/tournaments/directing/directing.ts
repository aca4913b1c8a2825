import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Directing, Work } from '../directing-contract.ts';
import { foldInbox } from './fold-inbox.ts';
import type { Warm } from '../../platform/commands/warm.ts';
import type { OneAtATime } from '../../platform/commands/one-at-a-time.ts';
import { DIRECTOR } from '../../matches/pods/director.ts';
import { isDue } from '../progress/times.ts';
import { after, laterOf } from '../../platform/time/duration.ts';
import { ifFound } from '../../platform/requests/refusal.ts';
import type { StoredFact } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { readTournament, type LoadedTournament } from '../aggregate.ts';
import { applied } from '../applied.ts';
import type { TournamentsDeps } from '../deps.ts';
import { MOVED_ON, previewed } from '../drawing/previewing.ts';
import { isFact } from '../facts/fact.ts';
import { eventsOf } from '../facts/fold.ts';
import { followUps } from '../progress/follow.ts';
import { nextLook } from '../progress/next-look.ts';
import { movingPauses, unrating, workOf } from '../progress/work.ts';
import { projectTournament } from '../projections/project.ts';
import { matchWork } from './match-work.ts';
import { mending } from './repair.ts';

/** Delay before a deadline that could not be handled is looked at again. */
const AGAIN_MS = 60_000;

type Parts = {
  readonly warm: Warm<LoadedTournament, readonly TournamentEvent[]>;
  readonly inTurn: OneAtATime;
};

/**
 * Creates the automatic work of tournaments. All state is in events, so all of it may be repeated.
 */
export function createDirecting(deps: TournamentsDeps, { warm, inTurn }: Parts): Directing {
  const { inboxes, now } = deps;
  const matches = matchWork(deps);
  const mendMatches = mending(deps);

  const upToDate = async (id: string): Promise<LoadedTournament> => {
    const { loaded, isKept } = await warm.take(tournamentStream(id));
    return isKept && (await warm.isBehind(loaded)) ? upToDate(id) : loaded;
  };

  const timeOf = ({ record }: LoadedTournament): string =>
    laterOf(now().toISOString(), record.tournament.updatedAt);

  /** The events of facts, and of their consequences. */
  const folding = async (
    { record, secret }: LoadedTournament,
    facts: readonly StoredFact[],
    at: string,
  ): Promise<readonly TournamentEvent[]> => {
    let { tournament } = record;
    const events: TournamentEvent[] = [
      { type: 'FactsFolded', facts: facts.map(({ at: received, id }) => ({ at: received, id })) },
    ];
    for (const { fact, at: received } of facts) {
      // a fact of a newer release may be unknown to this one, and must not block the others
      const next = isFact(fact) ? eventsOf(tournament, fact, received) : [];
      events.push(...next);
      if (next.length > 0) tournament = applied(tournament, next, at);
    }
    return [...events, ...(await followUps(tournament, { secret, at, deps, hasTime: true }))];
  };

  /** Does the acts of a tournament that are due. */
  const goOn = (id: string): Promise<LoadedTournament['record']> =>
    inTurn(tournamentStream(id), () =>
      retried(`Tournament ${id}`, async () => {
        const loaded = await upToDate(id);
        const { record, secret } = loaded;
        const at = timeOf(loaded);
        const events = await followUps(record.tournament, { secret, at, deps, hasTime: true });
        if (events.length === 0) {
          warm.putBack(loaded);
          return record;
        }
        const stored = await warm.store(loaded, events, { at, actor: DIRECTOR });
        return stored ?? OVERTAKEN;
      }),
    );

  return {
    fold: (id) =>
      inTurn(tournamentStream(id), () =>
        foldInbox(inboxes, tournamentStream(id), async () => {
          // facts for a tournament that does not exist are dropped
          const loaded = await ifFound(upToDate(id));
          if (loaded === undefined) return undefined;
          warm.putBack(loaded);
          return {
            folded: loaded.record.tournament.folded,
            async commit(facts) {
              const at = timeOf(loaded);
              const events = await folding(loaded, facts, at);
              const record = await warm.store(loaded, events, { at, actor: DIRECTOR });
              return record ? 'stored' : 'conflict';
            },
          };
        }),
      ),

    seatPods: (work) => matches.seat(work),
    endPods: (work) => matches.end(work),
    callLastRound: (work) => matches.callLastRound(work),
    unratePods: (work) => matches.unrate(work),
    movePauses: (work) => matches.movePauses(work),
    seatPlayer: (work) => matches.seatPlayer(work),

    async draft({ tournament }) {
      await ifFound(goOn(tournament));
    },

    async preview({ tournament: id, version, key, made, byesFor }) {
      const stream = tournamentStream(id);
      const found = await readTournament(deps.store, stream);
      const secret = await deps.secrets.read(stream);
      if (found === undefined || !secret) return;
      const { tournament, version: now } = found.record;
      if (now !== version) return deps.previews.finish(stream, key, MOVED_ON);
      const job = { tournament, version, secret, asked: { made, byesFor } };
      await deps.previews.finish(stream, key, await previewed(deps.drawing, job));
    },

    async direct(id) {
      const record = await goOn(id);
      const events = await projectTournament(deps, record);
      return [...workIn(id, record, now().toISOString()), ...calledBy(record.tournament, events)];
    },

    async wake(id) {
      const record = await goOn(id);
      const at = now().toISOString();
      const work = workIn(id, record, at);
      const next = nextLook(record.tournament);
      // due work is in progress: it is looked at again in case that fails; the same for calling
      // time
      const again = after(at, AGAIN_MS);
      const isCalled = work.some(({ does }) => does === 'callLastRound');
      if (next === undefined) return isCalled ? { work, next: again } : { work };
      return { work, next: isDue(next, at) || (isCalled && again < next) ? again : next };
    },

    async mend(id) {
      return { mended: await mendMatches((await goOn(id)).tournament) };
    },
  };
}

const workIn = (
  tournament: string,
  record: LoadedTournament['record'],
  at: string,
): readonly Work[] => workOf(record.tournament, at).map((work) => ({ tournament, ...work }));

/**
 * Work on matches required by acts and not derivable from the record; the sweep finds lost work.
 */
const calledBy = (
  whole: LoadedTournament['record']['tournament'],
  events: readonly TournamentEvent[],
): readonly Work[] => {
  const { id: tournament } = whole;
  const onMatches = events.flatMap((event): readonly Work[] => {
    switch (event.type) {
      case 'TournamentCancelled':
        return unrating(whole).map((work) => ({ tournament, ...work }));
      case 'PodAdjudicated':
      case 'PodReplayed': {
        const reason = event.type === 'PodReplayed' ? 'void' : 'adjudicated';
        const { round, pod } = event;
        return [{ does: 'endPods', tournament, round, pods: [pod], reason }];
      }
      case 'PlayerSeated': {
        const { round, pod } = event;
        return [{ does: 'seatPlayer', tournament, round, pod }];
      }
      default:
        return [];
    }
  });
  const pauses = movingPauses(whole, events).map((work) => ({ tournament, ...work }));
  return [...onMatches, ...pauses];
};
