import { describe, expect, it } from 'vitest';
import { effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import { content } from '../../../shared/games/talisman/editions/harry-potter/content/index.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { namedRules } from '../../../shared/games/talisman/packs/faults.ts';

/** The special rules that printed effects name. */
const named = new Set(
  effectSpots(content).flatMap(({ value }) => (value.do === 'special' ? [value.rule] : [])),
);

describe('the named rules of the Harry Potter Edition', () => {
  it('are exactly those used by its content', () => {
    expect(namedRules(harryPotter).specials).toEqual(named);
  });

  it('include exactly the crossings of its spaces', () => {
    const crossed = content.spaces.flatMap(({ crossing }) => crossing?.rule ?? []);
    expect(new Set(Object.keys(harryPotter.crossings))).toEqual(new Set(crossed));
  });

  it('restrict only existing Spells', () => {
    const cast = new Set<string>(
      content.cards.flatMap(({ spell }) =>
        (spell?.effects ?? []).map((it) => (it.do === 'special' ? it.rule : it.do)),
      ),
    );
    const bound = Object.entries(harryPotter.spellRules).filter(
      ([, { mayCast, mayAim, undoes, takes }]) => mayCast ?? mayAim ?? undoes ?? takes,
    );
    expect(bound).not.toEqual([]);
    for (const rule of [...bound.map(([rule]) => rule), ...Object.keys(harryPotter.verbLaws)]) {
      expect(cast, rule).toContain(rule);
    }
  });
});
