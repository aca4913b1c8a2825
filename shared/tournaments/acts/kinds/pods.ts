import { after, iso, laterOf, millisecondsOf } from '../../../time/duration.ts';
import { isResolved, podOf, roundOf } from '../../record/queries.ts';
import { targetOf } from '../../record/target.ts';
import { inputContent, unfixed } from '../content.ts';
import { fieldOf } from '../field.ts';
import { unless } from '../moment.ts';
import { heldBy, type ActSpec } from '../spec.ts';

const later = (time: string, duration: unknown): string =>
  after(time, typeof duration === 'string' ? (millisecondsOf(duration) ?? 0) : 0);

export const adjudicateAct: ActSpec = {
  words: { en: 'Result set by arbiter', cs: 'Výsledek určený rozhodčím', ko: '심판 판정' },
  notifies: true,
  content: ({ before, done, says }) => {
    const [event] = done.flatMap((each) => (each.type === 'PodAdjudicated' ? each : []));
    const pod = event && podOf(roundOf(before, event.round), event.pod);
    return inputContent(says, pod?.places && { places: pod.places });
  },
  check: heldBy({
    makes: ['PodAdjudicated'],
    says({ main: { event, before } }) {
      const { round, pod, places } = event;
      const former = podOf(roundOf(before, round), pod)?.places;
      return inputContent({ round, pod, places }, former && { places: former });
    },
  }),
};

export const replayAct: ActSpec = {
  words: { en: 'Match replayed', cs: 'Opakování partie', ko: '재경기' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['PodReplayed'],
    says({ main: { event } }) {
      const { round, pod, players } = event;
      return inputContent({ round, pod, ...(players && { players }) });
    },
    leadsTo({ entry, main: { event, before } }) {
      const { round, pod } = event;
      const its = roundOf(before, round);
      const { length } = before.regulations.rounds;
      const isLate =
        length !== undefined && its?.deadline !== undefined && iso(its.deadline) <= entry.at;
      return [
        ...(its?.status === 'COMPLETED' ? [{ type: 'RoundReopened', round } as const] : []),
        ...(isLate
          ? [{ type: 'TimeExtended', round, pod, deadline: later(entry.at, length) } as const]
          : []),
      ];
    },
  }),
};

export const extendAct: ActSpec = {
  words: { en: 'Time added', cs: 'Přidaný čas', ko: '시간 연장' },
  notifies: true,
  content: ({ before, done, says }) => {
    const [event] = done.flatMap((each) => (each.type === 'TimeExtended' ? each : []));
    if (event === undefined || says['by'] === undefined) return inputContent(says);
    const round = roundOf(before, event.round);
    const pod = event.pod === undefined ? undefined : podOf(round, event.pod);
    const deadline = pod?.deadline ?? round?.deadline;
    return {
      target: targetOf(says),
      ...(deadline !== undefined && { before: { deadline } }),
      after: { ...says, deadline: event.deadline },
    };
  },
  check: heldBy({
    makes: ['TimeExtended'],
    says({ entry, main: { event, before } }) {
      const { round, pod, deadline } = event;
      const its = roundOf(before, round);
      const former = (pod === undefined ? undefined : podOf(its, pod)?.deadline) ?? its?.deadline;
      const says = { round, ...(pod !== undefined && { pod }), ...unfixed(entry.after, 'by') };
      return {
        target: targetOf(says),
        ...(former !== undefined && { before: { deadline: former } }),
        after: { ...says, deadline },
      };
    },
    leadsTo({ entry, main: { event, before } }) {
      const { round, pod: which } = event;
      const by = fieldOf(entry.after, 'by');
      const open = roundOf(before, round)?.pods.filter((pod) => !isResolved(pod)) ?? [];
      const own = which === undefined ? open : [];
      return [
        ...own.flatMap(({ pod, deadline }) =>
          deadline === undefined
            ? []
            : [
                {
                  type: 'TimeExtended',
                  round,
                  pod,
                  deadline: later(laterOf(deadline, entry.at), by),
                } as const,
              ],
        ),
        ...open
          .filter(({ heldBy, pod }) => heldBy === 'DEADLINE' && (which ?? pod) === pod)
          .map(({ pod }) => ({ type: 'PodReleased', round, pod }) as const),
      ];
    },
    *holds({ entry, main: { event, before } }) {
      const its = roundOf(before, event.round);
      const own = event.pod === undefined ? undefined : podOf(its, event.pod)?.deadline;
      const former = own ?? its?.deadline ?? entry.at;
      const due = later(laterOf(former, entry.at), fieldOf(entry.after, 'by'));
      yield* unless(event.deadline === due, `the deadline should be ${due}`);
    },
  }),
};
