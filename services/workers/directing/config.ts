import { awaitsOf } from '../../notifications/attention/awaits.ts';
import { reachableOn } from '../../notifications/delivery/known.ts';
import type { Instruments } from '../../platform/observability/instruments.ts';
import type { Store } from '../../platform/storage/contract.ts';
import { matchesOn } from '../../matches/on-store.ts';
import { roomFrom } from '../../matches/history/room.ts';
import { playableFrom } from '../../matches/packs/playable.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { noticeQueueFrom } from '../../platform/queues/queue.ts';
import { tellingSoon } from '../../platform/queues/soon.ts';
import { directingOn } from '../../tournaments/directing/on-store.ts';
import { podMatchesOn } from '../../tournaments/pod-matches-on.ts';
import { podNewsFrom } from '../../tournaments/pod-news.ts';
import { standsInOn } from '../../tournaments/stands-in.ts';
import { createDirector, type Director } from '../../tournaments/directing/director.ts';
import { workQueueFrom } from '../../tournaments/directing/queue.ts';
import { telling } from '../../tournaments/directing/tell.ts';

/** The director of a function, on its store; a missing setting throws at once and says which it is. */
export const directorFrom = (
  env: Readonly<Record<string, string | undefined>>,
  store: Store,
  { follow, log }: Pick<Instruments, 'follow' | 'log'>,
): Director => {
  const games = playableFrom(env);
  const standsIn = standsInOn(store.events);
  const matches = matchesOn(store, games, { room: roomFrom(env), standsIn });
  const queue = workQueueFrom(env, follow);
  const soon = tellingSoon(noticeQueueFrom(env, follow), { now: systemClock, log });
  return createDirector({
    directing: directingOn(store, games, {
      matches: podMatchesOn(matches),
      tell: (tellings) => queue.send(tellings.map((each) => ({ does: 'tell', ...each }))),
    }),
    podNews: podNewsFrom(matches),
    inboxes: store.inboxes,
    queue,
    tell: telling({
      attentions: store.attentions,
      reachable: reachableOn(store.documents),
      awaits: awaitsOf(soon),
    }),
  });
};
