import { useSignal } from '@preact/signals';
import type {
  LeagueRegulationsInput,
  SeriesTie,
  TournamentVisibility,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Check, Select, TextArea, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import type { Act } from '../../parts/use-act.ts';
import { visibilities } from '../../tournament/event-form.tsx';
import { Figure } from '../../tournament/rules-form/figure.tsx';
import { Ordered } from '../../tournament/rules-form/ordered.tsx';

const ties = ['PLACES', 'LATEST', 'WINS'] as const satisfies readonly SeriesTie[];

/** Settings of a series. */
export type SeriesSetting = {
  readonly name: string;
  readonly description: string;
  readonly visibility: TournamentVisibility;
  readonly regulations: {
    readonly pointsByPlace: readonly number[];
    readonly best?: number;
    readonly atLeast: number;
    readonly ties: readonly SeriesTie[];
  };
  readonly league?: Required<LeagueRegulationsInput>;
};

export const freshSeries: SeriesSetting = {
  ...{ name: '', description: '', visibility: 'PUBLIC' },
  regulations: { pointsByPlace: [10, 7, 5, 3, 2, 1], atLeast: 1, ties: ['PLACES', 'LATEST'] },
};

/** Default divisions of a league. */
const usualLeague = { size: 10, up: 2, down: 2 };

type Props = {
  readonly first: SeriesSetting;
  /** True if it may still become a league. */
  readonly isNew: boolean;
  readonly act: Pick<Act, 'isBusy' | 'refusal'>;
  readonly done: string;
  onSend(setting: SeriesSetting): Promise<unknown>;
};

/**
 * Form of a series: points by place, the number of counted events, the tie-breaks, and whether it is a
 * league.
 */
export function SeriesForm({ first, isNew, act, done, onSend }: Props) {
  const { words } = useHere();
  const name = useSignal(first.name);
  const description = useSignal(first.description);
  const points = useSignal(first.regulations.pointsByPlace.join(', '));
  const best = useSignal(String(first.regulations.best ?? ''));
  const said = useSignal(first);
  const { visibility, regulations, league } = said.value;
  const send = (): Promise<unknown> => {
    const { best: _, ...others } = regulations;
    return onSend({
      ...said.value,
      ...{ name: name.value.trim(), description: description.value.trim() },
      regulations: {
        ...others,
        pointsByPlace: points.value
          .split(/[\s,;]+/u)
          .filter((each) => each !== '')
          .map(Number),
        ...(best.value !== '' && { best: Number(best.value) }),
      },
    });
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={words.say('wizard.name')}
        value={name}
        input={{ required: true, maxLength: 100 }}
      />
      <TextField
        label={words.say('series.points')}
        value={points}
        input={{ required: true, inputMode: 'decimal', pattern: '[0-9., ;]+' }}
      />
      <TextField
        label={words.say('series.best')}
        value={best}
        input={{ type: 'number', min: 1, max: 100 }}
      />
      <Figure
        label={words.say('series.atLeast')}
        value={regulations.atLeast}
        {...{ min: 1, max: 100 }}
        onChange={(atLeast) => {
          said.value = { ...said.value, regulations: { ...regulations, atLeast } };
        }}
      />
      <Ordered
        title={words.say('ties.title')}
        items={regulations.ties}
        more={ties
          .filter((each) => !regulations.ties.includes(each))
          .map((each) => [each, words.say(`seriesTie.${each}`)])}
        name={(tie) => words.say(`seriesTie.${tie}`)}
        fresh={(id) => ties.find((each) => each === id) ?? 'PLACES'}
        onChange={(next) => {
          said.value = { ...said.value, regulations: { ...regulations, ties: next } };
        }}
      />
      {isNew && (
        <Check
          label={words.say('series.isLeague')}
          isChecked={league !== undefined}
          onChange={(is) => {
            const { league: _, ...others } = said.value;
            said.value = is ? { ...others, league: usualLeague } : others;
          }}
        />
      )}
      {league !== undefined &&
        (
          [
            ['size', 8, 16],
            ['up', 0, 4],
            ['down', 0, 4],
          ] as const
        ).map(([what, min, max]) => (
          <Figure
            key={what}
            label={words.say(`league.${what}`)}
            value={league[what]}
            {...{ min, max }}
            onChange={(n) => {
              said.value = { ...said.value, league: { ...league, [what]: n } };
            }}
          />
        ))}
      <TextArea
        label={words.say('wizard.description')}
        value={description}
        input={{ maxLength: 4000 }}
      />
      <Select
        label={words.say('wizard.visibility')}
        value={visibility}
        choices={visibilities.map((each) => [
          each,
          words.say(each === 'PRIVATE' ? 'series.PRIVATE' : `wizard.${each}`),
        ])}
        onChange={(chosen) => {
          said.value = { ...said.value, visibility: chosen };
        }}
      />
      <div class="acts">
        <button type="submit" class="primary" disabled={act.isBusy.value}>
          {done}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
