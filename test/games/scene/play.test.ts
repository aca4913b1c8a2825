import { describe, expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';
import { nameKey, type Ref } from '../../../shared/client/scene/index.ts';
import { seated, spectator } from '../../../shared/engine/index.ts';
import { numbersFrom } from '../../support/chance.ts';
import { hpOptionSets } from '../../support/talisman-hp-options.ts';
import { optionSets } from '../../support/talisman-options.ts';
import { botPlay } from '../bot-play.ts';
import { allThings, changedAt, drawn, idsIn, leavesOf, refsOf } from './support.ts';
import { amount } from '../../support/long.ts';

const sets: Readonly<Record<string, readonly unknown[]>> = {
  'tales-of-glory': [{}, { quests: true }, { parallelPlacing: true }],
  talisman: Object.values(optionSets),
  'talisman-hp': Object.values(hpOptionSets),
};

/** Most answers of a match. */
const ANSWERS = amount(50, 120);

describe.each(Object.values(games))('the scene of $id', (game) => {
  const known = drawn(game);
  const texts = game.words.catalogue.en;
  const next = numbersFrom(13);
  const seen = { scenes: 0, refs: new Set<Ref>(), faults: new Set<string>() };

  const look = (view: unknown, seats: readonly string[]): void => {
    const scene = known.sceneOf(view);
    const { refs, faults } = seen;
    seen.scenes += 1;
    const isSeat = (ref: Ref) => seats.some((seat) => ref === `seat:${seat}`);
    for (const ref of [...refsOf(scene), ...idsIn(view, known.schema)]) {
      if (isSeat(ref)) continue;
      refs.add(ref);
      if (!known.isThing(ref) && !known.isPlace(ref)) faults.add(`${ref} is nothing`);
      if (texts[nameKey(ref)] === undefined) faults.add(`${ref} has no words`);
    }
    const onBoards = new Set(scene.boards.flatMap(({ spaces }) => spaces.map(({ ref }) => ref)));
    for (const { place } of scene.places) {
      if (!onBoards.has(place)) faults.add(`${place} is on no board`);
    }
    if (scene.seats.length !== seats.length) faults.add('there is a panel for each seat');
  };

  /**
   * Checks that each change of the view shows in the scene, drawn from scratch or after the
   * previous one; notes that are not drawn are left out.
   */
  const change = (view: unknown): void => {
    const leaves = leavesOf(view, known.schema);
    const before = JSON.stringify(known.sceneOf(view));
    for (let times = 0; times < 5; times += 1) {
      const way = leaves[next(leaves.length)] ?? [];
      const changed = changedAt(view, way);
      const after = JSON.stringify(known.sceneOf(changed));
      if (after === before) seen.faults.add(`${way.join('.')} is lost`);
      if (JSON.stringify(known.sceneAfter(view, changed)) !== after)
        seen.faults.add(`${way.join('.')} is drawn otherwise after another view`);
    }
  };

  it('names and finds all its things on existing boards, and loses nothing of the view', () => {
    for (const [n, options] of (sets[game.id] ?? [{}, {}, {}, {}]).entries()) {
      const levels = ['greedy', ...Array<string>(1 + (n % 4)).fill('random')];
      botPlay(
        { game, seed: n, options, levels, limit: ANSWERS },
        {
          after({ run, question: { seat } }) {
            if (next(10) !== 0) return;
            const seats = game.standing(run.match.game).map((of) => of.seat);
            const viewer = next(3) === 0 ? spectator : seated(seat);
            const view = known.viewOf(run.match.game, viewer);
            look(view, seats);
            change(view);
          },
        },
      );
    }
    expect([...seen.faults]).toEqual([]);
    expect(seen.scenes).toBeGreaterThan(2);
    // matches so short do not come to see every thing
    expect(seen.refs.size).toBeGreaterThanOrEqual(Math.floor(allThings(game).length / 8));
  });
});
