import { describe, expect, it } from 'vitest';
import { isLegal } from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { botPlay, type Onlooker } from './bot-play.ts';

const reactive = ['talisman', 'talisman-hp'] as const;
const SEEDS = [1, 2, 3];

/** Lets every reaction pass by its fallback, and says what that changed or why it is none. */
function passing(kinds: readonly string[], wrong: string[]): Onlooker & { passed(): number } {
  let state: unknown;
  let others: readonly string[] = [];
  let passed = 0;
  return {
    passed: () => passed,
    before({ run, question, choose }) {
      if (!kinds.includes(question.kind)) return choose;
      const { fallback = [] } = question;
      if (fallback.join() !== 'pass' || !isLegal(question, fallback)) wrong.push(question.key);
      state = run.match.game;
      others = run.match.pending.flatMap(({ id }) => (id === question.id ? [] : [id]));
      return fallback;
    },
    after({ run, question }) {
      if (!kinds.includes(question.kind)) return;
      const { pending, game } = run.match;
      const goesOn = others.length === 0 || !others.every((id) => pending.some((q) => q.id === id));
      const told = run.fresh.find((entry) => entry.type === 'Told');
      if (!goesOn && (game !== state || told))
        wrong.push(`${question.key} ${JSON.stringify(told)}`);
      if (!goesOn) passed += 1;
    },
  };
}

describe.each(reactive)('the reactions of %s', (id) => {
  const game = games[id] ?? expect.fail();
  const { reactions = [], asks = {} } = game;

  it('are kinds of questions that the game declares', () => {
    expect(reactions).toEqual(['react']);
    expect(Object.keys(asks)).toEqual(expect.arrayContaining([...reactions]));
  });

  it('each have a fallback that passes and changes nothing', () => {
    const wrong: string[] = [];
    const onlooker = passing(reactions, wrong);
    for (const seed of SEEDS) {
      const options = { askForReactions: 'everyone' };
      const levels = ['random', 'random', 'random'];
      botPlay({ game, seed, options, levels, limit: 400 }, onlooker);
    }
    expect(wrong).toEqual([]);
    expect(onlooker.passed()).toBeGreaterThan(20);
  });
});

describe('the start of a turn', () => {
  const { turnBegun } = games['tales-of-glory'] ?? expect.fail();

  it('is everyone’s with each round of Tales of Glory, and no one’s with any other fact', () => {
    expect(turnBegun?.({ type: 'RoundBegan' })).toBe('everyone');
    expect(turnBegun?.({ type: 'PlacingBegan' })).toBeUndefined();
  });

  it.each(reactive)('is named by the fact in %s', (id) => {
    const event = { type: 'TurnBegan', seat: 'ann' };
    expect(games[id]?.turnBegun?.(event)).toBe('ann');
  });
});
