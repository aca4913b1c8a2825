import { useSignal } from '@preact/signals';
import { DraftSeason, UpdateSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { accountsIn } from '../../people/accounts.ts';
import { PeopleField } from '../../people/person-field.tsx';
import { Divisions } from './divisions.tsx';
import { SetUp } from './set-up.tsx';
import { useSeries, useSeriesAct } from './series.ts';

/** The next season of a league: those who join and leave, the resulting divisions, to edit, and to set up. */
export function Season() {
  const { words } = useHere();
  const { draft, events } = useSeries().series;
  return (
    <section aria-labelledby="season">
      <h2 id="season">{words.say('season.title', { n: draft?.season ?? events.length + 1 })}</h2>
      <details class="house-rules" open={draft === null}>
        <summary>{words.say('season.propose')}</summary>
        <Propose isFirst={events.length === 0} />
      </details>
      {draft && (
        <>
          {draft.tooFew && <p class="notes">{words.say('season.tooFew')}</p>}
          <Divisions key={JSON.stringify(draft.divisions)} draft={draft} />
          <TakeUp />
        </>
      )}
    </section>
  );
}

function Propose({ isFirst }: { readonly isFirst: boolean }) {
  const { words } = useHere();
  const act = useSeriesAct();
  const newcomers = useSignal('');
  const leaving = useSignal('');
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void act.send(DraftSeason, {
          newcomers: accountsIn(newcomers.value),
          leaving: accountsIn(leaving.value),
        });
      }}
    >
      <PeopleField
        label={words.say(isFirst ? 'season.all' : 'season.newcomers')}
        value={newcomers}
        isNeeded={isFirst}
      />
      {!isFirst && <PeopleField label={words.say('season.leaving')} value={leaving} />}
      <div class="acts">
        <button type="submit" class="primary" disabled={act.isBusy.value}>
          {words.say('season.propose')}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}

/** Sets the tournaments of a season up; once they are, takes it up into the league. */
function TakeUp() {
  const { words } = useHere();
  const { draft, events } = useSeries().series;
  const act = useSeriesAct();
  const divisions = draft?.divisions ?? [];
  const made = divisions.flatMap(({ tournamentId }) => tournamentId ?? []);
  if (made.length < divisions.length) return <SetUp divisions={divisions} />;
  const known = events.map(({ tournamentIds }) => [...tournamentIds]);
  if (known.flat().includes(made[0] ?? '')) return null;
  return (
    <>
      <ul class="lines">
        {made.map((id, at) => (
          <li key={id}>
            <a class="event-link" href={`/tournaments/${id}?show=console`}>
              {words.say('season.division', { n: at + 1 })}
            </a>
          </li>
        ))}
      </ul>
      <p class="notes">{words.say('season.takeUpText')}</p>
      <div class="acts">
        <button
          type="button"
          class="primary"
          disabled={act.isBusy.value}
          onClick={() => void act.send(UpdateSeries, { events: [...known, made] })}
        >
          {words.say('season.takeUp')}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </>
  );
}
