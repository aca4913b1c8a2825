import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import {
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
import { newPlay, jsonCopy, type Play } from '../support/play.ts';
import { laidOut, skirmish } from '../support/skirmish/game.ts';
import type { State } from '../support/skirmish/state.ts';

const game = skirmish();
const seats = ['ann', 'bob', 'cid'];
const everyone = { askForReactions: 'everyone' } as const;
const opening: Partial<State> = {
  hands: { ann: ['strike1'], bob: ['strike2', 'cancel1'], cid: ['cancel2'] },
  deck: ['gem1', 'gem2', 'gem3', 'strike3', 'cancel3'],
  options: everyone,
};

/**
 * Collects all that reaches a viewer: its view, log and possible answers, and the changes to them.
 */
function reaches(play: Play<State>, viewer: Viewer, before: Match<State>) {
  const seat = viewer.role === 'seat' ? viewer.seat : '';
  return jsonCopy({
    view: game.view(play.state, viewer),
    diff: diff(game.view(before.game, viewer), game.view(play.state, viewer)),
    log: logLines(play.game, play.commits.at(-1)?.entries ?? [], viewer),
    questions: questionsOf(play.match, seat),
    waitingOn: waitingOn(play.match),
  });
}

describe('hidden information', () => {
  /** Plays the same way at two tables whose hidden cards differ, and compares at every step. */
  function compare(
    viewers: readonly Viewer[],
    names: ReadonlyMap<string, string>,
    steps: readonly (readonly [string, string])[],
  ): number {
    const one = newPlay(game, laidOut(seats, opening));
    const two = newPlay(game, laidOut(seats, renamed(opening, names)));
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

  it('changes nothing that a viewer gets: hands, sealed answers, the order of piles', () => {
    const names = new Map([
      ['strike2', 'strike3'], // bob's hand
      ['strike3', 'strike2'],
      ['cancel2', 'gem2'], // cid's hand: a blank, or something to play
      ['gem2', 'cancel2'],
      ['gem3', 'cancel3'], // the deck, below the drawn cards
      ['cancel3', 'gem3'],
    ]);
    const steps = [
      ['turn:bob', 'play:strike2:ann'], // sealed, and never resolved: ann's comes first
      ['turn:ann', 'play:strike1:cid'],
      ...pass('play'),
      ...pass('turn'),
      ['act:ann', 'draw'],
      ['done:ann', 'done'],
    ] as const;
    expect(compare([seated('ann'), spectator], names, steps)).toBe(20);
  });

  it('of a drawn card is its face: others see only that a card was drawn', () => {
    const play = newPlay(game, laidOut(seats, opening));
    for (const [key, choice] of pass('turn')) play.say(key, choice);
    const { entries } = play.say('act:ann', 'draw');
    const lineOf = (viewer: Viewer) =>
      logLines(play.game, entries, viewer).find(({ type }) => type === 'CardDrawn');
    expect(lineOf(seated('ann'))?.data).toMatchObject({ seat: 'ann', card: 'gem1' });
    expect(lineOf(seated('bob'))?.data).toEqual({});
    expect(lineOf(spectator)?.data).toEqual({});
    expect(lineOf({ role: 'arbiter' })?.data).toHaveProperty('card');
  });

  it('of a secret answer is the answer: others see only that its seat is done', () => {
    const play = newPlay(game, laidOut(seats, opening));
    const before = play.match;
    play.say('turn:bob', 'play:strike2:ann');
    const seen = reaches(play, seated('ann'), before);
    expect(JSON.stringify(seen)).not.toContain('strike2');
    expect(seen.log).toEqual([]);
    expect(seen.diff).toEqual([]);
    expect(seen.waitingOn).toEqual(['ann', 'cid']);
  });

  it('about reactions is hidden if every seat is asked, and shows if only able seats are', () => {
    const askedOf = (options: typeof everyone | { askForReactions: 'able' }) =>
      waitingOn(newPlay(game, laidOut(seats, { hands: { bob: ['strike1'] }, options })).match);
    expect(askedOf(everyone)).toEqual(seats);
    expect(askedOf({ askForReactions: 'able' })).toEqual(['bob']);
  });
});

describe('views', () => {
  it('are kept current by patches, for every viewer, throughout a match', () => {
    const viewers = [...seats.map(seated), spectator, { role: 'arbiter' } as const];
    const play = newPlay(game, laidOut(seats, opening));
    const held = viewers.map((viewer) => jsonCopy({ v: game.view(play.state, viewer) }));
    for (let answers = 0; answers < 120 && !play.match.over; answers += 1) {
      const before = play.state;
      const { key, options } = play.match.pending[answers % play.match.pending.length] ?? fail();
      play.say(key, options[(answers * 7) % options.length] ?? '');
      for (const [i, viewer] of viewers.entries()) {
        const operations = diff(game.view(before, viewer), game.view(play.state, viewer));
        const within = jsonCopy(operations.map((o) => ({ ...o, path: `/v${o.path}` })));
        expect(applyPatch(held[i], within).every((fault) => fault === null)).toBe(true);
        expect(held[i]).toEqual(jsonCopy({ v: game.view(play.state, viewer) }));
      }
    }
    expect(play.state.turn.number).toBeGreaterThan(5);
  });
});

function fail(): never {
  throw new Error('Nothing is asked.');
}
