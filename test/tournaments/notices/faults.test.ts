import { expect, it } from 'vitest';
import type { EventNotice } from '../../../services/tournaments/directing-contract.ts';
import { openEvent, owner, useTournaments } from '../services/event.ts';
import { come, heardOf } from './hearing.ts';

const open = useTournaments();
const heard = () => heardOf(open);
const MINUTE = 60_000;

it('a commit is processed again if its recipients couldn’t be determined', async () => {
  let isDown = true;
  const said: EventNotice[] = [];
  const event = open(undefined, undefined, {
    async tell(some) {
      if (isDown) throw new Error('The queue is down.');
      said.push(...some);
    },
  });
  const id = await openEvent(event);
  await expect(come(event, id, 3)).rejects.toThrow('The queue is down.');
  isDown = false;
  await event.settle(id);
  expect(said[0]).toMatchObject({ news: { type: 'tournament.registered' }, to: { length: 3 } });
});

it('notifying repeats the same message after a crash before it is recorded, and no other', async () => {
  const event = heard();
  const { store, settle, lines, known, now, tournaments } = event;
  const id = await openEvent(event);
  await settle(id);
  const project = store.summaries.project.bind(store.summaries);
  store.summaries.project = () => Promise.reject(new Error('It died.'));
  await expect(come(event, id, 3)).rejects.toThrow('It died.');
  expect(lines()).toEqual(['registered p0001 p0002 p0003']);
  store.summaries.project = project;
  known.clear();
  await settle(id);
  expect(lines()).toEqual(['registered p0001 p0002 p0003']);
  now.pass(MINUTE);
  await tournaments.updateTournament(owner, { tournamentId: id, description: 'Bring dice.' });
  await settle(id);
  known.clear();
  await settle(id);
  expect(lines()).toEqual([]);
});
