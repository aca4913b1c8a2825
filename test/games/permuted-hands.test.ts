import { describe, expect, it } from 'vitest';
import { sees, type Viewer } from '../../shared/engine/index.ts';
import { game as talesOfGlory } from '../../shared/games/tales-of-glory/game.ts';
import type { State as Tales } from '../../shared/games/tales-of-glory/state.ts';
import { game as talismanHp } from '../../shared/games/talisman/editions/harry-potter/game.ts';
import { game as talisman } from '../../shared/games/talisman/editions/revised/game.ts';
import { type State as Talisman } from '../../shared/games/talisman/state.ts';
import { deckIn } from '../../shared/games/talisman/state-queries.ts';
import { amount } from '../support/long.ts';
import { comparePermuted, type Hiding } from './permuted-hands.ts';

/** Number of matches of each kind. */
const MATCHES = amount(1, 60);
const FROM = Number(process.env['PERMUTED_SEED'] ?? 0);

type Hands = Readonly<Record<string, readonly string[]>>;
type Names = ReadonlyMap<string, string>;
const renamedIn = (cards: readonly string[], names: Names): readonly string[] =>
  cards.map((card) => names.get(card) ?? card);
const handsIn = (hands: Hands, names: Names): Hands =>
  Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, renamedIn(cards, names)]));

const quests = (options: { readonly parallelPlacing: boolean }): Hiding<Tales> => ({
  game: talesOfGlory,
  options: { quests: true, ...options },
  unknown: (state, viewer) =>
    Object.fromEntries(Object.entries(state.quests).filter(([seat]) => !sees(viewer, seat))),
  unseen: ({ stacks, box }) => [...stacks.quests, ...box],
  spare: ({ stacks }) => stacks.quests,
  exchanged: (state, names) => ({
    ...state,
    quests: handsIn(state.quests, names),
    stacks: { ...state.stacks, quests: renamedIn(state.stacks.quests, names) },
  }),
});

const spells = (
  game: Pick<typeof talisman, 'view'>,
  askForReactions: 'everyone' | 'able' = 'everyone',
): Hiding<Talisman> => ({
  game,
  options: { askForReactions },
  unknown(state, viewer: Viewer) {
    const { hands } = game.view(state, viewer);
    return Object.fromEntries(
      Object.entries(state.hands).filter(([seat]) => hands[seat]?.known === undefined),
    );
  },
  unseen: (state) => deckIn(state, 'spells'),
  // those on top may soon be in the viewer's own hand
  spare: (state) => deckIn(state, 'spells').slice(6),
  exchanged: (state, names) => ({
    ...state,
    hands: handsIn(state.hands, names),
    decks: { ...state.decks, spells: renamedIn(deckIn(state, 'spells'), names) },
  }),
});

/** Compares matches of two to four seats; counts their moments and lists the differences. */
function compared<S>(hiding: Hiding<S>, every: number) {
  const pairs = Array.from({ length: MATCHES }, (_, i) =>
    comparePermuted(hiding, { seats: 2 + (i % 3), seed: FROM + i, steps: 250, every }),
  ).flat();
  return {
    moments: pairs.reduce((sum, { moments }) => sum + moments, 0),
    differences: pairs.flatMap(({ difference }) => difference ?? []),
  };
}

describe('two matches that differ only in hidden information reach a viewer alike, with the same pace and waiting', () => {
  it.each([
    ['one after the other', false],
    ['side by side', true],
  ])('in Tales of Glory, placing %s', (_, parallelPlacing) => {
    const { moments, differences } = compared(quests({ parallelPlacing }), 3);
    expect(differences).toEqual([]);
    expect(moments).toBeGreaterThan(MATCHES * 200);
  });

  it.each([
    ['Talisman', talisman],
    ['the Harry Potter Edition', talismanHp],
  ])('in %s, if every seat is asked for reactions', (_, game) => {
    const { moments, differences } = compared(spells(game), 4);
    expect(differences).toEqual([]);
    expect(moments).toBeGreaterThan(MATCHES * 200);
  });

  it('but not in Talisman if only able seats are asked, as its option says', () => {
    expect(compared(spells(talisman, 'able'), 4).differences).not.toEqual([]);
  });
});
