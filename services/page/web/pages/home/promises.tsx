import { useHere } from '../../here/here.ts';
import { Solid } from '../../parts/solid.tsx';

const promises = [
  ['rules', 'die'],
  ['pace', 'hourglass'],
  ['fair', 'check'],
] as const;

/** Promises to a new player. */
export function Promises() {
  const { words } = useHere();
  return (
    <ul class="promises">
      {promises.map(([name, icon]) => (
        <li key={name}>
          <Solid name={icon} />
          <h3>{words.say(`promise.${name}`)}</h3>
          <p>{words.say(`promise.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
