import type { Page } from 'playwright-core';
import type { Prepared } from './prepare.ts';

/** A state of the page that the contact sheet shows. */
export type State = {
  readonly name: string;
  path(prepared: Prepared): string;
  /** Brings the page from its address to the state. */
  readonly reach?: (page: Page) => Promise<void>;
};

const isAsked = async (page: Page): Promise<void> => {
  await page.locator('#choice .asked').waitFor();
};

/** Presses a tab of a phone; at a desk all parts are seen at once. */
const showTab =
  (at: number) =>
  async (page: Page): Promise<void> => {
    await isAsked(page);
    const tab = page.locator('.tabs button').nth(at);
    if (await tab.isVisible()) await tab.click();
  };

export const states: readonly State[] = [
  { name: 'home', path: () => '/' },
  { name: 'create table', path: () => '/new' },
  { name: 'waiting room', path: ({ open }) => `/matches/${open}` },
  { name: 'Talisman', path: ({ talisman }) => `/matches/${talisman}`, reach: isAsked },
  { name: 'Tales of Glory', path: ({ tales }) => `/matches/${tales}`, reach: isAsked },
  { name: 'log', path: ({ talisman }) => `/matches/${talisman}`, reach: showTab(2) },
  {
    name: 'menu',
    path: ({ talisman }) => `/matches/${talisman}`,
    reach: async (page) => {
      await isAsked(page);
      await page.locator('.bar button').last().click();
    },
  },
  { name: 'finished match', path: ({ finished }) => `/matches/${finished}` },
  { name: 'account', path: () => '/account' },
  { name: 'quick play', path: () => '/queues' },
  { name: 'tournament', path: ({ tournament }) => `/tournaments/${tournament}?show=standings` },
  { name: 'not found', path: () => '/nothing/here' },
];
