import { describe, expect, it } from 'vitest';
import { readScenarios } from '../../tools/scenario/file.ts';
import { playScenario } from '../../tools/scenario/play.ts';
import { report } from '../../tools/scenario/report.ts';
import { games } from './support/lots.ts';

const known = { games, clauses: new Set(['LO-ROL-01']) };

/** Reads and plays a file; returns its problems, in words. */
function problemsOf(source: string): string {
  const { scenarios, problems } = readScenarios('lots.yaml', source, known);
  const failures = scenarios.flatMap((scenario) => playScenario(scenario) ?? []);
  return [...problems, ...failures].map(report).join('\n');
}

/** A scenario at a table for two, ann to move, with the given lines of play. */
const table = (play: string, luck = 'dice: {coins:ann: [[2, 5]]}'): string => `
name: at the table
game: lots
seats: [ann, bob]
position: {deck: [ace, king]}
${luck}
play:
${play.trim().replace(/^ */gm, '  ')}
`;
const quiet = 'dice: {}';

describe('a scenario that holds', () => {
  it('answers, and checks facts, questions, options, views and stored data', () => {
    const source = `
game: lots
seats: [ann, bob]
options: {turns: 2}
scenarios:
  - name: a roll, then a draw
    rules: [LO-ROL-01]
    decks: {deck: [queen]}
    dice: {coins:ann: [[2, 5]]}
    play:
      - offers: {ann act: [draw, roll], exactly: true, min: 1, max: 1}
      - told: DeckShuffled
      - ann: roll
      - told: [{type: CoinsGained, seat: ann, coins: 7}, TurnEnded]
      - not told: [CardDrawn, {type: TurnEnded, seat: bob}]
      - asks: {bob: act}
      - refuses: {ann act: roll, code: NO_SUCH_QUESTION}
      - refuses: {bob act: fold, code: ILLEGAL_CHOICE}
      - refuses: {bob bid: '3', code: NO_SUCH_QUESTION}
      - bob act: draw
      - not told: CoinsGained
      - state: {coins: {ann: 7, bob: 0}, deck: [ace, king, jack], hands: {bob: {0: queen, length: 1}}, debts: null}
      - view of ann: {hands: {bob: 1}}
      - view of bob: {hands: {bob: [queen]}}
      - view of spectator: {hands: {bob: 1}, deck: 3}
      - log of ann: [{type: CardDrawn, data: {card: null}}]
      - log of bob: [{type: CardDrawn, data: {card: queen}}]
      - standing: [{seat: ann, place: 1, score: 7}, {seat: bob, place: 2}]
      - over: true
      - asks: {}
      - refuses: {ann act: roll, code: MATCH_NOT_RUNNING}
  - name: from a position, several answers in a step
    position: {deck: [ace], coins: {bob: 4}}
    play:
      - {ann act: draw, refuses: {bob act: draw}}
      - withholds: {bob act: draw}
      - resign: bob
      - told: SeatResigned
`;
    expect(problemsOf(source)).toBe('');
  });

  it('takes its random numbers from a seed, if one is given', () => {
    const source = table('- ann: roll\n- told: CoinsGained', 'seed: 4');
    expect(problemsOf(source)).toBe('');
  });

  it('doesn’t wait for a seat that has answered and can still change its answer', () => {
    const play = '- ann: yes\n- asks: {bob: vote}\n- ann vote: no\n- bob: yes\n- told: TurnEnded';
    expect(problemsOf(table(play, quiet).replace('lots', 'votes'))).toBe('');
  });

  it('can use auto-responses', () => {
    const play = '- orders of bob: [{kind: act, choose: draw}]\n- ann: roll\n- asks: {ann: act}';
    expect(problemsOf(table(play))).toBe('');
  });

  it('can use auto-responses that ask, end, and answer once', () => {
    const asks = '{kind: act, ask: true, until: turn}';
    const draws = '{kind: act, choose: draw, once: true}';
    const play = `- orders of bob: [${asks}, ${draws}]\n- ann: roll\n- asks: {ann: act}\n- ann: draw`;
    expect(problemsOf(table(`${play}\n- asks: {bob: act}`))).toBe('');
    const asked = play.replace(', until: turn', '').replace('ann: act}', 'bob: act}');
    expect(problemsOf(table(asked.replace('- ann: draw', '')))).toBe('');
  });
});

