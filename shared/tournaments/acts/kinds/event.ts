import { after, between, iso } from '../../../time/duration.ts';
import { isResolved, openRounds } from '../../record/queries.ts';
import { inputContent } from '../content.ts';
import { heldBy, type ActSpec } from '../spec.ts';

export const unpublishAct: ActSpec = {
  words: { en: 'Round unpublished', cs: 'Zrušení zveřejnění kola', ko: '라운드 발표 취소' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['RoundUnpublished'],
    says: ({ main: { event } }) => inputContent({ round: event.round }),
  }),
};

export const pauseAct: ActSpec = {
  words: { en: 'Tournament paused', cs: 'Pozastavení turnaje', ko: '대회 일시 정지' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({ makes: ['TournamentPaused'], says: () => inputContent({}) }),
};

export const resumeAct: ActSpec = {
  words: { en: 'Tournament resumed', cs: 'Pokračování turnaje', ko: '대회 재개' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['TournamentResumed'],
    says: () => inputContent({}),
    leadsTo({ entry, open, main: { before } }) {
      const stood = between(before.pausedAt ?? entry.at, entry.at);
      const told = open.flatMap(({ event }) => (event.type === 'TimeExtended' ? event : []));
      return openRounds(before)
        .flatMap(({ round, deadline, pods }) => [
          { round, deadline, pod: undefined },
          ...pods
            .filter((pod) => !isResolved(pod))
            .map(({ pod, deadline: own }) => ({ round, pod, deadline: own })),
        ])
        .flatMap(({ round, pod, deadline }) => {
          const its = told.find((each) => each.round === round && each.pod === pod);
          // operators who hold all time, or have given some, leave it or move it otherwise
          if (deadline === undefined || its === undefined) return [];
          return its.reason === undefined
            ? [{ ...its, deadline: after(iso(deadline), stood) }]
            : [its];
        });
    },
  }),
};

export const cancelAct: ActSpec = {
  words: { en: 'Tournament cancelled', cs: 'Zrušení turnaje', ko: '대회 취소' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['TournamentCancelled'],
    says: ({ main: { event } }) => inputContent({ running: event.running }),
  }),
};
