import { useSignal } from '@preact/signals';
import type { Board } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import type { BotLevel } from '../../match/bot-level.ts';
import { Seating, type Chair } from '../../parts/seating/seating.tsx';
import { levelName, SeatEditor } from '../../parts/seating/seat-editor.tsx';
import type { Planned } from './filled.ts';

type Props = {
  readonly chairs: readonly Planned[];
  readonly levels: readonly BotLevel[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly boards: readonly Board[];
  onChange(chairs: readonly Planned[]): void;
};

/** The chairs of a new table: a tap on one edits it where it stands. */
export function Chairs({ chairs, levels, seats, boards, onChange }: Props) {
  const { words, viewer } = useHere();
  const selected = useSignal(0);
  const at = Math.min(selected.value, chairs.length - 1);
  const edited = chairs[at];
  const set = (next: Planned): void => {
    onChange(chairs.map((each, n) => (n === at ? next : each)));
  };
  const shown: readonly Chair[] = [
    {
      id: 'me',
      kind: 'taken',
      name: viewer.value?.name ?? words.say('new.you'),
      note: words.say('new.host'),
    },
    ...chairs.map((chair, n): Chair => {
      const common = {
        id: `chair ${n}`,
        isSelected: n === at,
        onPress: () => {
          selected.value = n;
        },
      };
      return chair.is === 'bot'
        ? {
            ...common,
            kind: 'taken',
            name: words.say('new.bot', { n: n + 2 }),
            note: levelName(chair.level, levels, words),
          }
        : { ...common, kind: 'free', name: words.say('new.friend'), note: words.say('new.byLink') };
    }),
    ...(chairs.length + 1 < seats.max
      ? [
          {
            id: 'add',
            kind: 'add',
            name: words.say('new.addSeat'),
            onPress: () => {
              selected.value = chairs.length;
              onChange([...chairs, { is: 'bot', level: '' }]);
            },
          } as const,
        ]
      : []),
  ];
  return (
    <div class="new-chairs">
      <Seating chairs={shown} boards={boards} />
      {edited && (
        <SeatEditor
          title={words.say('seat.number', { n: at + 2 })}
          holder={edited.is}
          level={edited.is === 'bot' ? edited.level : ''}
          levels={levels}
          onChange={(is, level) => {
            set(is === 'bot' ? { is, level } : { is });
          }}
        >
          <button
            type="button"
            disabled={chairs.length + 1 <= seats.min}
            onClick={() => {
              onChange(chairs.filter((_, n) => n !== at));
            }}
          >
            {words.say('new.holder.empty')}
          </button>
        </SeatEditor>
      )}
    </div>
  );
}
