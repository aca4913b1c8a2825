import { same } from '../../../engine/same.ts';
import { after, between, iso, laterOf, millisecondsOf } from '../../../time/duration.ts';
import type { TournamentEvent } from '../../events/event.ts';
import type { TournamentAct } from '../../record/act.ts';
import {
  accountIn,
  isResolved,
  openRounds,
  playerBy,
  playerOf,
  podOf,
  roundOf,
} from '../../record/queries.ts';
import { targetOf } from '../../record/target.ts';
import { fieldOf } from '../field.ts';
import { unless } from '../moment.ts';
import { kind, type Kind, type Said } from './kind.ts';

type Says = Readonly<Record<string, unknown>>;

/** The content of an entry that repeats its input, with the target derived from it. */
const saying = (says: Says, before?: unknown): Said => ({
  target: targetOf(says),
  ...(before !== undefined && { before }),
  after: says,
});

/** A member of the entry's content that the event does not fix. */
const asked = (after: unknown, name: string): Says => {
  const value = fieldOf(after, name);
  return value === undefined ? {} : { [name]: value };
};

const later = (time: string, duration: unknown): string =>
  after(time, typeof duration === 'string' ? (millisecondsOf(duration) ?? 0) : 0);

type Approved = Extract<TournamentEvent, { type: 'Disqualified' | 'RegulationsChanged' }>;
const isApproved = (event: TournamentEvent): event is Approved =>
  event.type === 'Disqualified' || event.type === 'RegulationsChanged';

/** The kinds of acts with their public events; the type checker requires each. */
export const kinds: Readonly<Record<TournamentAct, Kind | 'PAIRING' | 'LOOK' | 'NEVER'>> = {
  EDIT_PAIRING: 'PAIRING',
  REPAIR: 'PAIRING',
  INSPECT: 'LOOK',
  // these are proposed, and entered under the act of the second person who approves
  DISQUALIFY: 'NEVER',
  CHANGE_REGULATIONS: 'NEVER',
  // these are acts on matches, in whose own records they stand
  REWIND_MATCH: 'NEVER',
  PAUSE_MATCH: 'NEVER',
  RESUME_MATCH: 'NEVER',
  CLOSE_PROCEDURE: 'NEVER',
  UNPUBLISH: kind({
    makes: ['RoundUnpublished'],
    says: ({ main: { event } }) => saying({ round: event.round }),
  }),
  ADJUDICATE: kind({
    makes: ['PodAdjudicated'],
    says({ main: { event, before } }) {
      const { round, pod, places } = event;
      const former = podOf(roundOf(before, round), pod)?.places;
      return saying({ round, pod, places }, former && { places: former });
    },
  }),
  REPLAY: kind({
    makes: ['PodReplayed'],
    says({ main: { event } }) {
      const { round, pod, players } = event;
      return saying({ round, pod, ...(players && { players }) });
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
  EXTEND: kind({
    makes: ['TimeExtended'],
    says({ entry, main: { event, before } }) {
      const { round, pod, deadline } = event;
      const its = roundOf(before, round);
      const former = (pod === undefined ? undefined : podOf(its, pod)?.deadline) ?? its?.deadline;
      const says = { round, ...(pod !== undefined && { pod }), ...asked(entry.after, 'by') };
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
  REPLACE: kind({
    makes: ['PlayerReplaced'],
    says({ entry, main: { event } }) {
      const { number, by } = event;
      return saying({ number, accountId: by, ...asked(entry.after, 'seat') });
    },
    leadsTo({ entry, open, main: { event } }) {
      const { number, by } = event;
      const seat = fieldOf(entry.after, 'seat') === true;
      const before = open[0]?.before ?? event;
      if (!('rounds' in before)) return [];
      const under = before.rounds.filter(
        ({ status }) => status === 'STARTING' || status === 'RUNNING',
      );
      return under.flatMap(({ round, pods }) =>
        pods
          .filter((pod) => pod.players.includes(number) && !isResolved(pod))
          .filter(({ status }) => seat || status === 'RUNNING')
          .map((pod) => {
            const account = seat ? by : (accountIn(before, pod, number) ?? '');
            return { type: 'PlayerSeated', round, pod: pod.pod, number, account } as const;
          }),
      );
    },
  }),
  PENALISE: kind({
    makes: ['Penalised'],
    says({ entry, main: { event, before } }) {
      const { number, kind: its, points, round, pod } = event;
      const last = before.rounds.at(-1)?.round;
      const isSaid = fieldOf(entry.after, 'round') !== undefined || round !== last;
      return saying({
        ...{ number, kind: its },
        // with points that are taken they may be given without an effect
        ...(points === undefined ? asked(entry.after, 'points') : { points }),
        ...(isSaid && round !== undefined && { round }),
        ...(pod !== undefined && { pod }),
      });
    },
  }),
  APPROVE: kind({
    makes: ['ActApproved'],
    says({ entry, main: { event, before } }) {
      const { id } = event;
      const act = fieldOf(entry.after, 'act');
      const says = fieldOf(entry.after, 'says');
      const number = act === 'DISQUALIFY' ? asked(says, 'number') : {};
      return {
        target: { act: id, ...number },
        ...(act === 'CHANGE_REGULATIONS' && { before: { says: before.regulations } }),
        after: {
          ...{ actId: id, act, says },
          ...asked(entry.after, 'by'),
          ...asked(entry.after, 'reason'),
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
  PAUSE: kind({ makes: ['TournamentPaused'], says: () => saying({}) }),
  RESUME: kind({
    makes: ['TournamentResumed'],
    says: () => saying({}),
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
  CANCEL: kind({
    makes: ['TournamentCancelled'],
    says: ({ main: { event } }) => saying({ running: event.running }),
  }),
  DROP: kind({
    makes: ['PlayersLeft', 'PlayersUnregistered'],
    says({ main: { event, before } }) {
      const [number] = event.type === 'PlayersLeft' ? event.numbers : [];
      const [account] =
        event.type === 'PlayersLeft' ? [playerOf(before, number ?? 0)?.account] : event.accounts;
      return saying({ accountId: account });
    },
    *holds({ main: { event } }) {
      const { length } = event.type === 'PlayersLeft' ? event.numbers : event.accounts;
      yield* unless(length === 1, 'one player is dropped at a time');
    },
  }),
  REINSTATE: kind({
    makes: ['PlayerReinstated'],
    says: ({ main: { event, before } }) =>
      saying({ accountId: playerOf(before, event.number)?.account }),
    *holds({ main: { event, before } }) {
      const player = playerBy(before, playerOf(before, event.number)?.account ?? '');
      const isOut = player?.status !== 'DISQUALIFIED' && player?.status !== 'ELIMINATED';
      yield* unless(isOut, 'they cannot come back');
    },
  }),
  DECIDE_APPEAL: kind({
    makes: ['AppealDecided'],
    says: ({ main: { event } }) => saying({ appealId: event.id, decision: event.status }),
    *holds({ entry, main: { event } }) {
      yield* unless(event.decision === entry.reason, 'the decision is given with another reason');
    },
  }),
};
