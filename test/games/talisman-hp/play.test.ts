import { describe, expect, it } from 'vitest';
import type { Game } from '../../../shared/engine/index.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { options as schema } from '../../../shared/games/talisman/editions/harry-potter/options.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { hpOptionSets as optionSets } from '../../support/talisman-hp-options.ts';
import { simulateMatch } from '../../../tools/simulate/simulation.ts';
import { amount, isLong } from '../../support/long.ts';

/** Any order, each card as often as there are copies of it: once. */
const box = harryPotter.book.piles.flatMap((pile) => harryPotter.book.instances(pile)).toSorted();

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** Lists cards lost or doubled: counts all places in the state where a card may lie. */
function cardsAstray(state: State): readonly string[] {
  const { decks, discards, purchase, talismans, removed, inFlight, board, hands } = state;
  const owned = Object.values(state.players).map(
    ({ character: has }) => has && [has.objects, has.followers, has.trophies],
  );
  const aside = state.lasting.flatMap(({ card, on }) =>
    card === undefined || board[on ?? '']?.includes(card) ? [] : [card],
  );
  const piled = [decks, discards, purchase, talismans, removed, inFlight, board, hands];
  const found = wordsIn([...piled, owned, aside]).toSorted();
  return found.join() === box.join() ? [] : ['cards are lost, doubled or made'];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** Galleons and fate are of the supply, and none beyond it (HP-CMP-06, 07, 15). */
function moneyMade({ players, gold: lying }: State): readonly string[] {
  const all = Object.values(players);
  const gold = sum([...all.map(({ character }) => character?.gold ?? 0), ...Object.values(lying)]);
  const fate = sum(all.map(({ character }) => character?.fate ?? 0));
  return [
    ...(gold > 20 ? [`${String(gold)} Galleons are about`] : []),
    ...(fate > 36 ? [`${String(fate)} fate is about`] : []),
  ];
}

/**
 * Lists the patients of the Hospital that still have Health, fate, Spells or trophies, or that are
 * on another space.
 */
const illLaid = ({ players, hands }: State): readonly string[] =>
  Object.entries(players).flatMap(([seat, { character }]) => {
    if (character?.laidUp === undefined) return [];
    const { space, lives, fate, trophies } = character;
    const bare = lives + fate + trophies.length + (hands[seat]?.length ?? 0) === 0;
    return bare && space === 'st-mungos' ? [] : [`${seat} lies in the Hospital with its goods`];
  });

/**
 * Checks that turns go clockwise, but for extra turns, and that no seat is out (HP-SET-20,
 * HP-HLT-10).
 */
function turnAstray({ seats, turn, players }: State, event: TalismanEvent): readonly string[] {
  const out = seats.filter((seat) => players[seat]?.status === 'out');
  if (out.length > 0) return [`${out.join()} is out`];
  if (event.type !== 'TurnBegan' || turn.number === 0 || event.extra) return [];
  const due = seats[(seats.indexOf(turn.seat) + 1) % seats.length];
  return event.seat === due ? [] : [`a turn of ${event.seat} begins after one of ${turn.seat}`];
}

/** The game with more laws, which are held after every commit. */
function watched(): Game<State, TalismanEvent> {
  const wrong: string[] = [];
  return {
    ...talismanHp,
    evolve: (state: State, event: TalismanEvent) => {
      wrong.push(...turnAstray(state, event));
      return talismanHp.evolve(state, event);
    },
    invariants: (state) => [
      ...talismanHp.invariants(state),
      ...cardsAstray(state),
      ...moneyMade(state),
      ...illLaid(state),
      ...wrong.splice(0),
    ],
  };
}

const tables = Object.entries(optionSets).map(([name, options], i) => ({
  name,
  options,
  seats: 2 + (i % 5),
}));
type Table = (typeof tables)[number];
type Course = { readonly n: number; readonly bots: readonly string[]; readonly limit: number };

/** Plays one match of a table; the fourth is replayed from JSON after every answer. */
const played = ({ name, seats, options }: Table, { n, bots, limit }: Course) =>
  simulateMatch(
    { game: watched(), seats, options: schema.parse(options), seed: name, bots, limit },
    n,
    n === 3,
  );

const ANSWERS = amount(100, 1_500);
/** Answers of a match that is replayed after each. */
const REPLAYED = amount(60, 100);

describe('matches of the Harry Potter Edition', () => {
  it('cover every option at a value other than the default', () => {
    const base: Readonly<Record<string, unknown>> = schema.parse({});
    const sets: readonly Readonly<Record<string, unknown>>[] = Object.values(optionSets);
    const never = Object.keys(base).filter((name) =>
      sets.every((set) => (set[name] ?? base[name]) === base[name]),
    );
    expect(never).toEqual([]);
  });

  it.each(tables)('keep their invariants far into the match: $name', (table) => {
    const bots = ['greedy', 'random'];
    const { brokenInvariants, unfinished } = played(table, { n: 0, bots, limit: ANSWERS });
    expect(brokenInvariants).toEqual([]);
    expect([undefined, `no end after ${String(ANSWERS)} answers`]).toContain(unfinished);
  });

  it.each(tables)('start with any number of seats: $name', (table) => {
    for (const n of isLong ? [0, 1, 2, 3] : [3]) {
      const seats = 6 - ((table.seats + n) % 5);
      const match = played({ ...table, seats }, { n, bots: ['random'], limit: REPLAYED });
      const { brokenInvariants, replayFault, unfinished } = match;
      expect({ brokenInvariants, replayFault }).toEqual({ brokenInvariants: [] });
      expect([undefined, `no end after ${String(REPLAYED)} answers`]).toContain(unfinished);
    }
  });
});
