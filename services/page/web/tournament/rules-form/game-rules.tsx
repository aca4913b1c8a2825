import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { ChooseClock } from '../../clock/choose-clock.tsx';
import type { TimeControlPreset } from '../../clock/clock.ts';
import { HouseRules, type Options } from '../../parts/house-rules.tsx';
import { Select } from '../../parts/field.tsx';
import type { Rules } from '../rules.ts';
import { change, say } from './change.ts';
import { playing, type Game } from './fresh.ts';

type Props = {
  readonly rules: Signal<Rules>;
  readonly games: readonly Game[];
  readonly game: Game;
  /** The clocks to choose from. */
  readonly clocks: readonly TimeControlPreset[];
};

/** The game: one of its presets, or its options and a custom clock. */
export function GameRules({ rules, games, game, clocks }: Props) {
  const { words } = useHere();
  const { presets } = game;
  const chosen = rules.value.game.preset ?? '';
  return (
    <>
      <Select
        label={words.say('new.game')}
        value={game.id}
        choices={games.map(({ id, name }) => [id, name])}
        onChange={(id) => {
          change(rules, playing(games.find((each) => each.id === id) ?? game));
        }}
      />
      <Select
        label={words.say('new.playedAs')}
        help={presets.find(({ id }) => id === chosen)?.text}
        value={chosen}
        choices={[
          ...presets.map(
            ({ id, name, speed }) => [id, `${name} · ${words.say(`speed.${speed}`)}`] as const,
          ),
          ['', words.say('wizard.own')],
        ]}
        onChange={(id) => {
          const preset = presets.find((each) => each.id === id);
          change(rules, playing(game, preset ?? null));
        }}
      />
      {chosen === '' && <OwnRules key={game.id} rules={rules} clocks={clocks} />}
    </>
  );
}

/** A clock and house rules, if no preset is played. */
function OwnRules({ rules, clocks }: Pick<Props, 'rules' | 'clocks'>) {
  // the service has checked them by the schema that this form is made of
  const options = useSignal((rules.peek().game.options ?? {}) as Options);
  useSignalEffect(() => {
    const own = options.value;
    const { game } = rules.peek();
    if (game.options !== own) say(rules, ['game'], { id: game.id, options: own });
  });
  return (
    <>
      <ChooseClock
        clock={rules.value.timeControl}
        presets={clocks}
        onChange={(clock) => {
          say(rules, ['timeControl'], clock);
        }}
      />
      <HouseRules gameId={rules.value.game.id} options={options} />
    </>
  );
}
