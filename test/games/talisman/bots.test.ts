import { describe, expect, it } from 'vitest';
import { seated, type Pending } from '../../../shared/engine/index.ts';
import { brain } from '../../../shared/games/talisman/editions/revised/bots/brain.ts';
import { conditions } from '../../../shared/games/talisman/bots/conditions.ts';
import { greedy } from '../../../shared/games/talisman/bots/greedy.ts';
import { measures } from '../../../shared/games/talisman/bots/measures.ts';
import { weights } from '../../../shared/games/talisman/editions/revised/bots/weights.ts';
import { brain as brainOfHp } from '../../../shared/games/talisman/editions/harry-potter/bots/brain.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import type { Dice, Play } from '../../support/play.ts';
import { playFrom, type Draft } from './support.ts';

const bot = greedy(revised, brain);

/** The greedy bot's answer to a question of ann, the same for each outcome of its own luck. */
function answers(play: Play<State>, key: string, change: Partial<Pending> = {}): string {
  const question = { ...play.question(key), ...change };
  const view = talisman.view(play.state, seated('ann'));
  const chosen = [0, 1, 2].map((luck) =>
    bot({ view, seat: 'ann', question, chance: (n) => (luck * 7) % n }).join(' '),
  );
  expect(new Set(chosen).size, `one answer among ${chosen.join(', ')}`).toBe(1);
  return chosen[0] ?? '';
}

type Ann = NonNullable<Draft['seats']>[string];

/** A play at ann's turn; bob is far away, and does nothing. */
function turnOf(ann: Ann, more: Partial<Draft> = {}, dice: Dice = {}): Play<State> {
  const bob = { character: 'elf', space: 'woods-east', fate: 0 };
  const turn: Draft['turn'] = { seat: 'ann', phase: 'move', ...more.turn };
  const draft: Draft = { ...more, turn, seats: { ann: { fate: 0, ...ann }, bob } };
  return playFrom(draft, { seats: ['ann', 'bob'] }, dice);
}

/** The bot's destination from here with this number on the die. */
const goes = (ann: Ann, die: number, more: Partial<Draft> = {}): string =>
  answers(turnOf(ann, more, { 'move:ann#1': [die] }), 'move:ann');

describe('the greedy bot on the board', () => {
  it('goes to be healed when its last life is at stake', () => {
    const wounded: Ann = { character: 'warrior', space: 'graveyard', gold: 3 };
    expect(goes({ ...wounded, lives: 1 }, 2)).toBe('space:village');
  });

  it('goes where a Talisman can be earned while it has none', () => {
    const strong: Ann = { character: 'warrior', space: 'chasm', points: { strength: 4 } };
    expect(goes(strong, 2)).toBe('space:warlocks-cave');
  });

  const ready: Ann = { character: 'warrior', space: 'castle', points: { strength: 8 } };

  it('goes for the Inner Region with a Talisman and enough strength to get through', () => {
    expect(goes({ ...ready, objects: ['talisman'] }, 3)).toBe('cross:portal-of-power');
  });

  it('stays out of the Inner Region without a Talisman, or while it is weak', () => {
    expect(goes(ready, 3)).not.toBe('cross:portal-of-power');
    expect(goes({ ...ready, points: {}, objects: ['talisman'] }, 3)).not.toBe(
      'cross:portal-of-power',
    );
  });

  it('forces the Portal with its better attribute', () => {
    const play = turnOf({ ...ready, objects: ['talisman'] }, {}, { 'move:ann#1': [3] });
    expect(answers(play.say('move:ann', 'cross:portal-of-power'), 'lock:ann')).toBe(
      'attribute:strength',
    );
  });

  it('takes the path that suits its attributes', () => {
    const there: Ann = { space: 'plain-of-peril', objects: ['talisman'] };
    const strong = turnOf({ ...there, character: 'warrior', points: { strength: 8 } });
    expect(answers(strong, 'advance:ann')).toBe('space:crypt');
    const wise = turnOf({ ...there, character: 'wizard', points: { craft: 7, strength: 4 } });
    expect(answers(wise, 'advance:ann')).toBe('space:mines');
  });

  it('leaves the Inner Region if the Valley of Fire is closed to it', () => {
    const play = turnOf({ character: 'warrior', space: 'plain-of-peril' });
    expect(answers(play, 'advance:ann')).toBe('space:portal-of-power');
  });

  it('builds a Raft if the Sentinel is too strong for it', () => {
    const axe: Ann = { character: 'wizard', space: 'forest', objects: ['axe'] };
    expect(answers(turnOf(axe), 'start:ann')).toBe('build:raft');
  });

  it('crosses on the Raft once it has one', () => {
    const raft: Ann = { character: 'wizard', space: 'woods-south', objects: ['raft'] };
    expect(answers(turnOf(raft), 'start:ann')).toBe('raft:desert-west');
  });
});

