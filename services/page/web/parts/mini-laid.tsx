/** A tile of a miniature: where it lies, and its family of colour. */
export type MiniTile = {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly tone: string;
};

/** Tiles laid edge to edge, as a small picture. */
export function MiniLaid({ laid }: { readonly laid: readonly MiniTile[] }) {
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const side = Math.max(2, w, h);
  return (
    <svg
      class="mini mini-laid"
      viewBox={`${left - (side - w) / 2 - 0.2} ${top - (side - h) / 2 - 0.2} ${side + 0.4} ${side + 0.4}`}
      aria-hidden="true"
      focusable="false"
    >
      {laid.map(({ thing, x, y, tone }) => (
        <rect
          key={thing}
          data-tone={tone}
          class="mini-land"
          {...{ x: x + 0.03, y: y + 0.03, width: 0.94, height: 0.94, rx: 0.12 }}
        />
      ))}
      {laid.map(({ thing, x, y }) => (
        <circle key={thing} class="mini-hub" cx={x + 0.5} cy={y + 0.5} r="0.2" />
      ))}
    </svg>
  );
}
