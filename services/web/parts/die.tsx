import { useHere } from '../app/here.ts';

type Die = { readonly sides: number; readonly value: number };

/** Dice as they lie. */
export function Dice({ dice }: { readonly dice: readonly Die[] }) {
  const { words } = useHere();
  return dice.map(({ sides, value }, at) => (
    <span
      key={at}
      class="die"
      role="img"
      aria-label={words.say(sides === 6 ? 'story.die' : 'story.dieOf', { value, sides })}
    >
      {value}
    </span>
  ));
}
