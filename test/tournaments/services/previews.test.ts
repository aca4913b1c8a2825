import { describe, expect, it } from 'vitest';
import type { Work } from '../../../services/tournaments/directing-contract.ts';
import { workIn } from '../../../services/tournaments/directing/message.ts';
import { drawingHere, type DrawRounds } from '../../../services/tournaments/drawing/drawing.ts';
import { previewingByQueue } from '../../../services/tournaments/drawing/previewing-by-queue.ts';
import { previewingHere } from '../../../services/tournaments/drawing/previewing.ts';
import { openEvent, owner, people, useTournaments, type Event } from './event.ts';

const open = useTournaments();

/** Starts an event with this number of players. */
async function running(event: Event, players: number, more: Record<string, unknown> = {}) {
  const { tournaments } = event;
  const tournamentId = await openEvent(event, more);
  const accountIds = people(players).map(({ account }) => account);
  await tournaments.registerPlayers(owner, { tournamentId, accountIds });
  await tournaments.startTournament(owner, { tournamentId });
  return tournamentId;
}

/** A drawing that counts how many it was asked for, and how many at once. */
function watched() {
  const seen = { draws: 0, now: 0, most: 0 };
  const drawing: DrawRounds = async (job) => {
    seen.draws += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise(setImmediate);
    const drawn = await drawingHere(job);
    seen.now -= 1;
    return drawn;
  };
  return { seen, more: { drawing, previewing: previewingHere(drawing) } };
}

describe('previews of an event', () => {
  it('are computed one at a time, and each once for its version and arguments', async () => {
    const { seen, more } = watched();
    const event = open(undefined, undefined, more);
    const { tournaments } = event;
    const tournamentId = await running(event, 8);
    const asked = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? {} : { byes: [8] }));
    const shown = await Promise.all(
      asked.map((each) => tournaments.previewPairing(owner, { tournamentId, ...each })),
    );
    expect(seen).toEqual({ draws: 2, now: 0, most: 1 });
    expect(shown.map(({ byes }) => byes)).toEqual(asked.map(({ byes = [] }) => byes));
    const reason = 'They have gone home.';
    await tournaments.dropPlayer(owner, { tournamentId, accountId: 'p0008', reason });
    const after = await tournaments.previewPairing(owner, { tournamentId });
    expect(seen.draws).toBe(3);
    expect(after.pods.flat()).toHaveLength(7);
  });

  it('of a schedule return only its first round, and are the same for all requested byes', async () => {
    const lengths: number[] = [];
    const drawing: DrawRounds = async (job) => {
      const drawn = await drawingHere(job);
      lengths.push('problems' in drawn ? 0 : drawn.length);
      return drawn;
    };
    const event = open(undefined, undefined, { drawing, previewing: previewingHere(drawing) });
    const pairs = { stages: [{ format: 'ROUND_ROBIN', podSize: { preferred: 2 } }] };
    const tournamentId = await running(event, 8, pairs);
    const first = await event.tournaments.previewPairing(owner, { tournamentId });
    const wished = await event.tournaments.previewPairing(owner, { tournamentId, byes: [8] });
    expect(wished).toEqual(first);
    expect(lengths).toEqual([1]);
    await event.tournaments.draftRound(owner, { tournamentId });
    expect(lengths).toEqual([1, 7]);
    const { tournament } = await event.tournaments.find(owner, tournamentId);
    expect(tournament.rounds[0]?.pods.map(({ players }) => players)).toEqual(first.pods);
  });

  it('wait in a queue of limited length', async () => {
    const event = open(undefined, undefined, watched().more);
    const tournamentId = await running(event, 8);
    const asked = Array.from({ length: 20 }, (_, i) =>
      event.tournaments.previewPairing(owner, { tournamentId, byes: i % 2 === 0 ? [1] : [2] }),
    );
    const done = await Promise.allSettled(asked);
    const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await event.tournaments.previewPairing(owner, { tournamentId })).toBeDefined();
  });
});

