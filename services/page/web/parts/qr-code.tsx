import { encode } from 'uqr';

type Props = { readonly text: string; readonly label: string };

/** Cells of quiet around a code, without which a camera does not find it. */
const BORDER = 3;
/** Width in pixels, about: each cell has a whole number of them, so that all are as wide. */
const WIDTH = 104;

/** A QR code of a text, dark on light in every scheme, as cameras expect. */
export function QrCode({ text, label }: Props) {
  const { size, data } = encode(text, { border: BORDER });
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      class="qr"
      style={{ width: `${size * Math.max(2, Math.floor(WIDTH / size))}px` }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} rx="2" fill="#fffaf0" />
      <path d={cells.join('')} fill="#2a2117" shape-rendering="crispEdges" />
    </svg>
  );
}
