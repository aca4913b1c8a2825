import { describe, expect, it } from 'vitest';
import { answer, fork, renamed, type Running } from '../../shared/engine/index.ts';
import { allCards, type State } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, type Play } from '../support/play.ts';

const seats = ['ann', 'bob', 'cid'];
const spells = ['smite1', 'smite2', 'nullify1', 'counterspell1', 'counterspell2', 'teleport1'];
const deck = ['goblin1', 'bear1', 'dragon1', 'bag1', 'sword1', 'imp1'];
const table = (position: Position = {}, askForReactions: 'able' | 'everyone' = 'everyone') => {
  const hands = { ann: ['random1'], bob: spells.slice(0, 2), cid: spells.slice(2, 4) };
  const laid = laidOut(seats, { hands, deck, spellDeck: spells.slice(4), ...position });
  return newPlay(littleTalisman(), { ...laid, options: { askForReactions } });
};

/** A small source of luck. */
function luck(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
/** What ann may imagine. */
const imagined = (play: Play<State>, seed: number): Running<State> | undefined =>
  fork(play.game, play.stored, { unseen: [spells, deck], chance: luck(seed) });

describe('a match forked for thought', () => {
  it('holds the same cards, seen ones where they lie and hidden ones anywhere', () => {
    const play = table();
    const forks = [1, 2, 3, 4, 5, 6].map((seed) => imagined(play, seed)?.match.game);
    for (const game of forks) {
      expect(game && allCards(game)).toEqual(allCards(play.state));
      expect(game?.hands['ann']).toEqual(['random1']);
      expect(game?.hands['bob']).toHaveLength(2);
    }
    expect(new Set(forks.map((game) => game?.deck.join())).size).toBeGreaterThan(3);
    expect(new Set(forks.map((game) => game?.hands['bob']?.join())).size).toBeGreaterThan(2);
  });

  it('is permuted in the record as in the state, so that it replays in mid-procedure', () => {
    const play = table();
    play.say('turn.before-move:bob', 'pass').say('turn.before-move:ann', 'pass');
    expect(play.stored.since.length).toBeGreaterThan(2);
    for (const seed of [1, 2, 3, 4]) {
      const run = imagined(play, seed);
      expect(run?.drift).toBeGreaterThanOrEqual(0);
      const [question] = run?.match.pending ?? [];
      const hand = run?.match.game.hands['cid'] ?? [];
      expect(question?.key).toBe('turn.before-move:cid');
      for (const option of question?.options.slice(1) ?? []) {
        expect(hand).toContain(option.split(':')[1]);
      }
    }
  });

  it('replays exactly where what was permuted is all of one kind', () => {
    const smites = ['smite1', 'smite2', 'smite3', 'smite4'];
    const play = table({ hands: { bob: smites.slice(0, 2), cid: smites.slice(2) }, spellDeck: [] });
    play.say('turn.before-move:bob', 'cast:smite2:ann').say('turn.before-move:ann', 'pass');
    const hands = [1, 2, 3, 4, 5].map((seed) => {
      const run = fork(play.game, play.stored, { unseen: [smites], chance: luck(seed) });
      expect(run).toMatchObject({ drift: 0, fresh: [] });
      return run?.match.game.inFlight.join();
    });
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  it('is played on without touching the match or its dice', () => {
    const play = table();
    const before = JSON.stringify(play.stored);
    const run = imagined(play, 7);
    for (let answers = 0; run && answers < 30 && !run.match.over; answers += 1) {
      const [question] = run.match.pending;
      if (!question) break;
      const { id, seat, options } = question;
      expect(answer(run, { id, seat, choose: options.slice(-1) })).toBeUndefined();
    }
    expect(run?.match.ordinal).toBeGreaterThan(3);
    expect(JSON.stringify(play.stored)).toBe(before);
    expect(play.load().fresh).toEqual([]);
  });

  it('bears out what the record tells: who was asked could have cast', () => {
    const play = table({}, 'able');
    expect(play.asked).toHaveLength(3); // ann's Random, bob's Smites, cid's Nullify
    const hands = [1, 2, 3, 4, 5].map((seed) => imagined(play, seed)?.match.game.hands);
    const castable = /smite|nullify/;
    for (const hand of hands) {
      expect(hand?.['bob']?.some((card) => castable.test(card))).toBe(true);
      expect(hand?.['cid']?.some((card) => castable.test(card))).toBe(true);
    }
  });

  it('is given up where no permutation replays', () => {
    const play = table({}, 'able');
    const never = {
      unseen: [
        ['smite1', 'bag1'],
        ['smite2', 'goblin1'],
      ],
      chance: () => 1,
      tries: 3,
    };
    expect(fork(play.game, play.stored, { ...never, chance: (n) => n - 1 })).toBeUndefined();
  });
});

describe('renaming', () => {
  const names = new Map([
    ['smite1', 'bag1'],
    ['bag1', 'smite1'],
  ]);
  it('finds an id as a whole, in an option, and as the name of a member, but in no other word', () => {
    const value = { smite1: ['cast:smite1:bob', 'smite12', 'a/bag1#2'], n: 1, none: null };
    expect(renamed(value, names)).toEqual({
      bag1: ['cast:bag1:bob', 'smite12', 'a/smite1#2'],
      n: 1,
      none: null,
    });
  });
  it('passes on by reference what holds none of them', () => {
    const value = { open: { a: ['x'] }, hand: ['bag1'] };
    expect(renamed(value, names).open).toBe(value.open);
    expect(renamed(value.open, names)).toBe(value.open);
  });
});
