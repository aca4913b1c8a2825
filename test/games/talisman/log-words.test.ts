import { describe, expect, it } from 'vitest';
import { spectator } from '../../../shared/engine/index.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { words } from '../../../shared/games/talisman/editions/revised/words.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';

const { catalogue } = words;
const names = { ann: 'Anna' };

const lasting = (kind: string) =>
  ({ kind, by: 'ann', until: { seat: 'ann', at: 'turn-end', times: 1 } }) as const;

describe('words of the log of Talisman', () => {
  const told = (event: TalismanEvent): readonly string[] => {
    const line = talisman.log(event, spectator);
    return line === undefined
      ? []
      : locales.map((locale) => render(catalogue, locale, line.text, names));
  };

  it('give the result of dice, and their purpose', () => {
    expect(told({ type: 'Rolled', seat: 'ann', roll: 'witch', dice: [4] })).toEqual([
      'Anna rolls 4 (Witch).',
      'Anna hází 4 (Ježibaba).',
      'Anna가 주사위 4를 굴립니다 (마녀).',
    ]);
    const [prayer] = told({ type: 'Rolled', seat: 'ann', roll: 'pray', dice: [2, 5] });
    expect(prayer).toBe('Anna rolls 2 and 5 (Prayer).');
  });

  it('give a score as a sum, also with negative parts', () => {
    const [sum] = told({
      type: 'AttackScored',
      seat: 'ann',
      dice: [3, 2],
      die: 3,
      parts: [
        { of: 'attribute:strength', points: 4 },
        { of: 'card:sword.1', points: 1 },
      ],
      score: 8,
      foe: { dice: [5], die: 5, parts: [{ of: 'card:bear', points: -1 }], score: 4 },
    });
    expect(sum).toBe(
      'Anna rolls 3 and 2 and uses 3 + Strength 4 + Sword 1 = 8; the opponent rolls 5 + Bear −1 = 4.',
    );
  });

  it('name the cause of an amount, and of a move without a roll, in brackets', () => {
    expect(told({ type: 'GoldGained', seat: 'ann', amount: 2, of: 'card:bag-of-gold' })).toEqual([
      'Anna gains 2 gold (Bag of Gold).',
      'Anna získává 2 zlaté (Měšec zlata).',
      'Anna: 금화 2개 획득 (금화 주머니).',
    ]);
    expect(told({ type: 'RollForgone', seat: 'ann', of: 'lasting:blizzard' })[0]).toBe(
      'Anna moves 1 space without rolling (Blizzard).',
    );
  });

  it('have an article before a thing, and none before a proper name or a Spell', () => {
    const met = (card: string) => told({ type: 'CardMet', seat: 'ann', card, space: 'city' })[0];
    expect(met('dragon.2')).toBe('Anna encounters the Dragon.');
    expect(met('mephistopheles')).toBe('Anna encounters Mephistopheles.');
    expect(told({ type: 'LastingBegan', lasting: lasting('hex') })[0]).toBe('Hex takes effect.');
    expect(told({ type: 'LastingBegan', lasting: lasting('blizzard') })[0]).toBe(
      'The Blizzard takes effect.',
    );
  });

  it('report an arrival once', () => {
    const arrival = { seat: 'ann', space: 'city' };
    const [moved] = told({ type: 'Moved', from: 'tavern', by: 'move', ...arrival });
    expect(moved).toBe('Anna moves to the City.');
    expect(told({ type: 'Landed', ...arrival })).toEqual([]);
  });

  it('give the place of the rest of an inheritance', () => {
    expect(told({ type: 'HeirloomLeft', seat: 'ann', space: 'city' })).toEqual([
      'Everything that Anna doesn’t inherit is left at the City.',
      'Co Anna z dědictví nechce, leží na poli Město.',
      'Anna가 계승하지 않은 것이 도시 칸에 놓입니다.',
    ]);
  });

  it('distinguish a crossing from the current space and a crossing after a move', () => {
    const crossing = { type: 'CrossingBegan', seat: 'ann', space: 'sentinel', steps: 1 } as const;
    expect(told({ ...crossing, from: 'sentinel' })[0]).toBe(
      'Anna tries to cross from the Sentinel.',
    );
    expect(told({ ...crossing, from: 'hills-north' })[0]).toBe(
      'Anna moves from the Hills (north) to the Sentinel to cross.',
    );
  });

  it('describe a step through a barrier in Czech as a walk', () => {
    const [, step] = told({
      type: 'CrossingBegan',
      seat: 'ann',
      from: 'sentinel',
      space: 'hills-middle',
      steps: 1,
    });
    expect(step).toBe('Anna přechází z pole Stráž na pole Kopce (střední pás).');
  });

  it.each([
    [1, 'k 1'],
    [2, 'ke 2'],
    [3, 'ke 3'],
    [4, 'ke 4'],
    [5, 'k 5'],
    [6, 'k 6'],
  ])('have the right Czech preposition before a die of %i', (die, said) => {
    const [, sum] = told({
      type: 'AttributeAdded',
      seat: 'ann',
      attribute: 'craft',
      points: 3,
      die,
      total: die + 3,
      above: 20,
      passed: false,
    });
    expect(sum).toContain(`přičítá ${said} svou hodnotu`);
  });
});
