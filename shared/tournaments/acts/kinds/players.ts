import { accountIn, isResolved, playerBy, playerOf } from '../../record/queries.ts';
import { inputContent, unfixed } from '../content.ts';
import { fieldOf } from '../field.ts';
import { unless } from '../moment.ts';
import { heldBy, type ActSpec } from '../spec.ts';

export const replaceAct: ActSpec = {
  words: { en: 'Player replaced', cs: 'Náhrada hráče', ko: '참가자 교체' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['PlayerReplaced'],
    says({ entry, main: { event } }) {
      const { number, by } = event;
      return inputContent({ number, accountId: by, ...unfixed(entry.after, 'seat') });
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
};

export const penaliseAct: ActSpec = {
  words: { en: 'Penalty given', cs: 'Udělení trestu', ko: '벌칙 부여' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['Penalised'],
    says({ entry, main: { event, before } }) {
      const { number, kind: its, points, round, pod } = event;
      const last = before.rounds.at(-1)?.round;
      const isSaid = fieldOf(entry.after, 'round') !== undefined || round !== last;
      return inputContent({
        ...{ number, kind: its },
        // with points that are taken they may be given without an effect
        ...(points === undefined ? unfixed(entry.after, 'points') : { points }),
        ...(isSaid && round !== undefined && { round }),
        ...(pod !== undefined && { pod }),
      });
    },
  }),
};

export const dropAct: ActSpec = {
  words: { en: 'Player dropped', cs: 'Vyškrtnutí hráče', ko: '참가자 제외' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['PlayersLeft', 'PlayersUnregistered'],
    says({ main: { event, before } }) {
      const [number] = event.type === 'PlayersLeft' ? event.numbers : [];
      const [account] =
        event.type === 'PlayersLeft' ? [playerOf(before, number ?? 0)?.account] : event.accounts;
      return inputContent({ accountId: account });
    },
    *holds({ main: { event } }) {
      const { length } = event.type === 'PlayersLeft' ? event.numbers : event.accounts;
      yield* unless(length === 1, 'one player is dropped at a time');
    },
  }),
};

export const reinstateAct: ActSpec = {
  words: { en: 'Player reinstated', cs: 'Návrat hráče do turnaje', ko: '참가자 복귀' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: heldBy({
    makes: ['PlayerReinstated'],
    says: ({ main: { event, before } }) =>
      inputContent({ accountId: playerOf(before, event.number)?.account }),
    *holds({ main: { event, before } }) {
      const player = playerBy(before, playerOf(before, event.number)?.account ?? '');
      const isOut = player?.status !== 'DISQUALIFIED' && player?.status !== 'ELIMINATED';
      yield* unless(isOut, 'they cannot come back');
    },
  }),
};
