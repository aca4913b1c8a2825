import type { ComponentChildren } from 'preact';
import { useHere } from '../../here/here.ts';
import { levelOf, type BotLevel } from '../../match/bot-level.ts';
import type { Words } from '../../words/words.ts';

/** Holder of a seat that a host sets: a friend who comes by the link, or a bot. */
export type Holder = 'friend' | 'bot';

type Props = {
  readonly title: string;
  readonly holder: Holder;
  /** Level of the bot; the usual one if the game doesn’t have it. */
  readonly level: string;
  readonly levels: readonly BotLevel[];
  /** Further acts on the seat. */
  readonly children?: ComponentChildren;
  /** Called with the holder chosen; the level of a bot is empty for the usual one. */
  onChange(holder: Holder, level: string): void;
};

/** Name of a bot’s level. */
export function levelName(level: string, levels: readonly BotLevel[], words: Words): string {
  const known = levelOf(level, levels) ?? level;
  return words.sayIfKnown(`bot.${known}`) ?? known;
}

/** Editor of a seat, below the table: it waits for a friend, or a bot of some level holds it. */
export function SeatEditor({ title, holder, level, levels, children, onChange }: Props) {
  const { words } = useHere();
  const mayBeBot = levels.length > 0;
  return (
    <fieldset class="chair-edit">
      <legend>{title}</legend>
      <div class="segments">
        {(['friend', ...(mayBeBot ? ['bot' as const] : [])] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="holder"
              checked={each === holder}
              onChange={() => {
                onChange(each, '');
              }}
            />
            {words.say(each === 'bot' ? 'seat.bot' : 'seat.friend')}
          </label>
        ))}
        {children}
      </div>
      {holder === 'bot' && levels.length > 1 && (
        <div class="segments" role="radiogroup" aria-label={words.say('room.level')}>
          {levels.map(({ id, rating }) => (
            <label key={id} title={rating === null ? '' : words.say('room.rating')}>
              <input
                type="radio"
                name="level"
                checked={levelName(level, levels, words) === levelName(id, levels, words)}
                onChange={() => {
                  onChange('bot', id);
                }}
              />
              {levelName(id, levels, words)}
              {rating !== null && <small>{words.number(rating)}</small>}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
