import { useLocation } from 'preact-iso';
import { CreateSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Top } from '../../parts/top.tsx';
import { useAct } from '../../parts/use-act.ts';
import { freshSeries, SeriesForm } from './series-form.tsx';

/** Sets a series up, or a league. */
export function NewSeries() {
  const { client, words, viewer, session } = useHere();
  const { route } = useLocation();
  const act = useAct();
  return (
    <main class="page">
      <Top
        title={words.say('series.new')}
        back={{ href: '/tournaments', name: words.say('tournaments.title') }}
      />
      <p class="notes">{words.say('series.text')}</p>
      <SeriesForm
        first={freshSeries}
        isNew
        act={act}
        done={words.say('series.new')}
        onSend={async ({ description, ...setting }) => {
          if (viewer.value === null) return session.signIn();
          const made = await act.run(() =>
            client.command(CreateSeries, {
              ...setting,
              ...(description !== '' && { description }),
            }),
          );
          if (made) route(`/series/${made.createSeries.id}`);
        }}
      />
    </main>
  );
}
