import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import {
  CreateMatch,
  ReadPresets,
  type ReadPresetsQuery,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { cachedFirst } from '../../here/last-seen.ts';
import { ChooseClock } from '../../clock/choose-clock.tsx';
import { clockText } from '../../clock/clock-text.ts';
import type { Clock } from '../../clock/clock.ts';
import { levelOf, levelsToChoose } from '../../match/bot-level.ts';
import { Select } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useOnline } from '../../parts/use-online.ts';
import { useResource } from '../../parts/use-resource.ts';
import { Cover } from '../home/cover.tsx';
import { boardsOf } from '../home/shelf.ts';
import { Chairs } from './chairs.tsx';
import { keepFilled, takeFilled, type Planned } from './filled.ts';
import { guestsInput, TableGuests } from './guests.tsx';
import { HouseRules, type Options } from '../../parts/house-rules.tsx';
import { mannersInput, TableManners } from './manners.tsx';
import { Pick } from './pick.tsx';
import { presetOf, Presets } from './presets.tsx';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';

/** A new table on one page, in three steps: the game, the mode, the chairs. The rest is folded. */
export function NewTable() {
  const { client, locale, words, viewer, session } = useHere();
  const { route, query } = useLocation();
  const isOnline = useOnline().value;
  const seen = useMemo(() => cachedFirst<ReadPresetsQuery>(`modes ${locale}`), [locale]);
  const told = useResource(async () => {
    const read = await client.ask(ReadPresets, { locale });
    if ('data' in read) seen.tell(read.data);
    return read;
  }, [client, locale]);
  const { games, timeControls: clocks } = seen.value.value ?? { games: [], timeControls: [] };
  const filled = useMemo(() => takeFilled(query['game']), []);
  const form = useSignal(filled.form);
  const clock = useSignal<Clock | undefined>(filled.clock);
  const options = useSignal<Options>(filled.options);
  const manners = useSignal(filled.manners);
  const title = useSignal(filled.title);
  const guests = useSignal(filled.guests);
  const act = useAct();

  const { gameId, visibility } = form.value;
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  const range = game?.seats ?? { min: 2, max: 2 };
  const levels = levelsToChoose(game?.botLevels ?? []);
  const chairs = fitting(form.value.chairs, range);
  const bots = chairs.flatMap((each) =>
    each.is === 'bot' ? [levelOf(each.level, levels) ?? ''] : [],
  );
  const mayBeRated = clock.value !== undefined && bots.length === 0 && visibility !== 'PRIVATE';
  const presets = game?.presets ?? [];
  const preset = presetOf(presets, { options: options.value, clock: clock.value });
  const set = (change: Partial<typeof form.value>): void => {
    form.value = { ...form.value, ...change };
  };
  const playAs = (id: string | undefined, of = game): void => {
    const chosen = of?.presets.find((each) => each.id === id);
    // the service has checked them by the schema that the form below is made of
    options.value = (chosen?.options ?? {}) as Options;
    clock.value = chosen && { preset: chosen.timeControl };
    if (chosen) set({ chairs: ofLength(chairs, chosen.seats - 1) });
  };
  const isKnown = game !== undefined;
  useLayoutEffect(() => {
    if (filled.isFresh === true) playAs(game?.about.preset?.id);
  }, [isKnown]);
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
        seats: chairs.length + 1,
        bots,
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
    <main class="page new-table">
      <Top title={words.say('new.title')} />
      {!isOnline && (
        <p class="offline-note" role="status">
          {words.say('new.offline')}
        </p>
      )}
      <form
        class="new-form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div class="new-steps">
          <Step n={1} title={words.say('new.game')}>
            <div class="picks new-games">
              {games.length === 0 && [0, 1, 2].map((at) => <div key={at} class="skeleton pick" />)}
              {games.map((each) => (
                <Pick
                  key={each.id}
                  name="game"
                  isChosen={each.id === game?.id}
                  onChoose={() => {
                    options.value = {};
                    set({ gameId: each.id });
                    if (preset !== undefined) playAs(each.about.preset?.id, each);
                  }}
                >
                  <Cover boards={boardsOf(each)} glyph={each.about.cover} />
                  <b>{each.name}</b>
                  <span>
                    {words.say('new.players', each.seats)} ·{' '}
                    {words.span({ days: 0, hours: 0, minutes: each.about.minutes })}
                  </span>
                </Pick>
              ))}
            </div>
          </Step>
          <Step n={2} title={words.say('new.playedAs')}>
            <Presets presets={presets} chosen={preset} onChange={playAs} />
          </Step>
          <Step
            n={3}
            title={words.say('new.seatsTitle')}
            note={words.say('new.seatsOf', { n: chairs.length + 1, max: range.max })}
          >
            <Chairs
              {...{ chairs, levels, seats: range, boards: game ? boardsOf(game) : [] }}
              onChange={(next) => {
                set({ chairs: next });
              }}
            />
          </Step>
          <details class="more-options">
            <summary>
              {words.say('new.more')} <small>{words.say('new.more.text')}</small>
            </summary>
            <div class="form">
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
              {game && <HouseRules key={game.id} gameId={game.id} options={options} isFolded />}
            </div>
          </details>
          {told.refusal.value && <Refused refusal={told.refusal.value} />}
          {act.refusal.value && <Refused refusal={act.refusal.value} />}
        </div>
        <Summary
          {...{ game, preset, bots: bots.length, friends: chairs.length - bots.length }}
          clock={clock.value ? clockText(clock.value, words, clocks) : words.say('new.noClock')}
          isDisabled={act.isBusy.value || game === undefined || !isOnline}
        />
      </form>
    </main>
  );
}

/**
 * Chairs within the game's bounds; until the games are known, and in another game, the form may hold more.
 */
const fitting = (
  chairs: readonly Planned[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly Planned[] => ofLength(chairs, Math.min(Math.max(chairs.length, min - 1), max - 1));

const ofLength = (chairs: readonly Planned[], length: number): readonly Planned[] =>
  Array.from({ length }, (_, at) => chairs[at] ?? { is: 'bot', level: '' });
