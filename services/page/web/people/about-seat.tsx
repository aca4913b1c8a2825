import type { SeatInfo } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { Block } from './block.tsx';

/** The way to my acts on the player of a seat; nothing for bots, for myself, and for signed-out viewers. */
export function AboutSeat({ info }: { readonly info: SeatInfo | undefined }) {
  const { words, viewer } = useHere();
  const account = info?.account;
  if (!account || !viewer.value || account.id === viewer.value.id) return null;
  return (
    <DialogButton
      kind="about"
      label="…"
      name={words.say('block.about', { name: account.name })}
      title={account.name}
    >
      {() => <Block account={account} />}
    </DialogButton>
  );
}
