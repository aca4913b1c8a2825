import { describe, expect, it } from 'vitest';
import { answer, fork, renamed, type Running } from '../../shared/engine/index.ts';
import { luckOf } from '../../shared/engine/search/luck.ts';
import { newPlay, type Play } from '../support/play.ts';
import { allCards, laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';

const seats = ['ann', 'bob', 'cid'];
const cards = ['strike1', 'strike2', 'strike3', 'cancel1', 'gem1', 'cancel2', 'gem2', 'gem3'];
const table = (
  position: Partial<State> = {},
  askForReactions: 'able' | 'everyone' = 'everyone',
) => {
  const hands = { ann: ['strike9'], bob: cards.slice(0, 2), cid: cards.slice(2, 4) };
  const options = { askForReactions };
  return newPlay(skirmish(), laidOut(seats, { hands, deck: cards.slice(4), options, ...position }));
};

/** A fork as ann may imagine it. */
const imagined = (play: Play<State>, seed: number): Running<State> | undefined =>
  fork(play.game, play.stored, { unseen: [cards], chance: luckOf(seed) });

describe('a match forked for a search', () => {
  it('holds the same cards: seen ones in place, and hidden ones anywhere', () => {
    const play = table();
    const forks = [1, 2, 3, 4, 5, 6].map((seed) => imagined(play, seed)?.match.game);
    for (const game of forks) {
      expect(game && allCards(game)).toEqual(allCards(play.state));
      expect(game?.hands['ann']).toEqual(['strike9']);
      expect(game?.hands['bob']).toHaveLength(2);
    }
    expect(new Set(forks.map((game) => game?.deck.join())).size).toBeGreaterThan(3);
    expect(new Set(forks.map((game) => game?.hands['bob']?.join())).size).toBeGreaterThan(2);
  });

  it('is permuted in the record and in the state, so that it replays in mid-procedure', () => {
    const play = table();
    play.say('turn:bob', 'pass').say('turn:ann', 'pass');
    expect(play.stored.since.length).toBeGreaterThan(2);
    for (const seed of [1, 2, 3, 4]) {
      const run = imagined(play, seed);
      expect(run?.drift).toBeGreaterThanOrEqual(0);
      const [question] = run?.match.pending ?? [];
      const hand = run?.match.game.hands['cid'] ?? [];
      expect(question?.key).toBe('turn:cid');
      for (const option of question?.options.slice(1) ?? []) {
        expect(hand).toContain(option.split(':')[1]);
      }
    }
  });

  it('replays exactly if all permuted cards are of one kind', () => {
    const strikes = ['strike1', 'strike2', 'strike3', 'strike4'];
    const play = table({ hands: { bob: strikes.slice(0, 2), cid: strikes.slice(2) }, deck: [] });
    play.say('turn:bob', 'play:strike2:ann').say('turn:ann', 'pass');
    const hands = [1, 2, 3, 4, 5].map((seed) => {
      const run = fork(play.game, play.stored, { unseen: [strikes], chance: luckOf(seed) });
      expect(run).toMatchObject({ drift: 0, fresh: [] });
      return run?.match.game.inFlight.join();
    });
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  it('is played on without changing the match or its dice', () => {
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

  it('gives a card to play to each seat that was asked to react', () => {
    const play = table({}, 'able');
    expect(play.asked).toHaveLength(3);
    const hands = [1, 2, 3, 4, 5].map((seed) => imagined(play, seed)?.match.game.hands);
    for (const hand of hands) {
      expect(hand?.['bob']?.join()).toContain('strike');
      expect(hand?.['cid']?.join()).toContain('strike');
    }
  });

  it('is given up if no permutation replays', () => {
    const play = table({}, 'able');
    const never = {
      unseen: [
        ['strike1', 'gem1'],
        ['strike2', 'gem2'],
      ],
      chance: () => 0,
      tries: 3,
    };
    expect(fork(play.game, play.stored, never)).toBeUndefined();
  });
});

describe('renaming ids', () => {
  const names = new Map([
    ['strike1', 'gem1'],
    ['gem1', 'strike1'],
  ]);
  it('replaces whole ids in options and in names of members, and no part of a word', () => {
    const value = { strike1: ['play:strike1:bob', 'strike12', 'a/gem1#2'], n: 1, none: null };
    expect(renamed(value, names)).toEqual({
      gem1: ['play:gem1:bob', 'strike12', 'a/strike1#2'],
      n: 1,
      none: null,
    });
  });
  it('keeps by reference any value without the ids', () => {
    const value = { open: { a: ['x'] }, hand: ['gem1'] };
    expect(renamed(value, names).open).toBe(value.open);
    expect(renamed(value.open, names)).toBe(value.open);
  });
});
