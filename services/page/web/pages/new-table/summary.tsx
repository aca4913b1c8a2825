import { useHere } from '../../here/here.ts';
import { Cover } from '../home/cover.tsx';
import { boardsOf, type ShelfGame } from '../home/shelf.ts';
import type { GamePreset } from './presets.tsx';
import { spanText } from '../../words/spans.ts';

type Props = {
  readonly game: Pick<ShelfGame, 'name' | 'boards' | 'about'> | undefined;
  readonly preset: GamePreset | undefined;
  readonly friends: number;
  readonly bots: number;
  readonly clock: string;
  readonly isDisabled: boolean;
};

/** The table as it will be, and the button that makes it. */
export function Summary({ game, preset, friends, bots, clock, isDisabled }: Props) {
  const { words } = useHere();
  const mode = preset?.name ?? words.say('new.ownRules');
  const facts = [
    ...(preset ? [[words.say('new.length'), spanText(preset.deadline, words)] as const] : []),
    [words.say('new.seatsTitle'), words.say('new.taken', { friends, bots })] as const,
    [words.say('new.clock'), clock] as const,
  ];
  return (
    <aside class="new-summary">
      {game && <Cover boards={boardsOf(game)} glyph={game.about.cover} />}
      <p class="new-short">
        <b>{game?.name ?? ' '}</b>
        {words.say('new.short', { mode, n: friends + bots + 1 })}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button class="primary" disabled={isDisabled}>
        {words.say('new.create')}
      </button>
      <p class="notes">{words.say(friends > 0 ? 'new.nextLink' : 'new.next')}</p>
    </aside>
  );
}
