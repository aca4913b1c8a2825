import type { Page } from 'playwright-core';

/** A cue that came to be on the page. */
export type ShownOnPage = {
  readonly as: string;
  readonly text: string;
  /** The end of the fight that it shows. */
  readonly ended: string | null;
  /** The version of the state that was shown with it. */
  readonly version: number;
  /** In milliseconds, how long it moves. */
  readonly length: number;
  /** True if the last state was painted before it. */
  readonly isApart: boolean;
};

/** Run in the page: writes down each cue when it appears, each spoken text, and the number of sounds. */
const recorder = `
  globalThis.shownCues = [];
  globalThis.spoken = [];
  globalThis.sounds = 0;
  let [frame, stateFrame] = [0, 0];
  // counted when a frame is painted
  const step = () => { setTimeout(() => { frame += 1; }); requestAnimationFrame(step); };
  step();
  const part = () => ({ connect: (to) => to, start() {}, stop() {},
    frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } });
  globalThis.AudioContext = class {
    constructor() { sounds += 1; }
    currentTime = 0;
    createOscillator = part;
    createGain = part;
    async close() {}
  };
  const note = (element) => {
    const [motion] = element.getAnimations({ subtree: true });
    shownCues.push({
      as: element.dataset.cue,
      text: element.textContent,
      ended: element.dataset.ended ?? null,
      version: Number(document.querySelector('main.match').dataset.version),
      length: Number(motion?.effect.getTiming().duration ?? 0),
      isApart: frame > stateFrame,
    });
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') { stateFrame = frame; continue; }
      const around = target.nodeType === 1 ? target : target.parentElement;
      if (around?.closest('[role=status].sr') && around.textContent) spoken.push(around.textContent);
      for (const node of addedNodes)
        if (node.nodeType === 1)
          for (const element of [node, ...node.querySelectorAll('[data-cue]')])
            if (element.dataset.cue) note(element);
      if (addedNodes.length === 0 && around?.closest('.cue-whose')) note(around.closest('[data-cue]'));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-version'] });
`;

/** Writes down the cues of a page from now on; to be called before it is opened. */
export async function recordCues(page: Page): Promise<void> {
  await page.addInitScript({ content: recorder });
}

/** The cues that were shown so far, in their order. */
export const shownCues = async (page: Page): Promise<readonly ShownOnPage[]> =>
  page.evaluate<readonly ShownOnPage[]>('shownCues');
