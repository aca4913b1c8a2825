import { describe, expect, it } from 'vitest';
import { spectator } from '../../../shared/engine/index.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { words } from '../../../shared/games/talisman/editions/revised/words.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { locales } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';

const { catalogue } = words;
const names = { ann: 'Anna' };

describe('the log', () => {
  const told = (event: TalismanEvent): readonly string[] => {
    const line = talisman.log(event, spectator);
    return line === undefined
      ? []
      : locales.map((locale) => render(catalogue, locale, line.text, names));
  };

  it('tells what dice decided, and what they were for', () => {
    expect(told({ type: 'Rolled', seat: 'ann', roll: 'witch', dice: [4] })).toEqual([
      'Anna rolls 4: Witch.',
      'Anna hází 4: Ježibaba.',
      'Anna: 주사위 4 – 마녀.',
    ]);
    const [prayer] = told({ type: 'Rolled', seat: 'ann', roll: 'pray', dice: [2, 5] });
    expect(prayer).toBe('Anna rolls 2 and 5: Prayer.');
  });

  it('tells of an arrival once', () => {
    const arrival = { seat: 'ann', space: 'city' };
    const [moved] = told({ type: 'Moved', from: 'tavern', by: 'move', ...arrival });
    expect(moved).toBe('Anna moves to: City.');
    expect(told({ type: 'Landed', ...arrival })).toEqual([]);
  });

  it('tells where the rest of an inheritance lies', () => {
    expect(told({ type: 'HeirloomLeft', seat: 'ann', space: 'city' })).toEqual([
      'Whatever Anna does not inherit now lies at: City.',
      'Co Anna z dědictví nechává, leží na poli Město.',
      'Anna: 계승하지 않은 것은 모두 도시 칸에 놓입니다.',
    ]);
  });

  it('tells a crossing from where one stands apart from one that is reached first', () => {
    const crossing = { type: 'CrossingBegan', seat: 'ann', space: 'sentinel', steps: 1 } as const;
    expect(told({ ...crossing, from: 'sentinel' })[0]).toBe('Anna sets out to cross at: Sentinel.');
    expect(told({ ...crossing, from: 'hills-north' })[0]).toBe(
      'Anna gets from Hills (north) to Sentinel on the way across.',
    );
  });

  it('says a step through a barrier in Czech as one goes', () => {
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
  ])('puts the right Czech preposition before a die of %i', (die, said) => {
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
