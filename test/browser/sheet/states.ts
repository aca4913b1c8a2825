import type { Page } from 'playwright-core';
import type { Prepared } from './prepare.ts';

/** A state of the page that the contact sheet shows. */
export type State = {
  readonly name: string;
  /** True if the reader is signed out. */
  readonly isStranger?: boolean;
  path(prepared: Prepared): string;
  /** Brings the page from its address to the state. */
  readonly reach?: (page: Page) => Promise<void>;
};

const isAsked = async (page: Page): Promise<void> => {
  await page.locator('#choice:not([aria-disabled]) .asked').waitFor();
};

export const states: readonly State[] = [
  {
    name: 'home, signed out',
    isStranger: true,
    path: () => '/',
    reach: async (page) => page.locator('.game-card h3').first().waitFor(),
  },
  {
    name: 'invitation',
    isStranger: true,
    path: ({ invitation }) => invitation,
    reach: async (page) => page.locator('main h1').waitFor(),
  },
  {
    name: 'home with turns',
    path: () => '/',
    reach: async (page) => page.locator('[data-list=turn] a.match-card').nth(2).waitFor(),
  },
  { name: 'new table', path: () => '/new' },
  { name: 'waiting room', path: ({ open }) => `/matches/${open}` },
  { name: 'Talisman', path: ({ talisman }) => `/matches/${talisman}`, reach: isAsked },
  { name: 'Harry Potter', path: ({ harry }) => `/matches/${harry}`, reach: isAsked },
  { name: 'Tales of Glory', path: ({ tales }) => `/matches/${tales}`, reach: isAsked },
  {
    name: 'an option explained',
    path: ({ talisman }) => `/matches/${talisman}`,
    reach: async (page) => {
      await isAsked(page);
      await page.locator('#choice .explain').first().click();
      await page.locator('.explained').waitFor();
    },
  },
  {
    name: 'end',
    path: ({ finished }) => `/matches/${finished}`,
    reach: async (page) => page.locator('.end-places').waitFor(),
  },
  {
    name: 'replay',
    path: ({ finished }) => `/matches/${finished}/replay`,
    reach: async (page) => page.locator('main[data-version] .board, .lattice').first().waitFor(),
  },
  { name: 'tournament', path: ({ tournament }) => `/tournaments/${tournament}?show=standings` },
];
