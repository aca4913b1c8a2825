import { awaitsOf } from '../notifications/attention/awaits.ts';
import { reachableOn } from '../notifications/delivery/stored-channels.ts';
import { compose, type Makers } from '../platform/compose.ts';
import { noticeQueueFrom } from '../platform/queues/queue.ts';
import { tellingSoon } from '../platform/queues/soon.ts';
import type { Directing, WorkQueue } from '../tournaments/directing-contract.ts';
import { createDirector, type Director } from '../tournaments/directing/director.ts';
import { createDirectingAlone } from '../tournaments/directing/index.ts';
import { workQueueFrom } from '../tournaments/directing/queue.ts';
import { eventNotifier } from '../tournaments/directing/event-notifier.ts';
import { tournamentsDeps, type TournamentsNeeds } from '../tournaments/needs.ts';
import { podMatchesOn } from '../tournaments/pod-matches-on.ts';
import { podNewsFrom } from '../tournaments/pod-news.ts';
import { loadTournamentAccess } from '../tournaments/tournament-access.ts';
import type { Base } from './base.ts';
import { playing, type Playing } from './playing.ts';

/** The members of an app that directs tournaments. */
type DirectingApp = Playing &
  Pick<TournamentsNeeds, 'drawing' | 'podMatches' | 'tell'> & {
    readonly work: WorkQueue;
    readonly directing: Directing;
    readonly director: Director;
  };

const makers: Makers<DirectingApp> = {
  ...playing,
  standsIn: ({ store }) => loadTournamentAccess(store.events),
  podMatches: ({ matches }) => podMatchesOn(matches),
  drawing: () => undefined,
  work: ({ env, its }) => workQueueFrom(env, its?.follow),
  tell:
    ({ work }) =>
    (tellings) =>
      work.send(tellings.map((each) => ({ does: 'tell', ...each }))),
  directing: (app) => createDirectingAlone(tournamentsDeps(app)),
  director: ({ directing, env, its, log, matches, now, store, work }) => {
    const soon = tellingSoon(noticeQueueFrom(env, its?.follow), { now, log });
    return createDirector({
      directing,
      podNews: podNewsFrom(matches),
      inboxes: store.inboxes,
      queue: work,
      tell: eventNotifier({
        attentions: store.attentions,
        reachable: reachableOn(store.documents),
        awaits: awaitsOf(soon),
      }),
    });
  },
};

/** The director of a function; a missing setting throws at once and says which it is. */
export const directorFrom = (environment: Partial<Base>): Director =>
  compose<DirectingApp>(makers, environment).director;
