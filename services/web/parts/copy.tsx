import { useHere } from '../app/here.ts';

/** A button that copies a text. */
export function Copy({ text }: { readonly text: string }) {
  const { words } = useHere();
  return (
    <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
      {words.say('channel.copy')}
    </button>
  );
}
