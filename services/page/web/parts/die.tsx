import { useHere } from '../here/here.ts';

type Die = { readonly sides: number; readonly value: number };

/** Dice as they lie. */
export const Dice = ({ dice }: { readonly dice: readonly Die[] }) =>
  dice.map((die, at) => <DieFace key={at} {...die} />);

/** A die, drawn: with six sides by its pips, with others by its number. */
export function DieFace({ sides, value, class: more = '' }: Die & { readonly class?: string }) {
  const { words } = useHere();
  const pips = sides === 6 ? pipsOf(value) : [];
  return (
    <svg
      class={`die ${more}`.trim()}
      viewBox="0 0 40 40"
      role="img"
      aria-label={words.say(sides === 6 ? 'story.die' : 'story.dieOf', { value, sides })}
    >
      <rect x="2" y="2" width="36" height="36" rx="9" />
      {pips.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="3.6" />
      ))}
      {pips.length === 0 && (
        <text x="20" y="27.5">
          {value}
        </text>
      )}
    </svg>
  );
}

const [LOW, MIDDLE, HIGH] = [10, 20, 30];
const CENTRE = [[MIDDLE, MIDDLE]] as const;
const SLANT = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const CORNERS = [...SLANT, [HIGH, LOW], [LOW, HIGH]] as const;
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
] as const;

const faces: readonly (readonly (readonly [x: number, y: number])[])[] = [
  CENTRE,
  SLANT,
  [...SLANT, ...CENTRE],
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, ...SIDES],
];

/** Positions of the pips of a side; none for a number that no side has. */
const pipsOf = (value: number) => faces[value - 1] ?? [];
