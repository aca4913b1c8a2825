import { encode } from 'uqr';
import { useHere } from '../../../here/here.ts';

/** A link as a QR code, dark on a light ground in both schemes, so that cameras read it. */
export function QrCode({ text }: { readonly text: string }) {
  const { words } = useHere();
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.say('room.qr')}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
