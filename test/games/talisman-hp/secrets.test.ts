import { describe, expect, it } from 'vitest';
import { logLines, seated, spectator, type Viewer } from '../../../shared/engine/index.ts';
import { harryPotter as edition } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { game } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { reshuffleOf } from '../../../shared/games/talisman/reshuffle.ts';
import { type State } from '../../../shared/games/talisman/state.ts';
import { deckIn } from '../../../shared/games/talisman/state-queries.ts';
import { viewSchema } from '../../../shared/games/talisman/view/schema.ts';
import { newPlay, type Play } from '../../support/play.ts';
import { disguised } from '../talisman/disguise.ts';
import { laidOut, type Draft } from './support.ts';

const arbiter: Viewer = { role: 'arbiter' };
const viewers: readonly Viewer[] = [seated('ann'), seated('cat'), spectator];
const table = laidOut({
  seats: {
    ann: { character: 'dumbledore-a', hand: ['protego.1', 'episkey.2'] },
    bob: { character: 'bellatrix-a', hand: ['crucio'] },
    cat: { character: 'harry-a' },
  },
});

describe('a view of the Harry Potter Edition', () => {
  it('HP-SPE-09 shows Spells to their own seat, and only their number to others', () => {
    expect(game.view(table, seated('ann')).hands).toMatchObject({
      ann: { count: 2, known: ['protego.1', 'episkey.2'] },
      bob: { count: 1 },
    });
    expect(game.view(table, spectator).hands['bob']).toEqual({ count: 1 });
    expect(game.view(table, arbiter).hands['bob']).toEqual({ count: 1, known: ['crucio'] });
  });

  it('shows all Spells to the owner of a spy, but not to a Ferret', () => {
    const seen = (ann: NonNullable<Draft['seats']>[string]) =>
      game.view(laidOut({ seats: { ann, bob: { hand: ['crucio'] } } }), seated('ann')).hands['bob'];
    const spy = { character: 'draco-a', followers: ['augustus-rookwood'] };
    expect(seen(spy)).toEqual({ count: 1, known: ['crucio'] });
    expect(seen({ character: 'draco-a', toad: {} })).toEqual({ count: 1 });
  });

  it('shows all three decks only by their height, also to an arbiter', () => {
    for (const viewer of [...viewers, arbiter]) {
      expect(game.view(table, viewer).decks).toEqual({ outer: 50, middle: 50, spells: 21 });
    }
  });

  it('shows a card that was dealt only to its own seat until a side is chosen', () => {
    const dealt = { ...table, dealt: { ann: ['hagrid-a', 'hagrid-b'] } };
    const known = ['hagrid-a', 'hagrid-b'];
    expect(game.view(dealt, seated('ann')).dealt['ann']).toEqual({ count: 2, known });
    expect(game.view(dealt, seated('bob')).dealt['ann']).toEqual({ count: 2 });
  });

  it('does not depend on information hidden from its viewer', () => {
    const dealing = { ...table, dealt: { bob: ['lucius-a', 'lucius-b'] } };
    for (const state of [table, dealing]) {
      for (const viewer of viewers) {
        expect(game.view(disguised(state, viewer, edition), viewer)).toEqual(
          game.view(state, viewer),
        );
      }
    }
    expect(game.view(disguised(table, spectator, edition), seated('ann'))).not.toEqual(
      game.view(table, seated('ann')),
    );
  });

  it('matches its documented schema', () => {
    const view = game.view(table, seated('ann'));
    expect(viewSchema.parse(view)).toEqual(view);
  });
});

