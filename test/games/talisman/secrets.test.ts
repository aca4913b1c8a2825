import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logLines, seated, spectator, type Viewer } from '../../../shared/engine/index.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import { reshuffleOf } from '../../../shared/games/talisman/reshuffle.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { deckIn } from '../../../shared/games/talisman/state-queries.ts';
import { viewSchema } from '../../../shared/games/talisman/view/schema.ts';
import type { Play } from '../../support/play.ts';
import { disguised } from './disguise.ts';
import { laidOut, playFrom, type Draft } from './support.ts';

const reshuffled = reshuffleOf(revised.book);

type JsonSchema = z.core.JSONSchema.BaseSchema;
const arbiter: Viewer = { role: 'arbiter' };
const table = laidOut({
  seats: { ann: { character: 'wizard', hand: ['hex', 'random'] }, bob: { hand: ['nullify'] } },
});

describe('a view of Talisman', () => {
  it('T4-SPL-04 T4-SPL-20 shows Spells to their own seat, and only their number to others', () => {
    expect(game.view(table, seated('ann')).hands).toMatchObject({
      ann: { count: 2, known: ['hex', 'random.1'] },
      bob: { count: 1 },
    });
    expect(game.view(table, spectator).hands['bob']).toEqual({ count: 1 });
    expect(game.view(table, arbiter).hands['bob']).toEqual({ count: 1, known: ['nullify'] });
  });

  it('shows all Spells to a seat with the right ability, but not to a Toad', () => {
    const seen = (ann: NonNullable<Draft['seats']>[string]) =>
      game.view(laidOut({ seats: { ann, bob: { hand: ['hex'] } } }), seated('ann')).hands['bob'];
    expect(seen({ character: 'prophetess' })).toEqual({ count: 1, known: ['hex'] });
    expect(seen({ character: 'prophetess', toad: {} })).toEqual({ count: 1 });
  });

  it('shows everything once the match is over', () => {
    const over = { ...table, ended: { reason: 'last', winners: ['ann'] } } as const;
    expect(game.view(over, spectator).hands['bob']).toEqual({ count: 1, known: ['nullify'] });
  });

  it('shows decks only by their height, also to an arbiter', () => {
    for (const viewer of [seated('ann'), spectator, arbiter]) {
      expect(game.view(table, viewer).decks).toEqual({ adventure: 104, spells: 21 });
    }
  });

  it('shows characters dealt face down only to their own seat', () => {
    const dealt = { ...table, dealt: { ann: ['elf', 'monk'] } };
    expect(game.view(dealt, seated('ann')).dealt['ann']).toEqual({
      count: 2,
      known: ['elf', 'monk'],
    });
    expect(game.view(dealt, seated('bob')).dealt['ann']).toEqual({ count: 2 });
  });

  it('does not depend on information hidden from its viewer', () => {
    for (const viewer of [seated('ann'), seated('cat'), spectator]) {
      expect(game.view(disguised(table, viewer), viewer)).toEqual(game.view(table, viewer));
    }
    expect(game.view(disguised(table, spectator), seated('ann'))).not.toEqual(
      game.view(table, seated('ann')),
    );
  });

  it('has current attributes and limits for clients', () => {
    const { current } = game.view(
      laidOut({
        seats: {
          ann: {
            character: 'warrior',
            points: { strength: 2 },
            objects: ['magic-belt', 'sword'],
            followers: ['unicorn', 'mule'],
          },
        },
      }),
      spectator,
    );
    expect(current['ann']).toEqual({
      // T4-EXM-03: the Sword counts only in battle
      attributes: { strength: 8, craft: expect.any(Number) as number },
      spellLimit: expect.any(Number) as number,
      carryingLimit: 8,
    });
  });

  it('shares public parts by reference, and derives once', () => {
    const seen = game.view(table, seated('ann'));
    expect(seen.players).toBe(table.players);
    expect(seen.board).toBe(table.board);
    const later = game.view({ ...table, gold: { crags: 1 } }, seated('ann'));
    expect(later.decks).toBe(seen.decks);
    expect(later.cards).toBe(seen.cards);
    expect(later.current['ann']).toBe(seen.current['ann']);
    expect(later.hands['ann']).toBe(seen.hands['ann']);
  });

  it('describes cards, spaces and characters', () => {
    const { cards, spaces, characters } = game.view(table, spectator);
    expect(cards['dragon']).toMatchObject({
      type: 'enemy',
      encounter: 2,
      attack: { attribute: 'strength', value: 7 },
    });
    expect(spaces['sentinel']).toMatchObject({ region: 'outer', crossing: 'hills-middle' });
    expect(characters['wizard']).toMatchObject({ values: { strength: 2, craft: 5 }, life: 4 });
  });

  it('matches its documented schema', () => {
    const view = game.view(table, seated('ann'));
    expect(viewSchema.parse(view)).toEqual(view);
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
      expect.arrayContaining(['board', 'players.character.lives', 'cards.attack.value']),
    );
  });
});