/** The play at the point where the character has landed. */
const landed = (ann: Ann, more: Partial<Draft> = {}, dice: Dice = {}): Play<State> =>
  turnOf(ann, { ...more, turn: { phase: 'land' } }, dice);

describe('the greedy bot on a space', () => {
  const fields = 'fields-north';

  it('drinks a potion before a fight it would lose, and saves it if it would win', () => {
    const weak: Ann = { character: 'warrior', space: fields, objects: ['potion-of-strength'] };
    const board = (enemy: string): Partial<Draft> => ({ board: { [fields]: [enemy] } });
    expect(answers(landed(weak, board('giant')), 'assist:ann')).toBe('drink:potion-of-strength');
    expect(answers(landed(weak, board('wild-boar')), 'assist:ann')).toBe('none');
  });

  it('discards nothing unless a line of its table asks for it', () => {
    const laden = { character: 'warrior', space: 'black-knight', gold: 1, objects: ['sword'] };
    const play = landed(laden);
    const { also, options } = play.question('visit:ann');
    expect(also).toContain('ditch:sword.1');
    expect(options).toContain(answers(play, 'visit:ann'));
  });

  it('takes only cards that are better than the ones it must put down', () => {
    const objects = ['helmet', 'shield', 'sword', 'water-bottle'];
    const full: Ann = { character: 'warrior', space: fields, objects };
    const belt = landed(full, { board: { [fields]: ['magic-belt'] } });
    expect(answers(belt, 'take:ann')).toBe('card:magic-belt');
    const then = belt.say('take:ann', 'card:magic-belt');
    expect(answers(then, 'surplus:ann')).not.toBe('card:magic-belt');
    const bottle = landed(full, { board: { [fields]: ['water-bottle.2'] } });
    expect(answers(bottle, 'take:ann')).toBe('done');
  });

  it('accepts a quest only while it has no Talisman', () => {
    const cave: Ann = { character: 'warrior', space: 'warlocks-cave' };
    expect(answers(landed(cave), 'quest:ann')).toBe('accept');
    expect(answers(landed({ ...cave, objects: ['talisman'] }), 'quest:ann')).toBe('decline');
  });

  it('heals as many lives as it can pay for and needs', () => {
    const castle: Ann = { character: 'warrior', space: 'castle', lives: 2, gold: 2 };
    expect(answers(landed(castle), 'heal:ann')).toBe('heal:2');
  });

  it('trades no more trophies than a counter takes', () => {
    const trophies = ['dragon', 'wolf', 'ogre', 'wild-boar'];
    const play = turnOf({ character: 'warrior', trophies }, { turn: { phase: 'end' } });
    const traded = answers(play, 'trade.strength:ann').split(' ');
    expect(traded.toSorted()).toEqual(['card:dragon.1', 'card:ogre.1', 'card:wolf']);
  });

  it('pays fate for a fight that is lost, not for one that is won', () => {
    const strong: Ann = { character: 'troll', space: fields, fate: 1, lives: 2 };
    const board = { board: { [fields]: ['ogre'] } };
    const lost = landed(strong, board, { 'attack:ann#1': [1], 'creature:ann#1': [4] });
    expect(answers(lost, 'fate.attack:ann')).toBe('reroll:1');
    const won = landed(strong, board, { 'attack:ann#1': [5], 'creature:ann#1': [1] });
    expect(won.asked).not.toContain('fate.attack:ann');
  });
});

