import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { CreateMatch, ReadPresets } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { ChooseClock } from '../../clock/choose-clock.tsx';
import type { Clock } from '../../clock/clock.ts';
import { usualLevel } from '../../match/bot-level.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useTold } from '../../parts/use-told.ts';
import { keepFilled, takeFilled } from './filled.ts';
import { guestsInput, TableGuests } from './guests.tsx';
import { HouseRules, type Options } from './house-rules.tsx';
import { mannersInput, TableManners } from './manners.tsx';
import { Presets } from './presets.tsx';
import { Field, Select } from '../../parts/field.tsx';

/** A form for a new table: the game, seats and bots, who may join, a clock, house rules. */
export function NewTable() {
  const { client, locale, words, viewer, session } = useHere();
  const { route } = useLocation();
  const told = useTold(() => client.ask(ReadPresets, { locale }), [client, locale]);
  const { games, timeControls: clocks } = told.data.value ?? { games: [], timeControls: [] };
  const filled = useMemo(takeFilled, []);
  const form = useSignal(filled.form);
  const clock = useSignal<Clock | undefined>(filled.clock);
  const options = useSignal<Options>(filled.options);
  const manners = useSignal(filled.manners);
  const title = useSignal(filled.title);
  const guests = useSignal(filled.guests);
  const act = useAct();

  const { gameId, visibility } = form.value;
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const { min, max } = game?.seats ?? { min: 2, max: 2 };
  // until the games are known, and in another game, the form may hold what the game has not
  const seats = Math.min(Math.max(form.value.seats, min), max);
  const bots = Math.min(form.value.bots, seats);
  const levels = game?.bots ?? [];
  const level = levels.find((each) => each === form.value.level) ?? usualLevel(levels) ?? '';
  const mayBeRated = clock.value !== undefined && bots === 0 && visibility !== 'PRIVATE';
  const presets = game?.presets ?? [];
  const set = (change: Partial<typeof form.value>): void => {
    form.value = { ...form.value, ...change };
  };
  const playAs = (id: string): void => {
    const chosen = presets.find((each) => each.id === id);
    // the service has checked them by the schema that the form below is made of
    options.value = (chosen?.options ?? {}) as Options;
    if (chosen === undefined) return;
    set({ seats: chosen.seats });
    clock.value = { preset: chosen.timeControl };
  };
  const create = async (): Promise<void> => {
    if (game === undefined) return;
    if (viewer.value === null) {
      keepFilled({
        ...{ form: form.value, clock: clock.value, options: options.value },
        ...{ manners: manners.value, title: title.value, guests: guests.value },
      });
      return session.signIn();
    }
    const made = await act.run(() =>
      client.command(CreateMatch, {
        gameId: game.id,
        seats,
        bots: Array.from({ length: bots }, () => level),
        visibility: visibility === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
        ...(clock.value && { timeControl: clock.value }),
        ...mannersInput(manners.value, { title: title.value, mayBeRated }),
        ...guestsInput(guests.value),
        options: options.value,
      }),
    );
    if (made) route(`/matches/${made.createMatch.id}`);
  };

  return (
    <main class="page">
      <Top title={words.say('new.title')} />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Select
          label={words.say('new.game')}
          value={game?.id ?? ''}
          choices={games.map(({ id, name }) => [id, name])}
          onChange={(id) => {
            const chosen = games.find((each) => each.id === id);
            options.value = {};
            set({ gameId: id, seats: chosen?.seats.min ?? 2 });
          }}
        />
        {presets.length > 0 && (
          <Presets
            presets={presets}
            options={options.value}
            clock={clock.value}
            onChange={playAs}
          />
        )}
        <Select
          label={words.say('new.seats')}
          value={String(seats)}
          choices={upTo(min, max)}
          onChange={(n) => {
            set({ seats: Number(n) });
          }}
        />
        <Select
          label={words.say('new.bots')}
          value={String(bots)}
          choices={upTo(0, seats)}
          onChange={(n) => {
            set({ bots: Number(n) });
          }}
        />
        {bots > 0 && (
          <Select
            label={words.say('room.level')}
            value={level}
            choices={levels.map((each) => [each, words.sayIfKnown(`bot.${each}`) ?? each])}
            onChange={(chosen) => {
              set({ level: chosen });
            }}
          />
        )}
        <Select
          label={words.say('new.visibility')}
          value={visibility}
          choices={[
            ['PUBLIC', words.say('new.PUBLIC')],
            ['PRIVATE', words.say('new.PRIVATE')],
          ]}
          onChange={(chosen) => {
            set({ visibility: chosen });
          }}
        />
        <ChooseClock
          clock={clock.value}
          presets={clocks}
          none={words.say('new.noClock')}
          onChange={(chosen) => {
            clock.value = chosen;
          }}
        />
        <TableManners manners={manners} title={title} mayBeRated={mayBeRated}>
          <TableGuests guests={guests} />
        </TableManners>
        {game && <HouseRules key={game.id} gameId={game.id} options={options} />}
        {told.refusal.value && <Refused refusal={told.refusal.value} />}
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <Field>
          <button class="primary" disabled={act.isBusy.value || game === undefined}>
            {words.say('new.create')}
          </button>
        </Field>
      </form>
    </main>
  );
}

const upTo = (least: number, most: number): readonly (readonly [string, string])[] =>
  Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)]);
