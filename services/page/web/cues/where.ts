import { idOf, type Ref } from '../../../../shared/client/index.ts';

/** A place on the screen, in pixels: its centre and its size. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** The spot of an element; `undefined` where it is not seen. */
export function spotOf(element: Element | null | undefined): Spot | undefined {
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return undefined;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width, h: box.height };
}

/** The first element that is seen. */
const seen = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => spotOf(element) !== undefined);

const quoted = (ref: string): string => `"${CSS.escape(ref)}"`;

/** The board as a whole, or the panel in its place. */
export const stage = (): Element | undefined => seen('#board .board') ?? seen('#board');

/** A thing on the board. */
export const onBoard = (ref: Ref): Element | undefined => seen(`#board [data-ref=${quoted(ref)}]`);

/** A thing or a place on the table. */
export const onTable = (ref: Ref): Element | undefined =>
  onBoard(ref) ?? seen(`main.match [data-ref=${quoted(ref)}]`);

/** The figure of a seat, or one of no seat, on the board. */
export const figureOn = (who: Ref): Element | undefined =>
  seen(`#board [data-piece=${quoted(who)}]`);

/** The strip of a seat. */
export const stripOf = (seat: Ref): Element | undefined =>
  seen(`#players [data-seat=${quoted(idOf(seat))}]`) ??
  seen(`main.match [data-seat=${quoted(idOf(seat))}]:not(#story *, dialog *)`);

/** A counter in the strip of a seat. */
export const statOf = (seat: Ref, of: Ref): Element | undefined =>
  [...(stripOf(seat)?.querySelectorAll(`.stat[data-of=${quoted(of)}]`) ?? [])].find(
    (element) => spotOf(element) !== undefined,
  );
