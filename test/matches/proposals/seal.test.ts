import { expect, it } from 'vitest';
import { beginning, type Entry, type Pending } from '../../../shared/engine/index.ts';
import { sealOf } from '../../../services/matches/proposals/seal.ts';
import { ticTacToe } from '../../support/tic-tac-toe.ts';
import { ann, bob } from '../hall.ts';
import { useTables } from './table.ts';

const table = useTables();
const ids = ['seat1', 'seat2'];
const seats = ids.map((id) => ({ id, holder: undefined }));
const play = beginning(ticTacToe.initial({ seats: ids, options: {} }));
const marked = { type: 'Marked', seat: 'seat1', cell: 4 } as const;
const told: readonly Entry[] = [{ type: 'Told', event: marked }];
const [before, record] = [
  { play, seats },
  { play: { ...play, game: ticTacToe.evolve(play.game, marked) }, seats },
];
const answer: Pending = {
  ...{ id: '0.1/?mark:seat2#1', key: 'mark:seat2', seat: 'seat2', kind: 'mark', askedAt: 0 },
  options: ['cell:1'],
};

it('leaves open what was told of things that everybody had seen', () => {
  expect(sealOf(ticTacToe, { record, entries: told }, before)).toBeUndefined();
});

it('seals a thing that somebody had not seen', () => {
  const game = { ...ticTacToe, view: () => ({ hand: ['ace'] }) };
  const deals = {
    ...ticTacToe,
    view: (state: typeof play.game) => (state.turn === 0 ? {} : { hand: ['ace'] }),
  };
  expect(sealOf(game, { record, entries: [] }, before)).toBeUndefined();
  expect(sealOf(deals as never, { record, entries: [] }, before)).toBe('REVEALED');
});

it('seals facts that showed the order of a pile', () => {
  const game = {
    ...ticTacToe,
    reshuffle: () => [{ label: 'pile', items: ['a', 'b'], event: () => marked }],
  };
  expect(sealOf(game, { record, entries: told }, before)).toBe('REVEALED');
});

it('seals answers that lay hidden, once they do no more', () => {
  const hidden = { play: { ...play, pending: [{ ...answer, answered: true as const }] }, seats };
  expect(sealOf(ticTacToe, { record: before, entries: [] }, hidden)).toBe('REVEALED');
  expect(sealOf(ticTacToe, { record: hidden, entries: [] }, hidden)).toBeUndefined();
});

it('seals what it cannot go behind: the beginning, a roll, and somebody who gave up', () => {
  const rolled: Entry = { type: 'Rolled', key: 'd6#1', sides: [6], values: [3] };
  expect(sealOf(ticTacToe, { record, entries: told }, undefined)).toBe('BEGUN');
  expect(sealOf(ticTacToe, { record, entries: [rolled] }, before)).toBe('ROLL');
  const resigned = { type: 'SeatResigned', seat: 'seat2' } as const;
  expect(sealOf(ticTacToe, { record, entries: [resigned] }, before)).toBe('RESIGNED');
});

it("seals another's order that acted, for it had been a secret", async () => {
  const { matches, matchId, look, mark } = await table({
    gameId: 'tic-tac-toe',
    undo: 'CONSENT',
  });
  await matches.setStandingOrders(bob, { matchId, orders: [{ kind: 'mark', choose: ['cell:0'] }] });
  await mark(ann, 4);
  const { record: now } = await look();
  expect(await matches.undoOf(ann, await look())).toMatchObject({
    sealedAt: now.version,
    reason: 'REVEALED',
  });
});
