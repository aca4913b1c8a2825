import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../shared/games/talisman/content/book.ts';
import { content as printed } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import type { Content } from '../../../shared/games/talisman/content/schema.ts';
import { talismanOf } from '../../../shared/games/talisman/game.ts';
import { make as talismanMake } from '../../../shared/games/talisman/editions/revised/game.ts';
import { revised } from '../../../shared/games/talisman/editions/revised/edition.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { newPlay } from '../../support/play.ts';
import { laidOut, type Draft } from './support.ts';

/** An edition whose Dragon forbids these, as no card of the base game does. */
function gameWith(forbids: ('weapon' | 'armour')[] | undefined) {
  const cards = printed.cards.map((card) =>
    card.id === 'dragon' && card.attack ? { ...card, attack: { ...card.attack, forbids } } : card,
  );
  const content: Content = { ...printed, cards };
  return talismanOf({ ...talismanMake, edition: { ...revised, content, book: bookOf(content) } });
}

const warrior: Draft = {
  turn: { seat: 'ann', phase: 'land' },
  seats: {
    ann: {
      character: 'warrior',
      space: 'fields-north',
      fate: 0,
      objects: ['sword', 'axe', 'armour'],
    },
    bob: { character: 'elf', space: 'woods-east' },
  },
  board: { 'fields-north': ['dragon'] },
};
const dice = { 'attack:ann#1': [2, 1], 'creature:ann#1': [1], 'armour:ann#1': [6] };

const fought = (forbids: ('weapon' | 'armour')[] | undefined) =>
  newPlay<State>(gameWith(forbids), laidOut(warrior, { seats: ['ann', 'bob'] }), dice);

describe('a creature that forbids arms', () => {
  it('is fought with both Weapons of the Warrior if it forbids none', () => {
    const [scored] = fought(undefined).told('AttackScored');
    expect(scored).toMatchObject({ die: 2, score: 8 });
  });

  it('T4-EXM-21 T4-GLR-02 T4-RUL-61 is fought without any Weapon, also by the Warrior', () => {
    const play = fought(['weapon']);
    expect(play.told('AttackScored')[0]).toMatchObject({ die: 2, score: 6 });
    expect(play.told('LifeSaved')).toHaveLength(1);
  });

  it('prevents the use of Armour if it forbids Armour', () => {
    const play = fought(['armour']);
    expect(play.told('LifeSaved')).toEqual([]);
    expect(play.rolls.some((key) => key.includes('armour:ann'))).toBe(false);
  });
});
