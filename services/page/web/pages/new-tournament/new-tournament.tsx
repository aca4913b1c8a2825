import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { CreateTournament, ReadPresets } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useResource } from '../../parts/use-resource.ts';
import { EventForm } from '../../tournament/event-form.tsx';
import { freshRules } from '../../tournament/rules-form/fresh.ts';
import type { Rules } from '../../tournament/rules.ts';

/**
 * Sets a tournament up, as a draft: its name, a preset of a game, rounds, registration; everything has a
 * default.
 */
export function NewTournament() {
  const { client, locale, words } = useHere();
  const { data, refusal } = useResource(
    () => client.ask(ReadPresets, { locale }),
    [client, locale],
  );
  const game = data.value?.games[0];
  return (
    <main class="page">
      <Top
        title={words.say('tournaments.new')}
        back={{ href: '/tournaments', name: words.say('tournaments.title') }}
      />
      <p class="notes">{words.say('wizard.text')}</p>
      {refusal.value && <Refused refusal={refusal.value} />}
      {game === undefined ? (
        <div class="skeleton form-skeleton" />
      ) : (
        <Wizard first={freshRules(game)} />
      )}
    </main>
  );
}

function Wizard({ first }: { readonly first: Rules }) {
  const { client, words, viewer, session } = useHere();
  const { route } = useLocation();
  const act = useAct();
  const rules = useSignal(first);
  return (
    <EventForm
      first={{ name: '', visibility: 'PUBLIC' }}
      {...{ rules, act, isFree: true, done: words.say('wizard.create') }}
      onSend={async ({ description, ...setting }) => {
        if (viewer.value === null) return session.signIn();
        const made = await act.run(() =>
          client.command(CreateTournament, {
            ...setting,
            ...(description !== '' && { description }),
            regulations: rules.value,
          }),
        );
        if (made) route(`/tournaments/${made.createTournament.id}`);
      }}
    />
  );
}
