import { describe, expect, it } from 'vitest';
import { seated, type Question } from '../../../shared/engine/index.ts';
import { game } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { laidOut, type Draft } from './support.ts';

type Ann = NonNullable<NonNullable<Draft['seats']>['ann']>;

/** The chance of success of a crossing, as the option says it. */
function chanceOf(ann: Ann, space: string): number | undefined {
  const state = laidOut({ turn: { phase: 'move' }, seats: { ann } });
  const view = game.view(state, seated('ann'));
  const question: Question = { key: 'move', seat: 'ann', kind: 'move', options: [] };
  const { odds } = game.foresee?.(view, question, `cross:${space}`) ?? {};
  return odds?.outcomes.find(({ tone }) => tone === 'GOOD')?.chance ?? (odds && 0);
}

describe('the odds of a crossing', () => {
  it('HP-KIN-04 HP-KIN-05 are those that a die and Magic exceed 9', () => {
    const ann = { character: 'harry-b', space: 'islington' };
    const magic = (points: number) => ({ ...ann, points: { magic: points } });
    // printed Magic 4: a 6 is needed, and with 1 more a 5
    expect(chanceOf(magic(0), 'kings-cross')).toBeCloseTo(1 / 6, 9);
    expect(chanceOf(magic(1), 'kings-cross')).toBeCloseTo(2 / 6, 9);
    expect(chanceOf(magic(6), 'kings-cross')).toBeCloseTo(1, 9);
  });

  it('of the Gates are those of the better attribute', () => {
    const ann = { character: 'harry-b', space: 'owlery' };
    const [weak, strong] = [{}, { strength: 3 }].map((points) =>
      chanceOf({ ...ann, points }, 'gates-of-hogwarts'),
    );
    expect(strong ?? 0).toBeGreaterThan(weak ?? 1);
  });
});
