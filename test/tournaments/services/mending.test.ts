import { expect, it } from 'vitest';
import { begun } from './begun.ts';
import { owner, podOf, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const reason = 'As the rules of the event have it.';

/** An event of four in twos, a round robin, whose first round is published and waits for its matches. */
async function published(event: Event): Promise<string> {
  const { tournaments } = event;
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 2 } };
  const id = await begun(event, 4, { stages: [stage] });
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  return id;
}

it('the sweep repairs rulings and substitutes whose calls were lost, in any round of a schedule', async () => {
  const event = open();
  const { tournaments, settle, wanted } = event;
  const id = await published(event);
  await settle(id);
  const [ruled, other] = [await podOf(event, id, 1), await podOf(event, id, 2)];
  await tournaments.adjudicatePod(owner, {
    ...{ tournamentId: id, round: 1, pod: 1, reason },
    places: ruled.players.map((number, i) => ({ number, place: i + 1 })),
  });
  const [number = 0] = other.players;
  for (const accountId of ['first', 'second']) {
    await tournaments.replacePlayer(owner, {
      tournamentId: id,
      number,
      accountId,
      seat: true,
      reason,
    });
  }
  // its call is lost
  expect(await tournaments.direct(id)).toHaveLength(3);
  expect(await tournaments.mend(id)).toEqual({ mended: 1 });
  expect([...wanted.ended]).toEqual([[wantedId(event, 1), 'adjudicated']]);
  expect(wanted.replaced).toEqual(['1.2 0 second']);
  expect(await tournaments.mend(id)).toEqual({ mended: 0 });
});

const wantedId = ({ wanted }: Event, pod: number): string | undefined =>
  [...wanted.made.values()].find((match) => match.pod.pod === pod)?.id;

it('the recorded player is seated, whichever of several calls comes last', async () => {
  const event = open();
  const { tournaments, settle, wanted } = event;
  const id = await published(event);
  await settle(id);
  const { players } = await podOf(event, id, 1);
  const [number = 0] = players;
  for (const accountId of ['first', 'second']) {
    await tournaments.replacePlayer(owner, {
      tournamentId: id,
      number,
      accountId,
      seat: true,
      reason,
    });
  }
  for (const work of (await tournaments.direct(id)).toReversed()) {
    if (work.does === 'seatPlayer') await tournaments.seatPlayer(work);
  }
  expect(wanted.replaced).toEqual(['1.1 0 second', '1.1 0 second']);
});

it('a match of a replayed pod is not counted as made', async () => {
  const event = open();
  const { tournaments, settle, wanted } = event;
  const id = await published(event);
  for (const work of await tournaments.direct(id)) {
    if (work.does === 'seatPods') await tournaments.seatPods(work);
  }
  await tournaments.replayPod(owner, { tournamentId: id, round: 1, pod: 1, reason });
  await settle(id);
  expect(await podOf(event, id, 1)).toMatchObject({ status: 'RUNNING', attempt: 2 });
  expect([...wanted.made.values()].map(({ pod }) => [pod.pod, pod.attempt])).toEqual([
    ...[
      [1, 1],
      [2, 1],
      [1, 2],
    ],
  ]);
});
