import type { App } from '../../../services/app/app.ts';
import { tournamentStream } from '../../../services/platform/storage/tournaments/name.ts';
import type { How } from './matrix.ts';
import type { People } from './people.ts';

export type Ground = Pick<App, 'store' | 'tournaments'> & {
  readonly people: People;
};

/** A tournament to try one's hand at. */
export type Scene = {
  readonly tournamentId: string;
  /** The pods of its first round. */
  readonly pods: readonly (readonly number[])[];
  /** The pod that the player sits in. */
  readonly pod: number;
  /** The act that the arbiter has proposed, if any. */
  readonly actId: string | undefined;
};

const order: readonly How[] = [
  ...(['draft', 'announced', 'registration', 'running', 'drafted', 'playing'] as const),
];
const reason = 'So that there is something to try.';

export const regulations = {
  game: { id: 'secret-numbers' },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 2, min: 2, max: 3 }, rounds: 1 }],
  registration: { mode: 'APPROVAL' },
  seeding: 'MANUAL',
  rounds: { advance: 'MANUAL', length: 'PT2H' },
  appeals: { window: 'PT1M' },
};

/** A tournament of five who play, one who left, and one who waits to be approved of. */
export async function sceneOf(
  { tournaments, store, people }: Ground,
  { of, isPrivate = false }: { readonly of: How; readonly isPrivate?: boolean },
): Promise<Scene> {
  const owner = people.owner.actor;
  const soon = { startsAt: new Date(Date.now() + 600_000).toISOString(), checkIn: {} };
  const { tournament } = await tournaments.createTournament(owner, {
    name: 'Rights',
    code: 'sesame',
    visibility: isPrivate ? 'PRIVATE' : 'PUBLIC',
    regulations: { ...regulations, ...(of === 'checkIn' && soon) },
  });
  const tournamentId = tournament.id;
  const on = { tournamentId };
  for (const role of ['organizer', 'arbiter', 'staff', 'appeals', 'bot'] as const) {
    const { account: accountId } = people[role].actor;
    const held = role === 'bot' ? 'STAFF' : (role.toUpperCase() as 'STAFF');
    await tournaments.setTournamentRole(owner, { ...on, accountId, role: held, granted: true });
  }
  const settle = async (): Promise<void> => {
    for (;;) {
      const { left } = await tournaments.fold(tournamentId);
      const { work } = await tournaments.wake(tournamentId);
      for (const each of work) if (each.does === 'seatPods') await tournaments.seatPods(each);
      if (!left && work.length === 0) return;
    }
  };
  const reached = order.includes(of) ? order.indexOf(of) : order.length;
  const steps: readonly (() => Promise<unknown>)[] = [
    () => tournaments.announceTournament(owner, on),
    async () => {
      await tournaments.openRegistration(owner, on);
      const accountIds = [people.player.actor.account, 'p2', 'p3', 'p4', 'p5', 'gone'];
      await tournaments.registerPlayers(owner, { ...on, accountIds });
      const waits = { kind: 'account', account: 'waits', roles: ['player'] } as const;
      await tournaments.invitePlayers(owner, { ...on, accountIds: [waits.account] });
      await tournaments.registerForTournament(waits, on);
      await settle();
    },
    async () => {
      await tournaments.startTournament(owner, on);
      await tournaments.dropPlayer(owner, { ...on, accountId: 'gone', reason });
      await settle();
    },
    () => tournaments.draftRound(owner, on),
    async () => {
      const startsAt = new Date(Date.now() + 3_600_000).toISOString();
      const when = of === 'published' ? { startsAt } : {};
      await tournaments.publishRound(owner, { ...on, round: 1, ...when });
      await settle();
    },
  ];
  const upTo = of === 'checkIn' ? 2 : reached;
  for (const step of steps.slice(0, upTo)) await step();
  const { rounds, players } = (await tournaments.find(owner, tournamentId)).tournament;
  const pods = rounds[0]?.pods.map((each) => each.players) ?? [];
  const pam = players.find(({ account }) => account === people.player.actor.account);
  const pod = 1 + pods.findIndex((each) => each.includes(pam?.number ?? 0));
  const ends = async (which: number, seats: number) => {
    const at = new Date().toISOString();
    const places = Array.from({ length: seats }, (_, i) => ({ place: i + 1, score: -i }));
    const fact = {
      kind: 'RESULT',
      round: 1,
      pod: which,
      attempt: 1,
      ended: 'RULES',
      seats: places,
    };
    const id = `RESULT.1.${String(which)}.1`;
    await store.inboxes.put({ stream: tournamentStream(tournamentId), at, id, fact });
    await settle();
  };
  if (of === 'paused') await tournaments.pauseTournament(owner, { ...on, reason });
  if (of === 'proposed') {
    const out = { ...on, number: 2, pastPods: 'KEEP', reason } as const;
    await tournaments.disqualifyPlayer(people.arbiter.actor, out);
  }
  const [proposed] = (await tournaments.find(owner, tournamentId)).tournament.proposed;
  if (of === 'judged' || of === 'appealed') await ends(pod, pods[pod - 1]?.length ?? 0);
  if (of === 'appealed') {
    await tournaments.openAppeal(people.player.actor, { ...on, round: 1, pod, text: reason });
  }
  if (of === 'finished') for (const [i, { length }] of pods.entries()) await ends(i + 1, length);
  return { tournamentId, pods, pod, actId: proposed?.id };
}
