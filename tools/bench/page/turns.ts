import type { Page } from 'playwright-core';
import { somebody } from '../../../test/browser/somebody.ts';
import { onTheBus } from './bus.ts';
import { told, type Seen } from './observe.ts';

/** Figures of some turns of a player against three bots. */
export type TurnFigures = Pick<Seen, 'cls' | 'inp'> & {
  /** Milliseconds in which three turns of bots are shown: of all those, the quickest and the slowest. */
  readonly quickest: number;
  readonly slowest: number;
  /** Number of 100 frames, while a cue plays, that take longer than 34 ms. */
  readonly slowFrames: Readonly<Record<Cue, number>>;
};

export const cues = ['duel', 'move', 'draw'] as const;
type Cue = (typeof cues)[number];

const READER = 'ann at her turn';
/** Turns that the player takes. */
const TURNS = 3;
const SLOW = 34;

export const measureTurns = (): Promise<TurnFigures> =>
  onTheBus(async (bus) => {
    const ann = await somebody(bus.origin, READER);
    const bots = ['greedy', 'greedy', 'greedy'];
    const id = await ann.match({ gameId: 'talisman', seats: 4, bots });
    const phone = await bus.phone({ isCalm: false, reader: READER });
    await phone.page.goto(`${bus.origin}/matches/${id}`);
    await phone.page.locator('#choice .asked').waitFor();
    await phone.page.evaluate(follow);
    await play(phone.page);
    const { cls, inp } = await phone.page.evaluate<Seen>(told);
    const { frames, rounds } = await phone.page.evaluate<Followed>('globalThis.followed');
    await phone.context.close();
    const share = (of: Cue): number =>
      (frames[of].filter((ms) => ms > SLOW).length / frames[of].length) * 100;
    return {
      cls,
      inp,
      quickest: Math.min(...rounds),
      slowest: Math.max(...rounds),
      slowFrames: { duel: share('duel'), move: share('move'), draw: share('draw') },
    };
  });

type Followed = {
  readonly frames: Readonly<Record<Cue, readonly number[]>>;
  readonly rounds: readonly number[];
};

/** Answers by taps until the player has had `TURNS` turns. */
async function play(page: Page): Promise<void> {
  while ((await page.evaluate<Followed>('globalThis.followed')).rounds.length < TURNS) {
    const asked = page.locator('#choice:not([aria-disabled]) .asked');
    await asked.waitFor({ timeout: 60_000 });
    const question = (await asked.getAttribute('data-question')) ?? '';
    await answer(page);
    await page
      .locator(`#choice .asked[data-question="${question}"]`)
      .waitFor({ state: 'detached' });
  }
}

async function answer(page: Page): Promise<void> {
  const options = page.locator('#choice > .options');
  const boxes = options.locator('input[type=checkbox]');
  const done = page.locator('#choice .done button');
  if ((await done.count()) > 0) {
    for (let at = 0; await done.isDisabled(); at += 1) await boxes.nth(at).tap();
    return done.tap();
  }
  await options.locator('[data-option]').first().tap();
  const confirm = page.locator('#choice > .confirm button');
  if ((await confirm.count()) > 0) await confirm.tap();
}

/** Run in the page: keeps how long frames take while a cue is shown, and the turns of others between two of mine. */
const follow = `
  globalThis.followed = { frames: { duel: [], move: [], draw: [] }, rounds: [] };
  {
    const { frames, rounds } = followed;
    let last = performance.now();
    let begun = { at: 0, of: [] };
    const step = (now) => {
      for (const cue of Object.keys(frames))
        if (document.querySelector('.cues [data-cue=' + cue + ']')) frames[cue].push(now - last);
      last = now;
      const isAsked = document.querySelector('#choice .asked') !== null;
      const who = document.querySelector('.cue-ribbon')?.dataset.who;
      const isMine = who === 'seat:' + document.querySelector('.mine.player')?.dataset.seat;
      if (isAsked || isMine) {
        if (begun.of.length === 3) rounds.push(now - begun.at);
        begun = { at: 0, of: [] };
      } else if (who !== undefined && !begun.of.includes(who))
        begun = begun.of.length === 0 ? { at: now, of: [who] } : { ...begun, of: [...begun.of, who] };
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
`;
