import { describe, expect, it } from 'vitest';
import {
  effective,
  replay,
  ReplayDivergedError,
  type Entry,
  type Game,
  type Journal,
  type JournalCommit,
} from '../../shared/engine/index.ts';
import { newPlay, jsonCopy, type Play } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';

const position: Partial<State> = {
  hands: { bob: ['strike1'] },
  deck: ['gem1', 'gem2', 'gem3', 'gem4'],
};
/** The game, set up at that position: a journal holds seats and options only. */
function dealt(rest = 1): Game {
  const game: unknown = {
    ...skirmish(rest),
    initial: ({ seats }: { seats: readonly string[] }) => laidOut(seats, position),
  };
  return game as Game;
}
const begin = () => newPlay<State>(dealt(), laidOut(['ann', 'bob'], position));
/** Bob passes, and ann does this. */
const annDoes = (...acts: readonly string[]) => {
  const play = begin().say('turn:bob', 'pass');
  for (const [i, act] of acts.entries()) play.say(i === 0 ? 'act:ann' : 'done:ann', act);
  return play;
};
/** Ann rolls for a life, and may roll again. */
const annRolls = (play: Play<State>) => play.say('act:ann', 'roll').say('roll:bob', 'pass');

const journalOf = (play: Play<State>): Journal =>
  jsonCopy({
    format: 'questhall-journal/1',
    match: 'm',
    game: 'skirmish',
    options: {},
    seats: ['ann', 'bob'],
    entropy: [],
    commitment: '',
    commits: play.commits,
  });

const commit = (version: number, to?: number): JournalCommit => ({
  version,
  at: '',
  entries: to === undefined ? [] : [rewound(to)],
});
const rewound = (to: number): Entry => ({
  type: 'Noted',
  wakes: false,
  note: {
    type: 'Rewound',
    to,
    askedAt: to + 1,
    epoch: 1,
    reason: '',
    orders: {},
    paused: false,
    rolls: [],
    events: [],
  },
});
const counting = (commits: readonly JournalCommit[]) =>
  effective(commits).map(({ version }) => version);

describe('the commits of a journal that count', () => {
  it('are all of them without a rewind', () => {
    expect(counting([commit(1), commit(2), commit(3)])).toEqual([1, 2, 3]);
  });
  it('are those up to the target of a rewind, and those after it', () => {
    expect(counting([commit(1), commit(2), commit(3), commit(4, 1), commit(5)])).toEqual([1, 4, 5]);
  });
  it('follow a rewind before an earlier rewind, and one to after it', () => {
    const once = [commit(1), commit(2), commit(3), commit(4, 2), commit(5)];
    expect(counting([...once, commit(6, 1), commit(7)])).toEqual([1, 6, 7]);
    expect(counting([...once, commit(6, 4), commit(7)])).toEqual([1, 2, 4, 6, 7]);
  });
  it('include commits that were cut, when a rewind goes to one of them', () => {
    const once = [commit(1), commit(2), commit(3), commit(4, 1), commit(5)];
    expect(counting([...once, commit(6, 3), commit(7)])).toEqual([1, 2, 3, 6, 7]);
  });
});

describe('a journal that is exported and imported', () => {
  it('replays to the same match with the rules that it was played with, without drift', () => {
    const play = annRolls(begin().say('turn:bob', 'pass')).say('again:ann', 'yes');
    const replayed = replay(dealt(), journalOf(play));
    expect(replayed.drift).toBe(0);
    expect(jsonCopy(replayed.match)).toEqual(jsonCopy(play.match));
    expect(replayed.entries).toBe(play.entries.length);
  });

  it('replays nested rewinds, notes, orders and resignations', () => {
    const play = begin().orders('bob', { kind: 'react', choose: ['pass'] });
    play.say('act:ann', 'roll').say('again:ann', 'yes').rewind(3).say('again:ann', 'no');
    const { version } = play;
    play.say('done:ann', 'done').pause().resume();
    play.rewind(version).rewind(2).rewind(version).say('done:ann', 'done');
    play.resign('bob');
    const replayed = replay(dealt(), journalOf(play));
    expect(jsonCopy(replayed.match)).toEqual(jsonCopy(play.match));
    expect(replayed.match.over).toBe(true);
    expect(replayed.drift).toBe(0);
  });

  it('counts as drift a fact that today’s content would change', () => {
    const play = annDoes('rest', 'done');
    const replayed = replay(dealt(3), journalOf(play));
    expect(replayed.drift).toBeGreaterThan(0);
    expect(jsonCopy(replayed.match)).toEqual(jsonCopy(play.match));
  });

  it('counts a forged fact as drift, and a missing one as divergence', () => {
    const journal = journalOf(annDoes('rest', 'done'));
    const text = JSON.stringify(journal);
    const richer = text.replace(/("type":"LivesChanged","seat":"ann","by":)1/, '$10');
    expect(richer).not.toBe(text);
    expect(replay(dealt(), JSON.parse(richer) as Journal).drift).toBe(1);
    const commits = journal.commits.map((c) => ({
      ...c,
      entries: c.entries.filter((e) => e.type !== 'Told' || e.event.type !== 'LivesChanged'),
    }));
    expect(() => replay(dealt(), { ...journal, commits })).toThrow(ReplayDivergedError);
  });

  it('counts as drift a rewind that stacked a pile, or kept one in its known order', () => {
    const play = annDoes('draw', 'done').rewind(2).say('act:ann', 'rest');
    const journal = journalOf(play);
    expect(replay(dealt(), journal).drift).toBe(0);
    const text = JSON.stringify(journal);
    const pile = /("type":"DeckShuffled","cards":\[)("[^"]+"),("[^"]+")/;
    const stacked = text.replace(pile, '$1$3,$2');
    const left = text.replace(/"rolls":\[\{.*?\}\],"events":\[.*?\]\}\]/, '"rolls":[],"events":[]');
    for (const forged of [stacked, left]) {
      expect(forged).not.toBe(text);
      expect(replay(dealt(), JSON.parse(forged) as Journal).drift).toBeGreaterThan(0);
    }
  });

  it('replays past a procedure that an arbiter closed because it no longer replays', () => {
    const play = annRolls(begin().say('turn:bob', 'pass')).close();
    expect(play.asked).toEqual(['act:ann']); // nothing had happened: the turn goes on as it was
    annRolls(play).say('again:ann', 'no');
    const broken = JSON.stringify(journalOf(play)).replace('0.2/life:ann#1', '0.2/luck:ann#1');
    const replayed = replay(dealt(), JSON.parse(broken) as Journal);
    expect(jsonCopy(replayed.match)).toEqual(jsonCopy(play.match));
  });

  it('is refused if its options are invalid for the game, or if it ends in mid-procedure', () => {
    const journal = journalOf(begin());
    expect(() => replay(dealt(), { ...journal, options: { askForReactions: 'nobody' } })).toThrow(
      'askForReactions',
    );
    const cut = journal.commits.map((c) => ({ ...c, entries: c.entries.slice(0, -1) }));
    expect(() => replay(dealt(), { ...journal, commits: cut })).toThrow(ReplayDivergedError);
  });
});
