import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { games as loaded } from '../../services/matches/games/loaded.ts';
import type { Locale } from '../../shared/words/phrase.ts';
import { amount, isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { askedOfEachKind } from './support/asked-kinds.ts';
import { askedIn, varied, type AskedState } from './support/asked.ts';
import { outOfView } from './support/in-view.ts';
import { lasting, misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { showsStates, type Show } from './support/shown.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

// the long form looks at 300 states of each game in every language, 100 for each number of players

const phone = { width: 360, height: 740 };
const landscape = { width: 740, height: 360 };
const desk = { width: 1440, height: 900 };
const others = [landscape, { width: 390, height: 844 }, desk, { width: 1920, height: 1080 }];
const games = [
  { gameId: 'talisman', most: 6, states: 8 },
  // its kinds of questions are those of Talisman
  { gameId: 'talisman-hp', most: 6, states: 3 },
  { gameId: 'tales-of-glory', most: 4, states: 6 },
];

type Opening = { readonly gameId: string; readonly seats: number; readonly locale: Locale };

/** Opens a match that shows any state of that game on a page of its own. */
async function withShow(
  { gameId, seats, locale }: Opening,
  use: (page: Page, show: Show) => Promise<void>,
): Promise<void> {
  const name = `lena of ${String(seats)} at ${gameId} in ${locale}`;
  const bots = Array.from({ length: seats - 1 }, () => 'greedy');
  const id = await startMatch(name, { gameId, seats, bots });
  await visit({ size: 'phone', locale }, async (page) => {
    const show = await showsStates(page, { name, locale });
    await openAs(page, name, `/matches/${id}`);
    await use(page, show);
  });
}

type Window = { readonly width: number; readonly height: number };

/** Faults of a page, which are still there once it has settled. */
const settledFaults = (page: Page): Promise<readonly string[]> =>
  lasting(page, async () => [
    ...(await page.evaluate<readonly string[]>(outOfView)),
    ...(await misfits(page)),
  ]);

/** Faults in each window that shows a state. */
async function faultsOf(
  page: Page,
  { question }: AskedState,
  windows: readonly Window[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    const found = await settledFaults(page);
    const size = `${String(window.width)}x${String(window.height)}`;
    faults.push(...found.map((fault) => `${size} ${question.kind}: ${fault}`));
  }
  return faults;
}

/** The minimum of states of a game that are looked at, even if it has fewer kinds of questions. */
const FEW = 10;

/** Varied states of a game in which the first seat is asked: as many as given, else one for each kind of question. */
const statesOf = (gameId: string, seats: number, most?: number): readonly AskedState[] => {
  const matches = isLong ? 12 : 3;
  const seeds = Array.from({ length: matches }, (_, at) => `${gameId} ${String(at)}`);
  const states = seeds.flatMap((seed) => askedIn({ gameId, seats, seed, most: 400 }));
  const kinds = new Set(states.map(({ question }) => question.kind));
  return varied(states, most ?? Math.max(FEW, kinds.size));
};

it.each(games)(
  'a match of $gameId shows the whole board, the own pawn, the targets and the first options at every kind of question',
  async ({ gameId, most: seats, states: most }) => {
    const states = statesOf(gameId, seats, isLong ? 100 : most);
    await withShow({ gameId, seats, locale: 'en' }, async (page, show) => {
      const faults: string[] = [];
      for (const [at, state] of states.entries()) {
        await show(state);
        // every other size takes its turn at each second state: they differ less from size to size
        const more = others.filter((_, nth) => isLong || at % (2 * others.length) === 2 * nth);
        faults.push(...(await faultsOf(page, state, [phone, ...more])));
      }
      expect(faults).toEqual([]);
    });
  },
);

it('a match with two players cuts and covers nothing in Korean and Czech', async () => {
  for (const [at, locale] of (['ko', 'cs'] as const).entries()) {
    const { gameId } = games[at] ?? { gameId: '' };
    await withShow({ gameId, seats: 2, locale }, async (page, show) => {
      const faults: string[] = [];
      for (const state of statesOf(gameId, 2, amount(1, 5))) {
        await show(state);
        faults.push(...(await faultsOf(page, state, isLong ? [phone, landscape, desk] : [phone])));
      }
      expect(faults).toEqual([]);
    });
  }
});

const declaredBy = (gameId: string): readonly string[] => Object.keys(loaded[gameId]?.asks ?? {});

it.each(isLong ? [phone] : [])(
  'every kind of question that a game declares is shown with the board and its first options at $width x $height',
  async (window) => {
    const faults: string[] = [];
    const unmet = new Set(games.flatMap(({ gameId }) => declaredBy(gameId)));
    for (const { gameId } of games) {
      // the two editions of Talisman share their kinds, and each asks some of them
      const wanted = declaredBy(gameId).filter((kind) => unmet.has(kind));
      const states = await askedOfEachKind(gameId, wanted);
      for (const kind of states.keys()) unmet.delete(kind);
      for (const seats of new Set([...states.values()].map((state) => state.seats)))
        await withShow({ gameId, seats, locale: 'en' }, async (page, show) => {
          for (const state of states.values())
            if (state.seats === seats) {
              await show(state);
              faults.push(...(await faultsOf(page, state, [window])));
            }
        });
    }
    expect({ faults, unmet: [...unmet] }).toEqual({ faults: [], unmet: [] });
  },
);

const long = games.flatMap(({ gameId, most }) =>
  (['en', 'cs', 'ko'] as const).flatMap((locale) =>
    [2, 3, most].map((seats) => ({ gameId, locale, seats })),
  ),
);

// a test for each number of players, which can be run by its name and reports when it is done
it.each(isLong ? long : [])(
  '100 states of $gameId in $locale with $seats players cut and cover nothing',
  async ({ gameId, locale, seats }) => {
    const states = statesOf(gameId, seats, 100);
    await withShow({ gameId, seats, locale }, async (page, show) => {
      const faults = new Set<string>();
      const kinds = new Set<string>();
      for (const state of states) {
        await show(state);
        for (const fault of await faultsOf(page, state, [phone, desk])) faults.add(fault);
        const { kind } = state.question;
        // roles and colours are the same in all languages
        if (locale === 'en' && !kinds.has(kind))
          for (const fault of await violations(page)) faults.add(`${kind}: ${fault}`);
        kinds.add(kind);
      }
      expect([...faults]).toEqual([]);
    });
    expect(states).toHaveLength(100);
  },
);