describe('a scenario that fails', () => {
  it('shows the place, the expected and actual values, and the pending questions', () => {
    const problems = problemsOf(table('- ann: roll\n- state: {coins: {ann: 8}}'));
    expect(problems).toBe(`lots.yaml:9:5  at the table
    state.coins.ann: expected 8, but it is 7
    asked now:
      bob act [act:bob]: roll draw`);
  });

  it.each([
    ['- asks: {bob: act}', 'asks.ann: expected nothing, but it is act'],
    ['- offers: {ann act: roll, exactly: true}', 'ann act offers draw besides'],
    ['- offers: {ann act: fold}', 'ann act does not offer fold'],
    ['- offers: {ann act: roll, min: 0}', 'ann act min: expected 0, but it is 1'],
    ['- withholds: {ann act: roll}', 'ann act offers roll, and should not'],
    ['- refuses: {ann act: draw}', 'ann act: draw should be refused, but it is accepted'],
    [
      '- refuses: {ann act: x, code: NO}',
      'should be refused with NO, but it is with ILLEGAL_CHOICE',
    ],
    ['- over: true', 'the match is not over'],
    ['- ann: draw\n- told: [TurnEnded, CardDrawn]', 'not told after {"type":"TurnEnded"'],
    [
      '- ann: draw\n- told: {type: CardDrawn, card: king}',
      'but: {"type":"CardDrawn","seat":"ann","card":"ace"}',
    ],
    ['- ann: draw\n- told: Nothing', 'all: CardDrawn, TurnEnded'],
    ['- ann: draw\n- not told: {type: CardDrawn}', 'told, and should not be: {"type":"CardDrawn"'],
    [
      '- view of bob: {deck: [ace, king]}',
      'view of bob.deck: expected ["ace","king"], but it is 2',
    ],
    ['- standing: [{score: 9}]', 'standing: expected [{"score":9}], but it is [{"seat":"ann"'],
    ['- ann: fold', 'ann: fold is refused: ILLEGAL_CHOICE'],
    ['- bob: draw', 'bob is not asked'],
    ['- ann bid: 3', 'ann bid is not asked'],
    ['- ann: roll', "the roll 'coins:ann' (d6 + d6) is not scripted under 'dice'"],
  ])('%s: %s', (play, message) => {
    expect(problemsOf(table(play, quiet))).toContain(message);
  });

  it('checks only facts since the action before the last check', () => {
    const play = '- ann: roll\n- told: CoinsGained\n- bob: draw\n- told: CoinsGained';
    expect(problemsOf(table(play))).toContain('not told: {"type":"CoinsGained"}');
  });

  it('reports unused dice and decks', () => {
    expect(problemsOf(table('- ann: draw'))).toBe(
      'lots.yaml:6:8  at the table\n    dice.coins:ann: 1 scripted roll is left unused',
    );
    const decks = table('- ann: draw', 'decks: {deck: [ace]}');
    expect(problemsOf(decks)).toContain('decks.deck: 1 scripted shuffle is left unused');
  });

  it.each([
    ['dice: {coins:ann: [7]}', "the roll 'coins:ann' is d6 + d6, but the script has [7]"],
    ['dice: {coins:ann: [[0, 3]]}', 'but the script has [0,3]'],
  ])('reports a script that doesn’t match: %s', (luck, message) => {
    expect(problemsOf(table('- ann: roll', luck))).toContain(message);
  });

  it('reports a card that is not in the pile', () => {
    const source = table('- ann: draw', 'decks: {deck: [fool]}').replace(/^position.*$/m, '');
    expect(problemsOf(source)).toContain("the shuffle 'deck': 'fool' is not in it: ace, king");
  });

  it.each([
    ['drifting', 'the replay tells 2 facts otherwise'],
    ['impure', 'the replay leads to another match than the play'],
  ])('reports a game (%s) whose journal does not replay to the same match', (game, message) => {
    const source = table('- ann: draw', quiet).replace('lots', game);
    expect(problemsOf(source)).toBe(`lots.yaml:2:1  at the table\n    ${message}`);
  });

  it('checks the invariants from the position on', () => {
    const source = table('- ann: draw', quiet).replace('[ace, king]', '[ace], coins: {bob: -1}');
    expect(problemsOf(source)).toBe(
      'lots.yaml:5:1  at the table\n    invariants are broken: a debt',
    );
  });
});

