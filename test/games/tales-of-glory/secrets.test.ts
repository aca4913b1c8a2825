import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { seated, spectator, type Viewer } from '../../../shared/engine/index.ts';
import type { TalesEvent } from '../../../shared/games/tales-of-glory/events.ts';
import { log } from '../../../shared/games/tales-of-glory/log.ts';
import { reshuffle } from '../../../shared/games/tales-of-glory/reshuffle.ts';
import type { State } from '../../../shared/games/tales-of-glory/state.ts';
import { view } from '../../../shared/games/tales-of-glory/view/view.ts';
import { viewSchema } from '../../../shared/games/tales-of-glory/view/schema.ts';
import { laidOut } from './support.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
const arbiter: Viewer = { role: 'arbiter' };
const table = laidOut(
  { seats: { ann: { quests: ['q01', 'q02'] }, bob: { quests: ['q03', 'q04'] } } },
  { quests: true },
);

describe('a view of Tales of Glory', () => {
  it('TG-RUL-23 shows Quests to their own seat, and only their number to others', () => {
    expect(view(table, seated('ann')).quests).toMatchObject({
      ann: { count: 2, tiles: ['q01', 'q02'] },
      bob: { count: 2 },
    });
    expect(view(table, spectator).quests['bob']).toEqual({ count: 2 });
    expect(view(table, arbiter).quests['bob']).toEqual({ count: 2, tiles: ['q03', 'q04'] });
  });

  it('TG-RUL-26 shows stacks only by their height, also to an arbiter', () => {
    for (const viewer of [seated('ann'), spectator, arbiter]) {
      expect(view(table, viewer).stacks).toEqual({ period1: 10, period2: 20, period3: 15 });
    }
  });

  it('does not depend on information hidden from its viewer', () => {
    const hidden: State = {
      ...table,
      stacks: {
        ...table.stacks,
        period1: table.stacks.period1.toReversed(),
        quests: table.stacks.quests.map((id) => (id === 'q05' ? 'q03' : id)),
      },
      box: table.box.toReversed(),
      quests: { ...table.quests, bob: ['q05', 'q04'] },
    };
    for (const viewer of [seated('ann'), seated('cat'), spectator]) {
      expect(view(hidden, viewer)).toEqual(view(table, viewer));
    }
    expect(view(hidden, seated('bob'))).not.toEqual(view(table, seated('bob')));
  });

  it('shares public parts by reference, and masks once', () => {
    const seen = view(table, seated('ann'));
    expect(seen.players).toBe(table.players);
    expect(seen.board).toBe(table.board);
    expect(view({ ...table, round: 2 }, seated('ann')).quests).toBe(seen.quests);
    expect(view({ ...table, round: 2 }, seated('ann')).stacks).toBe(seen.stacks);
  });

  it('matches its documented schema', () => {
    expect(viewSchema.parse(view(table, seated('ann')))).toEqual(view(table, seated('ann')));
  });

  it('has a description for every field', () => {
    const described: string[] = [];
    const bare: string[] = [];
    const look = (schema: JsonSchema, path: string): void => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (typeof field !== 'object') continue;
        (field.description === undefined ? bare : described).push(`${path}${name}`);
        look(field, `${path}${name}.`);
      }
      for (const inside of [schema.items, schema.additionalProperties]) {
        if (typeof inside === 'object' && !Array.isArray(inside)) look(inside, path);
      }
    };
    look(z.toJSONSchema(viewSchema), '');
    expect(bare).toEqual([]);
    expect(described).toEqual(
      expect.arrayContaining(['phase', 'players.holding.combat', 'players.story.x', 'board.slot']),
    );
  });
});

describe('the log of Tales of Glory', () => {
  const lines = (event: TalesEvent) =>
    [seated('ann'), seated('bob'), spectator].map((viewer) => log(event, viewer));

  it('shows a seat its own Quests, and others only their number', () => {
    const [own, other, watching] = lines({
      type: 'QuestsKept',
      seat: 'ann',
      kept: ['q01', 'q02'],
      returned: ['q03'],
    });
    expect(own?.text.key).toBe('log.QuestsKept.own');
    expect(own?.data).toMatchObject({ kept: ['q01', 'q02'], returned: ['q03'] });
    expect(other).toEqual(watching);
    expect(JSON.stringify(other)).not.toMatch(/q0\d/u);
  });

  it('shows no one the order of a stack or the tiles set aside', () => {
    const secret: readonly TalesEvent[] = [
      { type: 'StackShuffled', stack: 'period1', order: ['p1-m1', 'p1-m2'] },
      { type: 'TilesRemoved', tiles: ['p1-m1', 'p1-m2'] },
    ];
    for (const event of secret) {
      for (const viewer of [seated('ann'), spectator, arbiter]) {
        expect(JSON.stringify(log(event, viewer))).not.toMatch(/p1-/u);
      }
    }
  });
});

describe('the sliding of tiles', () => {
  const rule = (...tiles: readonly string[]) =>
    log({ type: 'TilesSlid', board: tiles.map((tile, i) => ({ slot: i + 1, tile })) }, spectator)
      ?.rule;

  it('follows the clause of the side of the board', () => {
    expect(rule('p1-m1')).toBe('TG-REF-03');
    expect(rule('p1-m1', 'p1-m2', 'p1-m3')).toBe('TG-REF-04');
  });
});

describe('a rewind in Tales of Glory', () => {
  it('shuffles only the stacks that tiles were drawn from', () => {
    const seen: readonly TalesEvent[] = [
      { type: 'TilesLaidOut', tiles: [{ slot: 4, tile: 'p1-m1' }] },
      { type: 'TilesSlid', board: [] },
    ];
    const [stack, ...others] = reshuffle(table, seen);
    expect(others).toEqual([]);
    expect(stack?.items).toEqual(table.stacks.period1);
    expect(stack?.event(['p1-t4'])).toEqual({
      type: 'StackShuffled',
      stack: 'period1',
      order: ['p1-t4'],
    });
    expect(reshuffle(table, [])).toEqual([]);
  });
});