describe('the log of the Harry Potter Edition', () => {
  const lines = (event: TalismanEvent) =>
    [seated('ann'), seated('bob'), spectator].map((viewer) => game.log(event, viewer));

  it('HP-SPE-09 shows a seat the Spell it has drawn, and others only that it has drawn one', () => {
    const [own, other, watching] = lines({ type: 'SpellDrawn', seat: 'ann', card: 'accio.2' });
    expect(own).toMatchObject({ text: { key: 'log.SpellDrawn.own' }, data: { card: 'accio.2' } });
    expect(other).toEqual(watching);
    expect(JSON.stringify(other)).not.toContain('accio');
  });

  it('shows no one the order of a deck', () => {
    for (const deck of ['outer', 'middle', 'spells']) {
      const event: TalismanEvent = { type: 'DeckShuffled', deck, order: ['crucio'] };
      for (const viewer of [...viewers, arbiter]) {
        const line = game.log(event, viewer);
        expect(line?.text.args).toEqual({ deck: `deck.${deck}` });
        expect(JSON.stringify(line)).not.toContain('crucio');
      }
    }
  });

  it('shows dealt characters only to their own seat', () => {
    const characters = ['hagrid-a', 'hagrid-b'];
    const [own, ...others] = lines({ type: 'CharactersDealt', seat: 'ann', characters });
    expect(JSON.stringify(own)).toContain('hagrid');
    for (const other of others) {
      expect(other?.data).toEqual({ seat: 'ann', count: 2 });
      expect(JSON.stringify(other)).not.toContain('hagrid');
    }
  });
});

describe('two matches of the Harry Potter Edition that differ in information hidden from ann', () => {
  const draft = (hand: string, deck: readonly string[]): Draft => ({
    tokens: { advantage: 'order' },
    turn: { seat: 'ann' },
    seats: {
      ann: { character: 'harry-a', space: 'whitehall' },
      bob: { character: 'bellatrix-a', space: 'gringotts', hand: [hand] },
      cat: { character: 'dumbledore-a', space: 'owlery' },
    },
    decks: { outer: ['boggart', 'garden-gnome', ...deck], middle: [...deck].map(middling) },
  });
  /** Another card of the middle deck for each of the outer one. */
  const middling = (card: string): string => (card === 'banshee' ? 'fluffy' : 'peeves');

  /**
   * Collects all that ann and a spectator learn of a match in which every seat takes the harmless
   * way.
   */
  function learnt(play: Play<State>): readonly unknown[] {
    const seen: unknown[] = [];
    for (let answers = 0; answers < 60; answers += 1) {
      const drawn = 50 - deckIn(play.state, 'outer').length;
      if (drawn > 2 || deckIn(play.state, 'middle').length < 50) break;
      seen.push(
        [seated('ann'), spectator].map((viewer) => [
          game.view(play.state, viewer),
          logLines(game, play.entries, viewer),
        ]),
        play.match.pending.map(({ seat, key }) => `${seat} ${key}`),
        play.match.pending
          .filter(({ seat }) => seat === 'ann')
          .map(({ also, options }) => [also, options]),
      );
      const [question] = play.match.pending;
      if (question === undefined) break;
      play.say(question.key, ...(question.fallback ?? []));
    }
    return seen;
  }

  it('look the same to ann if every seat is asked for reactions', () => {
    const options = { askForReactions: 'everyone' } as const;
    const dice = (_: string, sides: readonly number[]) => sides.map(() => 2);
    const seenIn = (hand: string, deck: readonly string[]) =>
      learnt(newPlay<State>(game, laidOut(draft(hand, deck), { options }), dice));
    const one = seenIn('crucio', ['banshee', 'red-cap']);
    const other = seenIn('episkey.1', ['red-cap', 'banshee']);
    expect(one.length).toBeGreaterThan(20);
    expect(other).toEqual(one);
  });
});

describe('a rewind of the Harry Potter Edition', () => {
  it('HP-CMP-17 shuffles only the deck that was drawn from', () => {
    const shuffled = (...events: readonly TalismanEvent[]) =>
      reshuffleOf(edition.book)(table, events).map(({ label }) => label);
    expect(shuffled()).toEqual([]);
    const draw = { type: 'CardDrawn', seat: 'ann', space: 'whitehall' } as const;
    expect(shuffled({ ...draw, card: 'boggart' })).toEqual(['outer']);
    expect(shuffled({ ...draw, card: 'fluffy', space: 'owlery' })).toEqual(['middle']);
    expect(shuffled({ type: 'SpellDrawn', seat: 'ann', card: 'crucio' })).toEqual(['spells']);
  });
});
