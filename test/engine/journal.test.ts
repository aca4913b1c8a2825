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
import { printed, type Content } from '../support/little-talisman/cards.ts';
import type { State } from '../support/little-talisman/state.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import { newPlay, throughJson, type Play } from '../support/play.ts';

const position: Position = {
  heroes: { ann: { fate: 1, space: 'crags' } },
  hands: { bob: ['smite1'] },
  deck: ['goblin1', 'devil1', 'bag1', 'bear1'],
};
/** The game, set up at that position: a journal holds seats and options only. */
function dealt(content: Content = printed): Game {
  const game: unknown = {
    ...littleTalisman(1, content),
    initial: ({ seats }: { seats: readonly string[] }) => laidOut(seats, position),
  };
  return game as Game;
}
const begin = () =>
  newPlay<State>(dealt(), laidOut(['ann', 'bob'], position), { 'move:ann#1': [1] });

const journalOf = (play: Play<State>): Journal =>
  throughJson({
    format: 'questhall-journal/1',
    match: 'm',
    game: 'little-talisman',
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

describe('what counts of a journal', () => {
  it('is all of it where nothing was rewound', () => {
    expect(counting([commit(1), commit(2), commit(3)])).toEqual([1, 2, 3]);
  });
  it('is what led to where a rewind went back to, and what came after it', () => {
    expect(counting([commit(1), commit(2), commit(3), commit(4, 1), commit(5)])).toEqual([1, 4, 5]);
  });
  it('follows a rewind past a rewind, and one to after it', () => {
    const once = [commit(1), commit(2), commit(3), commit(4, 2), commit(5)];
    expect(counting([...once, commit(6, 1), commit(7)])).toEqual([1, 6, 7]);
    expect(counting([...once, commit(6, 4), commit(7)])).toEqual([1, 2, 4, 6, 7]);
  });
  it('brings back what was cut when a rewind goes to a version that was cut', () => {
    const once = [commit(1), commit(2), commit(3), commit(4, 1), commit(5)];
    expect(counting([...once, commit(6, 3), commit(7)])).toEqual([1, 2, 3, 6, 7]);
  });
});

describe('a journal, exported and read again,', () => {
  it('replays to the same match under the rules that played it, with no drift', () => {
    const play = begin().say('turn.before-move:bob', 'pass').say('fate.move:ann', 'no');
    play.say('direction:ann', 'move:clockwise');
    const replayed = replay(dealt(), journalOf(play));
    expect(replayed.drift).toBe(0);
    expect(throughJson(replayed.match)).toEqual(throughJson(play.match));
    expect(replayed.entries).toBe(play.entries.length);
  });

  it('replays over rewinds of rewinds, notes, orders and resignations', () => {
    const play = begin().orders('bob', { kind: 'react', choose: ['pass'] });
    play.say('fate.move:ann', 'yes').rewind(2).say('fate.move:ann', 'no');
    const { version } = play;
    play.say('direction:ann', 'move:clockwise').pause().resume();
    play.rewind(version).rewind(2).rewind(version).say('direction:ann', 'move:counter');
    play.resign('bob');
    const replayed = replay(dealt(), journalOf(play));
    expect(throughJson(replayed.match)).toEqual(throughJson(play.match));
    expect(replayed.match.over).toBe(true);
    expect(replayed.drift).toBe(0);
  });

  it('counts as drift what today’s content would tell otherwise', () => {
    const play = begin().say('turn.before-move:bob', 'pass').say('fate.move:ann', 'no');
    play.say('direction:ann', 'move:clockwise');
    expect(play.told('LifeLost')).toHaveLength(1); // the Devil's
    const replayed = replay(dealt({ ...printed, devilLoss: 3 }), journalOf(play));
    expect(replayed.drift).toBeGreaterThan(0);
    expect(throughJson(replayed.match)).toEqual(throughJson(play.match));
  });

  it('counts a fact that was tampered with as drift, and a missing one as divergence', () => {
    const play = begin().say('turn.before-move:bob', 'pass').say('fate.move:ann', 'no');
    play.say('direction:ann', 'move:clockwise');
    const journal = journalOf(play);
    const text = JSON.stringify(journal);
    const richer = text.replace(/("type":"LifeLost","seat":"ann","amount":)1/, '$10');
    expect(richer).not.toBe(text);
    expect(replay(dealt(), JSON.parse(richer) as Journal).drift).toBe(1);
    const commits = journal.commits.map((c) => ({
      ...c,
      entries: c.entries.filter((e) => e.type !== 'Told' || e.event.type !== 'LifeLost'),
    }));
    expect(() => replay(dealt(), { ...journal, commits })).toThrow(ReplayDivergedError);
  });

  it('counts a rewind that stacked a pile, or that left one as it was known, as drift', () => {
    const play = begin().say('turn.before-move:bob', 'pass').say('fate.move:ann', 'no');
    play.say('direction:ann', 'move:clockwise').rewind(2).say('fate.move:ann', 'no');
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

  it('replays past a procedure that an arbiter closed because it replays no more', () => {
    const play = begin().say('turn.before-move:bob', 'pass').say('fate.move:ann', 'no').close();
    expect(play.asked).toEqual(['fate.move:ann']); // nothing had happened: the move is due again
    play.say('fate.move:ann', 'no').say('direction:ann', 'move:clockwise');
    const broken = JSON.stringify(journalOf(play)).replace('0.2/move:ann#1', '0.2/walk:ann#1');
    const replayed = replay(dealt(), JSON.parse(broken) as Journal);
    expect(throughJson(replayed.match)).toEqual(throughJson(play.match));
  });

  it('is refused where its options are not the game’s, or where it ends in the middle', () => {
    const journal = journalOf(begin());
    expect(() => replay(dealt(), { ...journal, options: { askForReactions: 'nobody' } })).toThrow(
      'askForReactions',
    );
    const cut = journal.commits.map((c) => ({ ...c, entries: c.entries.slice(0, -1) }));
    expect(() => replay(dealt(), { ...journal, commits: cut })).toThrow(ReplayDivergedError);
  });
});
