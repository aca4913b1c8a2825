import { describe, expect, it } from 'vitest';
import {
  answer,
  beginning,
  fallbackAnswer,
  seated,
  start,
  type Chance,
  type Foresight,
  type Odds,
  type Pending,
  type Running,
} from '../../../shared/engine/index.ts';
import { game } from '../../../shared/games/talisman/editions/revised/game.ts';
import { game as hp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { type State } from '../../../shared/games/talisman/state.ts';
import { render } from '../../../shared/words/render.ts';
import { laidOut as laidOutHp } from '../talisman-hp/support.ts';
import { laidOut, type Draft } from './support.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const names = { ann: 'Ann', bob: 'Bob', cat: 'Cat' };
type Dice = Readonly<Record<string, readonly number[]>>;
type Edition = typeof game | typeof hp;
type Told = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A match of few answers; each roll of dice takes those of its label, and fours otherwise. */
type Table = {
  readonly edition: Edition;
  readonly run: Running<State>;
  told(type: string): readonly Told[];
};

function tableOf(draft: Draft, dice: Dice = {}, edition: Edition = game): Table {
  const chance: Chance = (key, sides) => {
    const given = Object.entries(dice).find(
      ([label]) => key.endsWith(`/${label}`) || key.includes(`/${label}:`),
    )?.[1];
    return sides.map((_, i) => given?.[i] ?? 4);
  };
  const state = edition === hp ? laidOutHp(draft) : laidOut(draft);
  const run = start<State>(edition, beginning(state), { chance, version: 0 });
  const told = (type: string): Told[] =>
    run.fresh.flatMap((entry) =>
      entry.type === 'Told' && entry.event.type === type ? [entry.event as Told] : [],
    );
  return { edition, run, told };
}

function questionOf({ run }: Table, kind: string): Pending {
  const question = run.match.pending.find((one) => one.kind === kind);
  if (question === undefined) {
    throw new Error(`${kind} is not asked: ${run.match.pending.map(({ key }) => key).join()}`);
  }
  return question;
}

function foresee(table: Table, kind: string, option: string): Foresight {
  const question = questionOf(table, kind);
  expect([...question.options, ...(question.also ?? [])]).toContain(option);
  const view = table.edition.view(table.run.match.game, seated(question.seat));
  return table.edition.foresee?.(view, question, option) ?? {};
}

function say(table: Table, kind: string, ...choose: readonly string[]): Table {
  const { id, seat } = questionOf(table, kind);
  const refusal = answer(table.run, { id, seat, choose });
  if (refusal) throw new Error(refusal.refused);
  return table;
}

/** Answers as the clock does until an event of this type. */
function until(table: Table, type: string): Table {
  for (let n = 0; n < 20 && table.told(type).length === 0; n += 1) {
    const [question] = table.run.match.pending;
    if (question === undefined) break;
    const stands = ['stand', 'fight', 'none', 'keep'].find((one) => question.options.includes(one));
    const choose = stands === undefined ? fallbackAnswer(question) : [stands];
    answer(table.run, { id: question.id, seat: question.seat, choose });
  }
  return table;
}

const inEnglish = (table: Table, { effects = [] }: Foresight): readonly string[] =>
  effects.map((effect) => render(table.edition.words.catalogue, 'en', effect, names));

const chancesIn = (odds: Odds | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (odds?.outcomes ?? []).map(({ text, chance }) => [text.key.replace('outcome.', ''), chance]),
  );

const tuples = (count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : tuples(count - 1).flatMap((dice) => FACES.map((face) => [...dice, face]));

/** Ann at the Village with a move of one space, to fields on which these cards lie. */
const facing = (cards: readonly string[], ann: NonNullable<Draft['seats']>[string]): Draft => ({
  turn: { phase: 'move' },
  seats: { ann: { space: 'village', fate: 0, ...ann } },
  board: { 'fields-north': [...cards] },
});
const toFields = (draft: Draft, dice: Dice = {}) => tableOf(draft, { move: [1], ...dice });

/** The ends of a fight by what all dice can show, each throw played by the rules. */
function played(draft: Draft, own: number, theirs: number): Readonly<Record<string, number>> {
  const ends: Record<string, number> = {};
  const throws = tuples(own).flatMap((mine) => tuples(theirs).map((foe) => ({ mine, foe })));
  for (const { mine, foe } of throws) {
    const table = toFields(draft, { attack: mine, creature: foe });
    until(say(table, 'move', 'space:fields-north'), 'FightEnded');
    const end = String(table.told('FightEnded')[0]?.['outcome']);
    ends[end] = (ends[end] ?? 0) + 1 / throws.length;
  }
  return ends;
}

const fights: readonly (readonly [string, Draft, number, number])[] = [
  ['a Thief against a Wolf', facing(['wolf'], { character: 'thief' }), 1, 1],
  [
    'a Troll with a Sword against two Enemies that fight as one',
    facing(['bandit', 'ape'], { character: 'troll', objects: ['sword.1'] }),
    1,
    1,
  ],
  [
    'the Holy Lance against the Dragon',
    facing(['dragon'], {
      character: 'priest',
      objects: ['holy-lance', 'sword.1'],
      points: { strength: 2 },
    }),
    1,
    1,
  ],
  ['a psychic combat', facing(['spectre'], { character: 'monk', points: { craft: 1 } }), 1, 1],
  ['an Assassin, who strikes unseen', facing(['ogre'], { character: 'assassin' }), 1, 0],
  ['a Warrior with two attack dice', facing(['giant'], { character: 'warrior' }), 2, 1],
];

describe('the odds of a fight equal the rules’ results over all dice', () => {
  it.each(fights)('%s', (_, draft, own, theirs) => {
    const { odds } = foresee(toFields(draft), 'move', 'space:fields-north');
    expect(odds).toMatchObject({ dice: own + theirs, sides: 6 });
    for (const { text, tone } of odds?.outcomes ?? [])
      expect(tone).toBe({ 'outcome.won': 'GOOD', 'outcome.lost': 'BAD' }[text.key]);
    const [counted, foreseen] = [played(draft, own, theirs), chancesIn(odds)];
    expect(Object.keys(foreseen).toSorted()).toEqual(Object.keys(counted).toSorted());
    for (const [end, chance] of Object.entries(counted))
      expect(foreseen[end], end).toBeCloseTo(chance, 9);
  });

  it('with fate too, for each face of the rerolled die', () => {
    const draft = facing(['ogre'], { character: 'thief', fate: 1 });
    const asked = (again: number) => {
      const dice = { 'attack:ann#2': [again], attack: [2], creature: [1], move: [1] };
      return until(say(tableOf(draft, dice), 'move', 'space:fields-north'), 'AttackScored');
    };
    const foreseen = foresee(asked(1), 'fate', 'reroll:1');
    expect(inEnglish(asked(1), foreseen)).toEqual(['−1 fate']);
    const ends: Record<string, number> = {};
    for (const face of FACES) {
      const table = until(say(asked(face), 'fate', 'reroll:1'), 'FightEnded');
      const end = String(table.told('FightEnded')[0]?.['outcome']);
      ends[end] = (ends[end] ?? 0) + 1 / 6;
    }
    const chances = chancesIn(foreseen.odds);
    expect(Object.keys(chances).toSorted()).toEqual(Object.keys(ends).toSorted());
    for (const [end, chance] of Object.entries(ends)) expect(chances[end]).toBeCloseTo(chance, 9);
    expect(inEnglish(asked(1), foresee(asked(1), 'fate', 'keep'))).toEqual(['Lose']);
  });
});

describe('the odds of a roll on a table', () => {
  it('T4-INR-16 give the destination in the Crypt for each sum of its dice', () => {
    const draft: Draft = {
      turn: { phase: 'move' },
      seats: { ann: { character: 'troll', space: 'plain-of-peril', fate: 0 } },
    };
    const { odds } = foresee(tableOf(draft), 'advance', 'space:crypt');
    expect(odds?.dice).toBe(3);
    for (let sum = 3; sum <= 18; sum += 1) {
      const low = Math.max(1, sum - 12);
      const mid = Math.min(6, sum - low - 1);
      const dice = { crypt: [low, mid, sum - low - mid] };
      const table = until(say(tableOf(draft, dice), 'advance', 'space:crypt'), 'AttributeDeducted');
      const { text } = odds?.outcomes.find(({ rolls }) => rolls.includes(sum)) ?? {};
      const { space } = table.run.match.game.players['ann']?.character ?? {};
      const expected = space === 'crypt' ? undefined : `space:${String(space)}`;
      expect(text?.args?.['space'], String(sum)).toBe(expected);
    }
  });

  it('list each row of the Forest', () => {
    const draft: Draft = {
      turn: { phase: 'move' },
      seats: { ann: { character: 'troll', space: 'plains-west', fate: 0 } },
    };
    const table = tableOf(draft, { move: [1] });
    const forest = foresee(table, 'move', 'space:forest');
    const rows = (forest.odds?.outcomes ?? []).map(({ text, rolls }) => [
      render(game.words.catalogue, 'en', text, names),
      rolls,
    ]);
    expect(rows).toEqual([
      ['Brigand: Strength 4', [1]],
      ['Miss a turn', [2, 3]],
      ['Nothing', [4, 5]],
      ['+1 Craft', [6]],
    ]);
    const after = (face: number, type: string) =>
      until(say(tableOf(draft, { move: [1], forest: [face] }), 'move', 'space:forest'), type).told(
        type,
      ).length;
    expect([after(1, 'FightJoined'), after(4, 'FightJoined')]).toEqual([1, 0]);
    expect([after(4, 'PointsGained'), after(6, 'PointsGained')]).toEqual([0, 1]);
  });
});

describe('effects of options in Talisman', () => {
  it('raise the attribute of a head start', () => {
    const options = game.options.parse({ headStart: true, characterChoice: 1 });
    const setup = game.initial({ seats: ['ann', 'bob'], options });
    const run = start<State>(game, beginning(setup), {
      chance: (_, sides) => sides.map(() => 1),
      version: 0,
    });
    const table: Table = { edition: game, run, told: () => [] };
    const said = ['attribute:strength', 'attribute:craft'].map((option) =>
      inEnglish(table, foresee(table, 'counter', option)),
    );
    expect(said.flat()).toEqual([
      expect.stringMatching(/^Strength \d→\d$/u),
      expect.stringMatching(/^Craft \d→\d$/u),
    ]);
  });

  const english = (draft: Draft, kind: string, option: string, dice = {}) => {
    const table = tableOf(draft, { move: [1], ...dice });
    return inEnglish(table, foresee(table, kind, option));
  };

  it('give the number of cards to draw, the cards there, and the characters to meet', () => {
    const draft: Draft = {
      turn: { phase: 'move' },
      seats: {
        ann: { character: 'thief', space: 'village', fate: 0 },
        bob: { character: 'troll', space: 'fields-northwest' },
      },
      board: { 'fields-northwest': [] },
      decks: { adventure: ['bag-of-gold.1'] },
    };
    expect(english(draft, 'move', 'space:fields-northwest')).toEqual(['Draw 1 card', 'Meet Bob']);
    const empty = until(
      say(tableOf(draft, { move: [1] }), 'move', 'space:fields-north'),
      'TurnEnded',
    );
    expect(empty.told('CardDrawn')).toHaveLength(1);
  });

  it('name an Enemy with its attack, and goods with their effects', () => {
    const cards = ['wolf', 'sword.4', 'bag-of-gold.1'];
    const draft = facing(cards, { character: 'thief' });
    expect(english(draft, 'move', 'space:fields-north')).toEqual([
      'Wolf: Strength 2',
      'Sword: +1 Strength',
      'Bag of Gold: +1 gold',
    ]);
  });

  it('give the prices of services, and the reason why one would give nothing', () => {
    const village = (gold: number, lives: number): Draft => ({
      turn: { phase: 'move' },
      seats: { ann: { character: 'warrior', space: 'fields-north', fate: 0, gold, lives } },
    });
    const visited = (draft: Draft) => {
      const table = say(tableOf(draft, { move: [1] }), 'move', 'space:village');
      return ['blacksmith', 'healer', 'mystic'].map((service) =>
        inEnglish(table, foresee(table, 'visit', service)),
      );
    };
    const sale = 'For gold: Helmet 2, Sword 2, Axe 3, Shield 3, and Armour 4';
    expect(visited(village(1, 5))).toEqual([
      ['You can’t pay 2 gold', sale],
      ['You have all your lives', 'Heal lives: 1 gold each'],
      ['Roll 1 die'],
    ]);
    expect(visited(village(2, 1))).toEqual([[sale], ['Heal lives: 1 gold each'], ['Roll 1 die']]);
  });

  it('predict the effect of a space on a character of this alignment', () => {
    const draft: Draft = {
      turn: { phase: 'move' },
      seats: {
        ann: { character: 'priest', space: 'fields-north', alignment: 'good', lives: 3, fate: 0 },
      },
    };
    expect(english(draft, 'move', 'space:graveyard')).toEqual(['−1 life']);
    const table = until(say(tableOf(draft, { move: [1] }), 'move', 'space:graveyard'), 'LifeLost');
    expect(table.told('LifeLost')).toMatchObject([{ seat: 'ann', amount: 1 }]);
  });
});
