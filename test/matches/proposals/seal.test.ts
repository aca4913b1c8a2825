import { describe, expect, it } from 'vitest';
import { beginning, type Entry, type Game, type Pending } from '../../../shared/engine/index.ts';
import { sealOf } from '../../../services/matches/decisions/seal.ts';
import { ticTacToe } from '../../support/tic-tac-toe.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { laidOut, skirmish } from '../../support/skirmish/game.ts';
import { account, ann, bob, cid, useHalls } from '../hall.ts';
import { useTables } from './table.ts';

const table = useTables();
const admin: AccountActor = { ...account('adm'), roles: ['player', 'admin'] };
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

it('a takeback stays possible after facts that all players had seen', () => {
  expect(sealOf(ticTacToe, { record, entries: told }, before)).toBeUndefined();
});

it('a takeback is sealed by a thing that a player had not seen', () => {
  const game = { ...ticTacToe, view: () => ({ hand: ['ace'] }) };
  const deals = {
    ...ticTacToe,
    view: (state: typeof play.game) => (state.turn === 0 ? {} : { hand: ['ace'] }),
  };
  expect(sealOf(game, { record, entries: [] }, before)).toBeUndefined();
  expect(sealOf(deals as never, { record, entries: [] }, before)).toBe('REVEALED');
});

it('a takeback is sealed by facts that showed the order of a pile', () => {
  const game = {
    ...ticTacToe,
    reshuffle: () => [{ label: 'pile', items: ['a', 'b'], event: () => marked }],
  };
  expect(sealOf(game, { record, entries: told }, before)).toBe('REVEALED');
});

it('a takeback is sealed by hidden answers, once they take effect', () => {
  const hidden = { play: { ...play, pending: [{ ...answer, answered: true as const }] }, seats };
  expect(sealOf(ticTacToe, { record: before, entries: [] }, hidden)).toBe('REVEALED');
  expect(sealOf(ticTacToe, { record: hidden, entries: [] }, hidden)).toBeUndefined();
});

it('a takeback is sealed by the start, a roll, and a resignation', () => {
  const rolled: Entry = { type: 'Rolled', key: 'd6#1', sides: [6], values: [3] };
  expect(sealOf(ticTacToe, { record, entries: told }, undefined)).toBe('BEGUN');
  expect(sealOf(ticTacToe, { record, entries: [rolled] }, before)).toBe('ROLL');
  const resigned = { type: 'SeatResigned', seat: 'seat2' } as const;
  expect(sealOf(ticTacToe, { record, entries: [resigned] }, before)).toBe('RESIGNED');
});

it('a takeback is sealed by an order of another seat that answered, because the order was secret', async () => {
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

/** Skirmish between three, with these cards in the second hand. */
const skirmishHolding = (hand: readonly string[]): Game => {
  const game = skirmish();
  return {
    ...game,
    id: 'skirmish',
    reactions: ['react'],
    asks: { react: {} },
    initial: ({ seats: ids }) => laidOut(ids, { hands: { seat2: hand } }),
  };
};

describe('an order of another seat', () => {
  const openHall = useHalls();
  const three = [ann, bob, cid];

  /** The takeback state that each player and the administrator are shown, step by step. */
  async function undosOver(hand: readonly string[], then: string, undo?: 'OWN') {
    const { matches } = openHall([skirmishHolding(hand)]);
    const { record, invitation = '' } = await matches.create(ann, {
      ...{ gameId: 'skirmish', seats: 3, visibility: 'PRIVATE' },
      ...(undo && { undo }),
    });
    const matchId = record.id;
    for (const who of [bob, cid]) await matches.join(who, { matchId, invitation });
    await matches.setDefaultOrders(bob, {
      gameId: 'skirmish',
      orders: [
        { kind: 'react', choose: ['pass'], once: true },
        { kind: 'react', choose: [then] },
      ],
    });
    await matches.start(ann, { matchId });
    const seen: unknown[] = [];
    for (const option of ['rest', 'done']) {
      const { questions } = (await matches.find(ann, matchId)) ?? { questions: [] };
      const questionId = questions[0]?.id ?? 'none';
      const answer = { matchId, questionId, choose: [option], commandId: option };
      await matches.answer(ann, answer);
      for (const who of [...three, admin]) {
        const view = await matches.find(who, matchId);
        seen.push([option, who.account, view && (await matches.undoOf(who, view))]);
      }
    }
    return seen;
  }

  it.each([undefined, 'OWN'] as const)(
    'that passes stays hidden from the list of takebacks (%s)',
    async (undo) => {
      const none = await undosOver([], 'pass', undo);
      expect(await undosOver(['strike.1'], 'pass', undo)).toEqual(none);
      expect(JSON.stringify(none)).not.toContain('REVEALED');
    },
  );

  it('that acted makes earlier moves final', async () => {
    const acted = await undosOver(['strike.1'], 'play:strike.1:seat1');
    expect(JSON.stringify(acted)).toContain('REVEALED');
  });
});
