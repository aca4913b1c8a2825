import { describe, expect, it } from 'vitest';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { options } from '../../../shared/games/talisman/editions/harry-potter/options.ts';
import { abilitySpots, effectSpots } from '../../../shared/games/talisman/content/spots.ts';
import { harryPotter } from '../../../shared/games/talisman/editions/harry-potter/edition.ts';
import { newTable } from './support.ts';

describe('the Harry Potter Edition', () => {
  it('HP-CMP-01 HP-RUL-02 seats two to six', () => {
    expect(talismanHp.seats).toEqual({ min: 2, max: 6 });
    expect(talismanHp.mostSeats?.(options.parse({})) ?? talismanHp.seats.max).toBe(6);
  });

  it('HP-VAR-01 plays none of the variants unless they are agreed on', () => {
    expect(options.parse({})).toEqual({
      askForReactions: 'able',
      freeChoice: false,
      meetBoth: false,
      oneSpell: false,
      swapSpells: false,
      oppositeSides: false,
      noInheritance: false,
      slowGrowth: false,
      earlyLeaving: false,
      attacksVisitors: false,
      fullRestart: false,
    });
    expect(options.safeParse({ inheritance: true }).success).toBe(false);
  });

  it('HP-VAR-07 asks for five points of trophies, or for seven', () => {
    expect(harryPotter.trophyRate(newTable())).toBe(5);
    expect(harryPotter.trophyRate(newTable({ options: { slowGrowth: true } }))).toBe(7);
  });

  it('HP-ALI-08 has nothing that changes an alignment', () => {
    const effects = effectSpots(harryPotter.content).map(({ value }) => value.do);
    const abilities = abilitySpots(harryPotter.content).map(({ value }) => value.can);
    expect(effects).toEqual(expect.arrayContaining(['gain', 'toad', 'turn']));
    expect(effects).not.toContain('align');
    expect(abilities).not.toContain('change-alignment');
  });
});