describe('an invalid file of scenarios', () => {
  it('reports a fault shared by its scenarios once', () => {
    const source = `game: lots
seats: [ann, bob]
position: {deck: [fool]}
scenarios:
  - {name: a, play: [{ann: draw}]}
  - {name: b, position: {}, play: [{ann: draw}], dices: {}}
`;
    expect(problemsOf(source)).toMatch(/^lots.yaml:3:19 {2}a\n.*\nlots.yaml:6:50 {2}b\n/);
  });

  it.each(['or not', 'And so does the other', 'nor does bob', 'but not with a 4'])(
    'can’t have a name that continues another: %s',
    (name) => {
      expect(problemsOf(table('- ann: draw', quiet).replace('at the table', name))).toContain(
        `lots.yaml:2:1  ${name}\n    name: a name says by itself what holds`,
      );
    },
  );

  it('can’t have a scenario for more than four clauses, unless it is a worked example', () => {
    const claim = (count: number): string => `dice: {}\nrules: [${'LO-ROL-01, '.repeat(count)}]`;
    expect(problemsOf(table('- ann: draw', claim(4)))).toBe('');
    expect(problemsOf(table('- ann: draw', `${claim(5)}\nexample: true`))).toBe('');
    expect(problemsOf(table('- ann: draw', claim(5)))).toContain(
      'lots.yaml:7:1  at the table\n    rules: a scenario proves at most 4 clauses',
    );
  });

  it.each([
    [
      table('- ann: draw').replace('lots\n', 'chess\n'),
      '3:1  at the table\n    unknown game "chess"',
    ],
    [
      table('- ann: draw').replace('seats: [', 'seats: [eve, eve, '),
      "4:14  at the table\n    there are two seats 'eve'",
    ],
    [
      table('- ann: draw').replace('[ann, bob]', '[ann, state]'),
      "4:14  at the table\n    'state' begins a step",
    ],
    [table('- ann: draw').replace('[ann, bob]', '[a, b, c, d, e]'), 'lots is for 1 to 4 seats'],
    [
      table('- ann: draw').replace('[ace, king]', '[ace, fool]'),
      '5:24  at the table\n    position.deck.1: Invalid option',
    ],
    [table('- ann: draw', 'dices: {}'), '6:1  at the table\n    dices: Unrecognized key'],
    [
      table('- ann: draw', 'options: {turn: 3}'),
      '6:11  at the table\n    options.turn: Unrecognized key',
    ],
    [
      table('- ann: draw', 'rules: [LO-ROL-02]'),
      '6:9  at the table\n    there is no clause LO-ROL-02',
    ],
    [table('- cid: draw'), "8:5  at the table\n    'cid' does not begin with a seat"],
    [
      table('- tells: TurnEnded'),
      "'tells' does not begin with a seat (ann, bob), nor is it any other step",
    ],
    [table('- asks: {cid: act}'), "8:12  at the table\n    there is no seat 'cid'"],
    [table('- resign: cid'), "there is no seat 'cid'"],
    [table('- view of cid: {}'), "there is no seat 'cid'"],
    [table('- refuses: {code: X}'), "'refuses' takes one '<seat> <question>', and beside it code"],
    [table('- over: maybe'), 'over: Invalid input'],
    [
      table('- orders of bob: [{kind: act, choose: draw}, {kind: act}]'),
      '8:48  at the table\n    orders of bob.1: Send `choose` with the options',
    ],
    [
      table('- orders of bob: [{kind: act, ask: true, until: dawn}]'),
      'orders of bob.0: Unknown end "dawn" for lots. Available: turn.',
    ],
    [table('- ann: draw\n- ann: [}'), 'lots.yaml:9'],
    ['- 3', '0: Invalid input'],
    ['', 'Invalid input'],
  ])('%s', (source, message) => {
    expect(problemsOf(source)).toContain(message);
  });
});
