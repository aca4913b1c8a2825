import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { one, oneOf, onceIn, type Luck } from './luck.ts';
import { admin, judge, owner, person, reason, ruling, type Table } from './table.ts';

/** The randomly chosen subject of a move. */
type Chosen = {
  readonly now: Tournament;
  readonly round: Round;
  readonly pod: Pod;
  readonly number: number;
  readonly account: string;
};
type Move = (table: Table, chosen: Chosen) => unknown;

/** Swaps two players of a round. */
function swapped(luck: Luck, { pods }: Round): number[][] {
  const all = pods.flatMap(({ players }) => players);
  const [a, b] = [oneOf(luck, all), oneOf(luck, all)];
  return pods.map(({ players }) =>
    players.map((each) => (each === a ? (b ?? each) : each === b ? (a ?? each) : each)),
  );
}

const address = ({ round, pod }: Chosen) => ({ round: round.round, pod: pod.pod });

const players: readonly Move[] = [
  ({ act, luck }) => act(person(`late${String(luck(99))}`), 'registerForTournament', {}),
  ({ act }, { account }) => act(person(account), 'withdrawFromTournament', {}),
  async ({ act, luck }, { now }) => {
    for (const { account } of now.players) {
      if (!onceIn(luck, 6)) await act(person(account), 'checkIn', {});
    }
  },
  ({ act }, chosen) =>
    act(person(chosen.account), 'openAppeal', {
      ...address(chosen),
      text: 'That was not the last turn.',
    }),
];

const staff: readonly Move[] = [
  ({ act }, { account: accountId }) => act(owner, 'dropPlayer', { accountId, reason }),
  ({ act }, { account: accountId }) => act(judge, 'reinstatePlayer', { accountId, reason }),
  ({ act }, { number }) =>
    act(judge, 'penalisePlayer', { number, kind: 'POINTS', points: 0.5, reason }),
  ({ act, luck }, chosen) =>
    act(judge, 'penalisePlayer', {
      ...{ ...address(chosen), kind: 'POD_LOSS', reason },
      number: oneOf(luck, chosen.pod.players) ?? 1,
    }),
  async ({ act, luck, latest }, { number }) => {
    const pastPods = one<'KEEP' | 'RECOMPUTE'>(luck, ['KEEP', 'RECOMPUTE']);
    await act(owner, 'disqualifyPlayer', { number, pastPods, reason });
    const actId = (await latest()).proposed.at(-1)?.id ?? '';
    if (onceIn(luck, 2)) await act(judge, 'approveAct', { actId, reason });
  },
  ({ act, luck }, { number }) =>
    act(owner, 'replacePlayer', {
      ...{ number, reason, seat: onceIn(luck, 2) },
      accountId: `sub${String(luck(99))}`,
    }),
  ({ act, luck }, chosen) =>
    act(judge, 'adjudicatePod', {
      ...{ ...address(chosen), reason },
      places: ruling(luck, chosen.pod.players),
    }),
  ({ act }, chosen) => act(owner, 'replayPod', { ...address(chosen), reason }),
  ({ act }, chosen) => act(judge, 'extendTime', { ...address(chosen), by: 'PT20M', reason }),
  ({ act }, { now }) =>
    act(admin, 'decideAppeal', {
      ...{ decision: 'DISMISSED', reason },
      appealId: now.appeals.find(({ status }) => status === 'OPEN')?.id ?? 'none',
    }),
];

const organizers: readonly Move[] = [
  ({ act }) => act(judge, 'pauseTournament', { reason }),
  ({ act }) => act(owner, 'resumeTournament', { reason }),
  ({ act, luck }, { round }) =>
    act(owner, 'editPairing', {
      ...{ round: round.round, byes: [...round.byes], reason },
      pods: swapped(luck, round),
    }),
  ({ act, luck }, { round, pod, number }) => {
    const [one = 0, other = 0] = pod.players;
    return act(owner, 'repairRound', {
      ...{ round: round.round, reason },
      ...(onceIn(luck, 2) ? { forbid: [[one, other]] } : { byes: [number] }),
    });
  },
  ({ act }, { round }) => act(owner, 'unpublishRound', { round: round.round, reason }),
  ({ act }, { round }) => act(owner, 'discardRound', { round: round.round }),
  ({ act, luck }, { number }) =>
    act(judge, 'draftRound', onceIn(luck, 4) ? { byes: [number] } : {}),
  ({ act }, { round }) => act(owner, 'publishRound', { round: round.round }),
  async ({ act, luck, latest }, { now: { regulations } }) => {
    const { preset: _, ...game } = regulations.game;
    const changed = { ...regulations, game, byePoints: luck(4) };
    await act(owner, 'changeRegulations', { regulations: changed, reason });
    const actId = (await latest()).proposed.at(-1)?.id ?? '';
    if (onceIn(luck, 2)) await act(judge, 'approveAct', { actId, reason });
  },
  ({ event, luck }) => {
    event.passTo(new Date(event.now().getTime() + 60_000 * luck(90)).toISOString());
  },
];

const matches: Move = async ({ event, luck, endMatch }) => {
  for (const id of event.open.keys()) if (!onceIn(luck, 3)) await endMatch(id);
};

/** Makes a random move of an event under way. */
export async function move(table: Table): Promise<void> {
  const { luck, latest } = table;
  const now = await latest();
  const round = oneOf(luck, now.rounds);
  const pod = round && oneOf(luck, round.pods);
  if (round === undefined || pod === undefined) return;
  const number = 1 + luck(now.numbers.length);
  const account = oneOf(luck, now.players)?.account ?? '';
  const family = one(luck, [players, staff, organizers, [matches]]);
  await oneOf(luck, family)?.(table, { now, round, pod, number, account });
}
