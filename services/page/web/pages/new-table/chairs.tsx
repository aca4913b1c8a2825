import { useSignal } from '@preact/signals';
import type { Board } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { usualLevel } from '../../match/bot-level.ts';
import { Seating, type Chair } from '../../parts/seating/seating.tsx';
import type { Words } from '../../words/words.ts';
import type { Planned } from './filled.ts';

type Props = {
  readonly chairs: readonly Planned[];
  readonly levels: readonly string[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly boards: readonly Board[];
  onChange(chairs: readonly Planned[]): void;
};

/** Name of a bot’s level. */
const levelName = (level: string, levels: readonly string[], words: Words): string => {
  const known = levels.includes(level) ? level : (usualLevel(levels) ?? level);
  return words.sayIfKnown(`bot.${known}`) ?? known;
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
        <fieldset class="chair-edit">
          <legend>{words.say('new.seat', { n: at + 2 })}</legend>
          <div class="segments">
            {(['friend', 'bot'] as const).map((is) => (
              <label key={is}>
                <input
                  type="radio"
                  name="holder"
                  checked={is === edited.is}
                  onChange={() => {
                    set(is === 'bot' ? { is, level: '' } : { is });
                  }}
                />
                {words.say(is === 'bot' ? 'new.holder.bot' : 'new.holder.friend')}
              </label>
            ))}
            <button
              type="button"
              disabled={chairs.length + 1 <= seats.min}
              onClick={() => {
                onChange(chairs.filter((_, n) => n !== at));
              }}
            >
              {words.say('new.holder.empty')}
            </button>
          </div>
          {edited.is === 'bot' && levels.length > 1 && (
            <div class="segments" role="radiogroup" aria-label={words.say('room.level')}>
              {levels.map((level) => (
                <label key={level}>
                  <input
                    type="radio"
                    name="level"
                    checked={
                      levelName(edited.level, levels, words) === levelName(level, levels, words)
                    }
                    onChange={() => {
                      set({ is: 'bot', level });
                    }}
                  />
                  {levelName(level, levels, words)}
                </label>
              ))}
            </div>
          )}
        </fieldset>
      )}
    </div>
  );
}
