import { describe, expect, it } from 'vitest';
import type { Game } from '../../../shared/engine/index.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { options as schema } from '../../../shared/games/talisman/editions/revised/options.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { simulateMatch } from '../../../tools/simulate/simulation.ts';
import { optionSets, type ChosenOptions } from '../../support/talisman-options.ts';
import { amount, isLong } from '../../support/long.ts';

/** All cards, each copy by a name of its own. */
const box = new Set(revised.book.piles.flatMap((pile) => revised.book.instances(pile)));

/** The words of parts of states. A state shares with the one before what has not changed. */
const wordsOf = new WeakMap<object, readonly string[]>();

/** Every word anywhere in a part of the state. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const known = wordsOf.get(value);
  if (known !== undefined) return known;
  const words = Object.values(value).flatMap(wordsIn);
  wordsOf.set(value, words);
  return words;
}

/** Lists cards lost or doubled: counts all places in the state where a card may lie. */
function cardsAstray(state: State): readonly string[] {
  const { decks, discards, purchase, talismans, removed, inFlight, board, hands } = state;
  const owned = Object.values(state.players).map(({ character: has, heirloom: left }) => [
    has && [has.objects, has.followers, has.trophies],
    left && [left.objects, left.followers],
  ]);
  const aside = state.lasting.flatMap(({ card, on }) =>
    card === undefined || board[on ?? '']?.includes(card) ? [] : [card],
  );
  const piled = [decks, discards, purchase, talismans, removed, inFlight, board, hands];
  const found = [...piled.flatMap(wordsIn), ...owned.flat(2).flatMap(wordsIn), ...aside];
  const isAll = found.length === box.size && found.every((card) => box.has(card));
  return isAll && new Set(found).size === box.size ? [] : ['cards are lost, doubled or made'];
}

/** Finds gold and fate beyond the supply (T4-SET-12). */
function moneyMade(state: State): readonly string[] {
  if (!state.options.strictSupply) return [];
  const players = Object.values(state.players);
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  const gold = [
    ...players.map(({ character, heirloom }) => (character?.gold ?? 0) + (heirloom?.gold ?? 0)),
    ...Object.values(state.gold),
  ];
  const fate = players.map(({ character }) => character?.fate ?? 0);
  return [
    ...(sum(gold) > 30 ? [`${String(sum(gold))} gold is about`] : []),
    ...(sum(fate) > 36 ? [`${String(sum(fate))} fate is about`] : []),
  ];
}

/**
 * Checks that turns go clockwise, but for extra turns (T4-TRN-03). A seat that is out has none: the
 * effects that last on it are counted, and it is not waited for.
 */
function turnAstray(state: State, event: TalismanEvent): readonly string[] {
  const { seats, turn, players, lasting } = state;
  if (event.type !== 'TurnBegan' || turn.number === 0) return [];
  const { seat, extra } = event;
  const at = seats.indexOf(turn.seat);
  const after = [...seats.slice(at + 1), ...seats.slice(0, at + 1)].find(
    (next) => players[next]?.status !== 'out' || lasting.some(({ until }) => until.seat === next),
  );
  const due = extra ? turn.seat : after;
  return [
    ...(seat === due ? [] : [`a turn of ${seat} begins after one of ${turn.seat}`]),
    ...(extra && players[seat]?.status === 'out' ? [`${seat} is out, with turns besides`] : []),
  ];
}

/** The match waits in the turn of a living seat, or in the one in which it fell. */
function turnOfTheDead({ turn, players, ended }: State): readonly string[] {
  const { status, fell } = players[turn.seat] ?? {};
  const gone = ended === undefined && status === 'out' && fell !== turn.number;
  return gone ? [`it is the turn of ${turn.seat}, that is out of the match`] : [];
}

/** Talisman with more laws, which are held after every commit. */
function watched(): Game<State, TalismanEvent> {
  const wrong: string[] = [];
  return {
    ...talisman,
    evolve: (state: State, event: TalismanEvent) => {
      wrong.push(...turnAstray(state, event));
      return talisman.evolve(state, event);
    },
    invariants: (state) => [
      ...talisman.invariants(state),
      ...cardsAstray(state),
      ...moneyMade(state),
      ...turnOfTheDead(state),
      ...wrong.splice(0),
    ],
  };
}

type Table = { readonly options: ChosenOptions; readonly name: string; readonly seats: number };
type Course = { readonly n?: number; readonly bot: string; readonly limit: number };

/** Plays one match of a table; the fourth is replayed from JSON after every answer. */
const played = ({ name, seats, options }: Table, { n = 0, bot, limit }: Course) =>
  simulateMatch(
    {
      game: watched(),
      seats,
      options: schema.parse(options),
      seed: name,
      bots: [bot],
      limit,
    },
    n,
    n === 3,
  );

const tables: readonly Table[] = Object.entries(optionSets).map(([name, options], i) => ({
  name,
  options,
  seats: options.maxPlayers ?? 2 + (i % 5),
}));

/** Most answers of a match: in the long form, to its end. */
const ANSWERS = amount(100, 8_000);
/** Answers of a match that is replayed after each. */
const REPLAYED = amount(60, 100);
/** True if a match of a table is played to its end: each in the long form, else the shortest. */
const toTheEnd = ({ name }: Table): boolean => isLong || name === 'crownInTime';

describe('matches of Talisman', () => {
  it('cover every option at a value other than the base rule', () => {
    const base: Readonly<Record<string, unknown>> = schema.parse({});
    const names = [...Object.keys(base), 'rounds', 'timedScore'];
    const sets: readonly Readonly<Record<string, unknown>>[] = Object.values(optionSets);
    const never = names.filter((name) =>
      sets.every((set) => (set[name] ?? base[name]) === base[name]),
    );
    expect(never).toEqual([]);
  });

  it.each(tables)('keep their invariants to the end, or far into the match: $name', (table) => {
    const limit = toTheEnd(table) ? 8_000 : ANSWERS;
    const { brokenInvariants, unfinished, state } = played(table, { bot: 'greedy', limit });
    expect(brokenInvariants).toEqual([]);
    expect([`no end after ${String(ANSWERS)} answers`, undefined]).toContain(unfinished);
    if (unfinished === undefined) expect(state).toMatchObject({ turn: { phase: 'over' } });
  });

  it.each(tables)('start with any number of seats: $name', (table) => {
    for (const n of isLong ? [0, 1, 2, 3] : [3]) {
      const seats = (table.options.maxPlayers ?? 6) - ((table.seats + n) % 5);
      const match = played({ ...table, seats }, { n, bot: 'random', limit: REPLAYED });
      const { brokenInvariants, replayFault, unfinished } = match;
      expect({ brokenInvariants, replayFault }).toEqual({ brokenInvariants: [] });
      expect([undefined, `no end after ${String(REPLAYED)} answers`]).toContain(unfinished);
    }
  });
});