describe('previews of a large event in the cloud', () => {
  /** A process whose queue is worked off by another one, which draws. */
  async function deployed() {
    const sent: string[] = [];
    const { seen, more } = watched();
    const director = open(undefined, undefined, more);
    const { seen: seenHere, more: here } = watched();
    const queue = {
      send: async (work: readonly Work[]) => {
        const bodies = work.map((each) => JSON.stringify(each));
        sent.push(...bodies);
        for (const body of bodies) {
          const order = workIn(body);
          if (order.does === 'preview') await director.tournaments.preview(order);
        }
      },
    };
    const { previews } = director.store;
    const previewing = previewingByQueue({ previews, queue, here: here.previewing });
    const api = open(undefined, undefined, { ...here, previewing });
    return { api, director, sent, seen, seenHere };
  }

  it('are computed once by the queue of the director, whose message hides the seed', async () => {
    const { api, sent, seen, seenHere } = await deployed();
    const tournamentId = await running(api, 65);
    const first = await api.tournaments.previewPairing(owner, { tournamentId });
    const again = await api.tournaments.previewPairing(owner, { tournamentId });
    expect(first.pods.flat()).toHaveLength(65);
    expect(again).toEqual(first);
    expect([seen.draws, seenHere.draws, sent.length]).toEqual([1, 0, 1]);
    expect(sent[0]).not.toContain(first.report?.seed);
    const pods = [first.pods.flat().slice(0, 6)];
    const made = await api.tournaments.previewPairing(owner, { tournamentId, pods });
    expect(made.problems).toContainEqual(expect.objectContaining({ kind: 'POD_TOO_LARGE' }));
  });

  it('report that the event has changed before the work started', async () => {
    const { director } = await deployed();
    const tournamentId = await running(director, 65);
    const { tournament } = await director.tournaments.find(owner, tournamentId);
    const stream = `tournament#${tournamentId}`;
    const { previews } = director.store;
    const version = tournament.version - 1;
    expect(await previews.claim(stream, 'k', 60)).toBe(true);
    expect(await previews.claim(stream, 'other', 60)).toBe(false);
    await director.tournaments.preview({
      ...{ does: 'preview', tournament: tournamentId, version, key: 'k' },
    });
    expect(await previews.read(stream)).toEqual({ key: 'k', outcome: { moved: true } });
    expect(await previews.claim(stream, 'other', 60)).toBe(true);
  });
});

describe('a round robin’s size', () => {
  const stage = { format: 'ROUND_ROBIN', podSize: { preferred: 3 }, meetings: 4 };

  it('above the limit is warned of, and not drawn', async () => {
    const { seen, more } = watched();
    const event = open(undefined, undefined, more);
    const { tournaments } = event;
    const tournamentId = await running(event, 100, {
      stages: [stage],
      registration: { cap: 2_048 },
    });
    const { problems, pods } = await tournaments.previewPairing(owner, { tournamentId });
    expect(problems).toMatchObject([{ kind: 'TOO_MANY_PLAYERS', relax: ['rounds'] }]);
    expect(pods).toEqual([]);
    await expect(tournaments.draftRound(owner, { tournamentId })).rejects.toMatchObject({
      code: 'PAIRING_IMPOSSIBLE',
    });
    expect(seen.draws).toBe(0);
    const id = await openEvent(event, { stages: [stage], registration: { cap: 2_048 } });
    const figures = { players: 2_048, rounds: 4_096, most: 90 };
    expect((await tournaments.find(owner, id)).warnings).toEqual([{ kind: 'SCHEDULE', figures }]);
  });

  it('has the limit as its default number of players', async () => {
    const event = open();
    const id = await openEvent(event, { stages: [stage] });
    const { tournament, warnings } = await event.tournaments.find(owner, id);
    expect(tournament.regulations.registration.cap).toBe(90);
    expect(warnings).toEqual([]);
  });
});
