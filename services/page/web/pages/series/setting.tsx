import { useSignal } from '@preact/signals';
import { UpdateSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { accountsIn } from '../../people/accounts.ts';
import { PeopleField } from '../../people/person-field.tsx';
import { SeriesForm, type SeriesSetting } from './series-form.tsx';
import { useSeries, useSeriesAct } from './series.ts';

/** Name of a series, its scoring, and its organizers; for those who run it. */
export function Setting() {
  const { words, viewer } = useHere();
  const { series } = useSeries();
  const act = useSeriesAct();
  const told = useSignal(false);
  const { name, description, visibility, regulations, league, owner } = series;
  const { best, ...others } = regulations;
  const first: SeriesSetting = {
    ...{ name, visibility, description: description ?? '' },
    regulations: { ...others, ...(best !== null && { best }) },
    ...(league && { league }),
  };
  return (
    <>
      <details class="house-rules">
        <summary>{words.say('setting.title')}</summary>
        <SeriesForm
          first={first}
          isNew={false}
          act={act}
          done={words.say('account.save')}
          onSend={async (setting) => {
            told.value = await act.send(UpdateSeries, setting);
          }}
        />
        <p role="status">{told.value && words.say('account.saved')}</p>
      </details>
      {owner.id === viewer.value?.id && <Organizers />}
    </>
  );
}

/** Organizers of a series beside its owner, set by its owner. */
function Organizers() {
  const { words } = useHere();
  const { organizers } = useSeries().series;
  const act = useSeriesAct();
  const list = useSignal('');
  const ids = organizers.map(({ id }) => id);
  return (
    <details class="house-rules">
      <summary>{words.say('role.title')}</summary>
      <ul class="roster">
        {organizers.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={words.say('role.takeOne', { name, role: words.say('role.ORGANIZER') })}
              disabled={act.isBusy.value}
              onClick={() =>
                void act.send(UpdateSeries, { organizers: ids.filter((each) => each !== id) })
              }
            >
              {words.say('role.take')}
            </button>
          </li>
        ))}
      </ul>
      <PeopleField label={words.say('people.list')} value={list} />
      <div class="acts">
        <button
          type="button"
          disabled={act.isBusy.value || list.value.trim() === ''}
          onClick={() =>
            void act
              .send(UpdateSeries, { organizers: [...new Set([...ids, ...accountsIn(list.value)])] })
              .then((isDone) => {
                if (isDone) list.value = '';
              })
          }
        >
          {words.say('role.give')}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </details>
  );
}
