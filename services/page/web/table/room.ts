import { isDesk } from '../device/desk.ts';
import { ofHeight } from '../parts/heights.ts';

/** The gap between two parts of a phone's page, in pixels; `--gap` in its layout. */
const GAP = 5;
/** The height of the lines of the players on a phone, both with their gaps: hidden, they leave it to the board. */
const LINES = 90;

/**
 * Tells the log of a match the height of the question beside it, and the board and my strip how much of their room
 * the question takes on a phone. They keep their places in the layout, so nothing jumps.
 */
export function makeRoom(match: Element): void {
  const side = match.querySelector<HTMLElement>(':scope > .side');
  // at a desk the log is below the question, and leaves it its room
  if (side === null || (!isDesk() && isPicking(side) && hasRoom(match))) return;
  const { offsetHeight: height, offsetTop: bottom } = side;
  const mine = match.querySelector<HTMLElement>('.player.mine, .mine-place');
  const taken = mine ? mine.offsetTop + mine.offsetHeight - (bottom - height - GAP) : 0;
  const areHidden = mine !== null && match.matches('[data-sheet="true"], :has(.explained)');
  const rest = Math.max(0, taken) - (areHidden ? LINES : 0);
  for (const { style } of match.querySelectorAll<HTMLElement>(
    ':scope > :is(#board, .own-stats, .feed), .player.mine',
  )) {
    style.setProperty('--side', `${String(height)}px`);
    style.setProperty('--rest', `${String(rest)}px`);
  }
}

/** True if an option is picked: its button takes about as much room as what it hides, and nothing moves for it. */
const isPicking = (side: Element): boolean => side.querySelector('.confirm') !== null;

const hasRoom = (match: Element): boolean =>
  match.querySelector<HTMLElement>(':scope > #board')?.style.getPropertyValue('--side') !== '';

/** A `ref` of the panel of the question, which makes room for it. */
export const givesRoom = ofHeight((_, { parentElement: match }) => {
  if (match) makeRoom(match);
});