describe('the greedy bot and Spells', () => {
  const woods = 'woods-north';

  it('casts Healing on itself when wounded', () => {
    const ann: Ann = { character: 'priest', space: woods, lives: 1, hand: ['healing'] };
    const play = turnOf(ann, { turn: { phase: 'begin' } });
    expect(answers(play, 'react.turn.start:ann')).toBe('cast:healing');
  });

  it('keeps Healing in hand while it is well', () => {
    const ann: Ann = { character: 'priest', space: woods, lives: 3, hand: ['healing'] };
    const play = turnOf(ann, { turn: { phase: 'begin' } });
    expect(answers(play, 'react.turn.start:ann')).toBe('pass');
  });

  it('casts a Spell by the Spell’s own rule, if it has one', () => {
    const ann: Ann = { character: 'priest', space: woods, hand: ['temporal-warp', 'divination'] };
    const play = turnOf(ann, { turn: { phase: 'begin' } });
    expect(answers(play, 'react.turn.start:ann')).toBe('cast:temporal-warp');
  });

  it('discards the Spell that is worth least to hold', () => {
    const hand = ['hex', 'temporal-warp'];
    const play = turnOf({ character: 'priest', space: woods, objects: ['axe'], hand });
    const options = ['card:temporal-warp', 'card:hex'];
    expect(answers(play, 'start:ann', { kind: 'forget', options })).toBe('card:hex');
  });

  it('casts helpful Spells at itself, and harmful ones at another', () => {
    const ann: Ann = { character: 'priest', space: woods, lives: 1 };
    const play = turnOf({ ...ann, objects: ['axe'] });
    const target = { kind: 'target', options: ['seat:ann', 'seat:bob'] };
    const aim = (spell: string): string =>
      answers(play, 'start:ann', { ...target, about: { spell: `card:${spell}` } });
    expect(aim('healing')).toBe('seat:ann');
    expect(aim('random')).toBe('seat:bob');
  });
});

describe('the tables of the greedy bot', () => {
  const lines = [...Object.values(weights).flat(), ...brain.aims];

  it('answer an unknown kind of question', () => {
    const play = turnOf({ character: 'wizard', space: 'woods-south', objects: ['axe'] });
    const options = ['left', 'right', 'up'];
    expect(options).toContain(answers(play, 'start:ann', { kind: 'unheard-of', options }));
    const two = answers(play, 'start:ann', { kind: 'unheard-of', options, min: 2, max: 3 });
    expect(two.split(' ')).toHaveLength(2);
  });

  it('use every declared condition and measure, in one edition or another', () => {
    const others = [...Object.values(brainOfHp.weights).flat(), ...brainOfHp.aims];
    const rights = [brain, brainOfHp].flatMap((tables) => tables.rights ?? []);
    const all = [...lines, ...others, ...rights];
    const rules = [revised, harryPotter].flatMap(({ spellRules }) => Object.values(spellRules));
    const reasons = [...all, ...rules.flatMap(({ worth }) => worth.cast)];
    const asked = new Set(reasons.flatMap(({ when = [] }) => when));
    expect(Object.keys(conditions).filter((name) => !asked.has(name as never))).toEqual([]);
    const measured = new Set<string>(all.flatMap(({ per }) => per ?? []));
    expect(Object.keys(measures).filter((name) => !measured.has(name))).toEqual([]);
  });

  it('name existing Spells and spaces', () => {
    const named = (verb: string): readonly string[] =>
      lines
        .filter(({ option }) => option.startsWith(`${verb}:`) && !option.endsWith(':*'))
        .map(({ option }) => option.slice(verb.length + 1));
    const { cards, spaces } = revised.content;
    const spells = cards.filter(({ type }) => type === 'spell').map(({ id }) => id);
    expect(named('cast').filter((id) => !spells.includes(id))).toEqual([]);
    const known = spaces.map(({ id }) => id);
    expect(named('space').filter((id) => !known.includes(id))).toEqual([]);
  });
});
