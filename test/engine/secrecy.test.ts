import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import {
  answer,
  diff,
  logLines,
  questionsOf,
  renamed,
  seated,
  spectator,
  waitingOn,
  type Match,
  type Viewer,
} from '../../shared/engine/index.ts';
import { laidOut, littleTalisman, type Position } from '../support/little-talisman/game.ts';
import type { State } from '../support/little-talisman/state.ts';
import { newPlay, throughJson, type Play } from '../support/play.ts';

const game = littleTalisman();
const seats = ['ann', 'bob', 'cid'];
const everyone = { askForReactions: 'everyone' } as const;
const opening: Position = {
  heroes: { ann: { space: 'crags', fate: 1 } },
  hands: { ann: ['random1'], bob: ['smite1', 'divination1'], cid: ['nullify1'] },
  deck: ['goblin1', 'bag1', 'bag2', 'sage1', 'bear1'],
  spellDeck: ['teleport1', 'smite2'],
  options: everyone,
};
const dice = { 'move:ann#1': [1] };

/** All that reaches a viewer: what it sees, reads, may answer, and how that changed. */
function reaches(play: Play<State>, viewer: Viewer, before: Match<State>) {
  const seat = viewer.role === 'seat' ? viewer.seat : '';
  return throughJson({
    view: game.view(play.state, viewer),
    diff: diff(game.view(before.game, viewer), game.view(play.state, viewer)),
    log: logLines(play.game, play.commits.at(-1)?.entries ?? [], viewer),
    questions: questionsOf(play.match, seat),
    waitingOn: waitingOn(play.match),
  });
}

describe('what a viewer may not know', () => {
  /** Plays the same way at two tables whose hidden cards differ, and compares at every step. */
  function compare(
    viewers: readonly Viewer[],
    names: ReadonlyMap<string, string>,
    steps: readonly (readonly [string, string])[],
  ): number {
    const one = newPlay(game, laidOut(seats, opening), dice);
    const two = newPlay(game, laidOut(seats, renamed(opening, names)), dice);
    let compared = 0;
    for (const [key, choice] of steps) {
      const before = [one.match, two.match] as const;
      one.say(key, choice);
      two.say(key, renamed(choice, names));
      for (const viewer of viewers) {
        expect(reaches(two, viewer, before[1])).toEqual(reaches(one, viewer, before[0]));
        compared += 1;
      }
    }
    return compared;
  }
  const pass = (moment: string) => seats.map((seat) => [`${moment}:${seat}`, 'pass'] as const);

  it('changes nothing that reaches it: hands, sealed answers, the order of the piles', () => {
    const names = new Map([
      ['smite1', 'nullify1'], // bob's and cid's hands
      ['nullify1', 'smite1'],
      ['bag2', 'bear1'], // the deck, below what is drawn
      ['bear1', 'bag2'],
      ['teleport1', 'smite2'],
      ['smite2', 'teleport1'],
    ]);
    const steps = [
      ['turn.before-move:cid', 'cast:nullify1:ann'], // sealed, and never resolved: ann's comes first
      ['turn.before-move:bob', 'cast:divination1'],
      ['turn.before-move:ann', 'cast:random1:cid'],
      ...pass('cast'),
    ] as const;
    expect(compare([seated('ann'), spectator], names, steps)).toBe(12);
  });

  it('is told of a look at the deck that there was one, and of a drawn spell not which', () => {
    const play = newPlay(game, laidOut(seats, opening), dice);
    play.say('turn.before-move:ann', 'pass').say('turn.before-move:bob', 'cast:divination1');
    for (const [key, choice] of pass('cast')) play.say(key, choice);
    const [entries] = [play.entries];
    const lineOf = (viewer: Viewer) =>
      logLines(play.game, entries, viewer).find(({ type }) => type === 'DeckSeen');
    expect(lineOf(seated('bob'))?.data).toEqual({ seat: 'bob', cards: ['goblin1', 'bag1'] });
    expect(lineOf(seated('ann'))?.data).toEqual({});
    expect(lineOf(spectator)?.data).toEqual({});
    expect(lineOf({ role: 'arbiter' })?.data).toHaveProperty('cards');
  });

  it('holds an answer given in secret: of it others learn only that nobody waits for it', () => {
    const play = newPlay(game, laidOut(seats, opening), dice);
    const before = play.match;
    play.say('turn.before-move:cid', 'cast:nullify1:ann');
    const seen = reaches(play, seated('ann'), before);
    expect(JSON.stringify(seen)).not.toContain('nullify');
    expect(seen.log).toEqual([]);
    expect(seen.diff).toEqual([]);
    expect(seen.waitingOn).toEqual(['ann', 'bob']);
  });

  it('hides who holds something to cast where everyone is asked; where the able are, it shows', () => {
    const askedOf = (options: typeof everyone | { askForReactions: 'able' }) =>
      waitingOn(newPlay(game, laidOut(seats, { hands: { bob: ['smite1'] }, options })).match);
    expect(askedOf(everyone)).toEqual(seats);
    expect(askedOf({ askForReactions: 'able' })).toEqual(['bob']);
  });
});

describe('views', () => {
  it('change by a patch to what they are, for every viewer, throughout a match', () => {
    const viewers = [...seats.map(seated), spectator, { role: 'arbiter' } as const];
    const play = newPlay(game, laidOut(seats, opening), dice);
    const held = viewers.map((viewer) => throughJson({ v: game.view(play.state, viewer) }));
    for (let answers = 0; answers < 120 && !play.match.over; answers += 1) {
      const before = play.state;
      const { key, options } = play.match.pending[answers % play.match.pending.length] ?? fail();
      play.say(key, options[(answers * 7) % options.length] ?? '');
      for (const [i, viewer] of viewers.entries()) {
        const operations = diff(game.view(before, viewer), game.view(play.state, viewer));
        const within = throughJson(operations.map((o) => ({ ...o, path: `/v${o.path}` })));
        expect(applyPatch(held[i], within).every((fault) => fault === null)).toBe(true);
        expect(held[i]).toEqual(throughJson({ v: game.view(play.state, viewer) }));
      }
    }
    expect(play.state.turn.number).toBeGreaterThan(5);
  });

  it('pass on by reference what is public, and keep what is masked while nothing in it changes', () => {
    const run = newPlay(game, laidOut(seats, opening), dice).load();
    const before = game.view(run.match.game, spectator);
    for (const [seat, choice] of [['ann', 'pass'] as const, ['bob', 'cast:smite1:ann'] as const]) {
      const [question] = questionsOf(run.match, seat);
      answer(run, { id: question?.id ?? '', seat, choose: [choice] });
    }
    const after = game.view(run.match.game, spectator);
    expect(after.inFlight).toEqual(['smite1']);
    expect(after.board).toBe(before.board);
    expect(after.heroes).toBe(before.heroes);
    expect(after.hands).not.toBe(before.hands);
    expect(game.view(run.match.game, spectator).hands).toBe(after.hands);
  });
});

function fail(): never {
  throw new Error('Nothing is asked.');
}