describe('the log of Talisman', () => {
  const lines = (event: TalismanEvent) =>
    [seated('ann'), seated('bob'), spectator].map((viewer) => game.log(event, viewer));

  it('T4-SPL-04 shows a seat the Spell it has drawn, and others only that it has drawn one', () => {
    const [own, other, watching] = lines({ type: 'SpellDrawn', seat: 'ann', card: 'random.2' });
    expect(own).toMatchObject({
      text: { key: 'log.SpellDrawn.own', args: { seat: 'seat:ann', card: 'card:random' } },
      data: { card: 'random.2' },
    });
    expect(other).toEqual(watching);
    expect(JSON.stringify(other)).not.toContain('random');
  });

  it('shows no one the order of a deck', () => {
    const event: TalismanEvent = { type: 'DeckShuffled', deck: 'spells', order: ['hex'] };
    for (const viewer of [seated('ann'), spectator, arbiter]) {
      expect(JSON.stringify(game.log(event, viewer))).not.toContain('hex');
    }
  });

  it('shows cards that were looked at, and dealt characters, only to the seats that see them', () => {
    const secret: readonly TalismanEvent[] = [
      { type: 'DeckSeen', seat: 'ann', cards: ['bear', 'wolf'] },
      { type: 'CharactersDealt', seat: 'ann', characters: ['bear', 'wolf'] },
    ];
    for (const event of secret) {
      const [own, ...others] = lines(event);
      expect(JSON.stringify(own)).toContain('bear');
      for (const other of others) {
        expect(other?.data).toEqual({ seat: 'ann', count: 2 });
        expect(JSON.stringify(other)).not.toContain('bear');
      }
    }
  });

  it('names foes by their kind', () => {
    const from = ['dragon.2', 'sentinel', 'bob'];
    const [line] = lines({ type: 'Evaded', seat: 'ann', from });
    expect(line?.text.args?.['from']).toEqual(['card:dragon', 'creature:sentinel', 'seat:bob']);
  });
});

describe('two matches that differ in information hidden from ann', () => {
  const draft = (hand: string, deck: readonly string[]): Draft => ({
    seats: {
      ann: { character: 'warrior', space: 'fields-north' },
      bob: { character: 'wizard', hand: [hand] },
    },
    decks: { adventure: ['bear', 'two-bags-of-gold', ...deck] },
  });

  /**
   * Collects all that ann and a spectator learn of a match in which every seat takes the harmless
   * way.
   */
  function learnt(play: Play<unknown>): readonly unknown[] {
    const seen: unknown[] = [];
    for (let answers = 0; answers < 40; answers += 1) {
      const state = play.state as typeof table;
      seen.push(
        [seated('ann'), spectator].map((viewer) => [
          game.view(state, viewer),
          logLines(game, play.entries, viewer),
        ]),
        play.match.pending.map(({ seat, key }) => `${seat} ${key}`),
        play.match.pending
          .filter(({ seat }) => seat === 'ann')
          .map(({ also, options }) => [also, options]),
      );
      const [question] = play.match.pending;
      if (question === undefined || deckIn(state, 'adventure').length < 103) break;
      play.say(question.key, ...(question.fallback ?? []));
    }
    return seen;
  }

  it('look the same to ann if every seat is asked for reactions', () => {
    const options = { askForReactions: 'everyone' } as const;
    const one = learnt(playFrom(draft('counterspell', ['wolf', 'imp']), { options }));
    const other = learnt(playFrom(draft('divination', ['imp', 'wolf']), { options }));
    expect(one.length).toBeGreaterThan(9);
    expect(other).toEqual(one);
  });
});

describe('a rewind in Talisman', () => {
  const seen = (...events: readonly TalismanEvent[]) =>
    reshuffled(table, events).map(({ label }) => label);

  it('shuffles only the decks that were drawn from or looked at', () => {
    expect(seen()).toEqual([]);
    expect(seen({ type: 'CardDrawn', seat: 'ann', card: 'bear', space: 'crags' })).toEqual([
      'adventure',
    ]);
    expect(seen({ type: 'SpellDrawn', seat: 'ann', card: 'hex' })).toEqual(['spells']);
    expect(seen({ type: 'DeckSeen', seat: 'ann', cards: [] })).toEqual(['adventure']);
    const [deck] = reshuffled(table, [{ type: 'SpellDrawn', seat: 'ann', card: 'hex' }]);
    expect(deck?.items).toEqual(table.decks.spells);
    expect(deck?.event(['hex'])).toEqual({ type: 'DeckShuffled', deck: 'spells', order: ['hex'] });
  });

  it('takes back what was drawn, and puts other cards on top of the deck', () => {
    const play = playFrom(
      {
        turn: { phase: 'move' },
        seats: { ann: { space: 'village', fate: 0 } },
        decks: { adventure: ['bag-of-gold', 'bear', 'wolf'] },
      },
      {},
      (key, sides) => sides.map(() => (key.includes('rewind') ? 2 : 1)),
    );
    const before = play.version;
    play.say('move:ann', 'space:fields-north');
    expect(play.told('CardDrawn')).toMatchObject([{ card: 'bag-of-gold.1' }]);
    play.rewind(before);
    expect(play.state.board).toEqual({});
    expect(deckIn(play.state, 'adventure')).toHaveLength(104);
    expect(deckIn(play.state, 'adventure')[0]).toBe('bear');
    expect(play.asked).toEqual(['move:ann']);
  });
});
