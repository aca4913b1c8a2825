import { same } from '../../../engine/same.ts';
import type { TournamentEvent } from '../../events/event.ts';
import { targetOf } from '../../record/target.ts';
import { inputContent, unfixed } from '../content.ts';
import { fieldOf } from '../field.ts';
import { unless } from '../moment.ts';
import { heldBy, type ActSpec } from '../spec.ts';

type Approved = Extract<TournamentEvent, { type: 'Disqualified' | 'RegulationsChanged' }>;
const isApproved = (event: TournamentEvent): event is Approved =>
  event.type === 'Disqualified' || event.type === 'RegulationsChanged';

export const approveAct: ActSpec = {
  words: { en: 'Approved', cs: 'Schválení', ko: '승인' },
  notifies: true,
  content: ({ before, done, says }) => {
    const [event] = done.flatMap((each) => (each.type === 'ActApproved' ? each : []));
    const proposal = before.proposed.find((each) => each.id === event?.id);
    if (proposal === undefined) return inputContent(says);
    const { act, by, says: proposed, reason } = proposal;
    const number = act === 'DISQUALIFY' ? fieldOf(proposed, 'number') : undefined;
    return {
      target: {
        ...targetOf(says),
        ...(typeof number === 'number' && { number }),
      },
      ...(act === 'CHANGE_REGULATIONS' && { before: { says: before.regulations } }),
      after: { actId: proposal.id, act, by, says: proposed, reason },
    };
  },
  check: heldBy({
    makes: ['ActApproved'],
    says({ entry, main: { event, before } }) {
      const { id } = event;
      const act = fieldOf(entry.after, 'act');
      const says = fieldOf(entry.after, 'says');
      const number = act === 'DISQUALIFY' ? unfixed(says, 'number') : {};
      return {
        target: { act: id, ...number },
        ...(act === 'CHANGE_REGULATIONS' && { before: { says: before.regulations } }),
        after: {
          ...{ actId: id, act, says },
          ...unfixed(entry.after, 'by'),
          ...unfixed(entry.after, 'reason'),
        },
      };
    },
    leadsTo: ({ open }) => {
      const approved = open.flatMap(({ event }) => (isApproved(event) ? event : []));
      return approved.slice(0, 1);
    },
    *holds({ entry, open }) {
      const first = fieldOf(entry.after, 'by');
      const isSecond = typeof first === 'string' && first !== entry.by;
      yield* unless(isSecond, 'a proposal was approved by its own author');
      const approved = open.flatMap(({ event }) => (isApproved(event) ? event : []))[0];
      const [act, says] =
        approved?.type === 'Disqualified'
          ? ['DISQUALIFY', { number: approved.number, pastPods: approved.pastPods }]
          : ['CHANGE_REGULATIONS', approved?.regulations];
      const isSo = act === fieldOf(entry.after, 'act') && same(says, fieldOf(entry.after, 'says'));
      yield* unless(approved !== undefined && isSo, 'what it approves of did not happen');
    },
  }),
};

export const decideAppealAct: ActSpec = {
  words: { en: 'Appeal decided', cs: 'Rozhodnutí o odvolání', ko: '이의 제기 결정' },
  notifies: false,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['AppealDecided'],
    says: ({ main: { event } }) => inputContent({ appealId: event.id, decision: event.status }),
    *holds({ entry, main: { event } }) {
      yield* unless(event.decision === entry.reason, 'the decision is given with another reason');
    },
  }),
};
