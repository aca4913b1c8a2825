import type { Signal } from '@preact/signals';
import type { CreateMatchInput } from '../../../../../shared/client/index.ts';
import type { ComponentChildren } from 'preact';
import { useHere } from '../../here/here.ts';
import { Check, Select, TextField } from '../../parts/field.tsx';

/** Options of a table: its name, its start, and its policies on takebacks, chat and spectators. */
export type Manners = Required<
  Pick<CreateMatchInput, 'startWhenFull' | 'rated' | 'spectatorDelay'>
> & {
  /** Empty: the default. */
  readonly undo: string;
  readonly chat: string;
};

export const usualManners: Manners = {
  startWhenFull: false,
  rated: false,
  spectatorDelay: 0,
  undo: '',
  chat: '',
};

const undos = ['NONE', 'OWN', 'CONSENT'] as const;
const chats = ['FREE', 'PHRASES', 'OFF'] as const;
/** The longest spectator delay in turns. */
const DELAY = 3;

type Props = {
  readonly manners: Signal<Manners>;
  readonly title: Signal<string>;
  /** True if the match can be rated with the present settings. */
  readonly mayBeRated: boolean;
  /** Fields of the table's guests. */
  readonly children: ComponentChildren;
};

export function TableManners({ manners, title, mayBeRated, children }: Props) {
  const { words } = useHere();
  const { startWhenFull, rated, spectatorDelay, undo, chat } = manners.value;
  const set = (change: Partial<Manners>): void => {
    manners.value = { ...manners.value, ...change };
  };
  return (
    <>
      <TextField label={words.say('new.name')} value={title} input={{ maxLength: 64 }} />
      <Check
        label={words.say('new.startWhenFull')}
        isChecked={startWhenFull === true}
        onChange={(isChecked) => {
          set({ startWhenFull: isChecked });
        }}
      />
      {mayBeRated && (
        <Check
          label={words.say('new.rated')}
          isChecked={rated === true}
          onChange={(isChecked) => {
            set({ rated: isChecked });
          }}
        />
      )}
      <Select
        label={words.say('new.undo')}
        value={undo}
        choices={[
          ['', words.say('new.usual')],
          ...undos.map((each) => [each, words.say(`allows.${each}`)] as const),
        ]}
        onChange={(chosen) => {
          set({ undo: chosen });
        }}
      />
      <Select
        label={words.say('new.chat')}
        value={chat}
        choices={[
          ['', words.say('new.usual')],
          ...chats.map((each) => [each, words.say(`chat.${each}`)] as const),
        ]}
        onChange={(chosen) => {
          set({ chat: chosen });
        }}
      />
      <Select
        label={words.say('new.spectatorDelay')}
        value={String(spectatorDelay)}
        choices={Array.from({ length: DELAY + 1 }, (_, n) => [
          String(n),
          words.say('new.turnsBehind', { n }),
        ])}
        onChange={(chosen) => {
          set({ spectatorDelay: Number(chosen) });
        }}
      />
      {children}
    </>
  );
}

/** Input of the options when the table is set up; defaults are left out. */
export function mannersInput(
  { startWhenFull, rated, spectatorDelay, ...chosen }: Manners,
  { title, mayBeRated }: { readonly title: string; readonly mayBeRated: boolean },
) {
  const undo = undos.find((each) => each === chosen.undo);
  const chat = chats.find((each) => each === chosen.chat);
  return {
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(startWhenFull === true && { startWhenFull }),
    ...(rated === true && mayBeRated && { rated }),
    ...(spectatorDelay > 0 && { spectatorDelay }),
    ...(undo && { undo }),
    ...(chat && { chat }),
  };
}
