import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawingThread, type DrawingThread } from '../../services/local/drawing-thread.ts';
import { drawingHere, type DrawJob } from '../../services/tournaments/drawing/drawing.ts';
import { openEvent, owner, people, useTournaments } from '../tournaments/services/event.ts';

const open = useTournaments();

let thread: DrawingThread;
beforeEach(() => {
  thread = drawingThread();
});
afterEach(() => thread.close());

/** The drawing job of the first round of an event with this number of players. */
async function jobOf(players: number): Promise<DrawJob> {
  const event = open();
  const tournamentId = await openEvent(event);
  const accountIds = people(players).map(({ account }) => account);
  await event.tournaments.registerPlayers(owner, { tournamentId, accountIds });
  const { tournament } = await event.tournaments.startTournament(owner, { tournamentId });
  return { tournament, request: { round: 1, seed: 'ab'.repeat(32) } };
}

describe('the thread that draws pairings', () => {
  it('draws the same pairings as the main thread, which stays responsive', async () => {
    const job = await jobOf(200);
    let turns = 0;
    let drawing = true;
    const turn = () => {
      turns += 1;
      if (drawing) setImmediate(turn);
    };
    const drawn = thread.draw(job);
    turn();
    expect(await drawn).toEqual(await drawingHere(job));
    drawing = false;
    expect(turns).toBeGreaterThan(10);
  });

  it('has a lower priority than the main thread, if threads have priorities', async () => {
    const own = getPriority();
    await thread.draw(await jobOf(65));
    expect(getPriority()).toBe(own);
    if (process.platform !== 'linux') return;
    const niceOf = (task: string) =>
      // the nineteenth field; the second, a name, may hold spaces
      Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
    const given = readdirSync('/proc/self/task').map(niceOf);
    expect(given).toContain(Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL));
  });

  it('passes on an error of a drawing, and draws the next round', async () => {
    const job = await jobOf(65);
    const nowhere = { ...job, tournament: { ...job.tournament, stage: 9 } };
    await expect(thread.draw(nowhere)).rejects.toThrow('There is no such stage.');
    expect(await thread.draw(job)).toHaveLength(1);
  });
});
