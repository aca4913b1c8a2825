import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import {
  CreateTournament,
  ReadPresets,
  type TournamentVisibility,
} from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useTold } from '../../parts/use-told.ts';
import { freshRules } from '../../tournament/rules-form/fresh.ts';
import { RulesForm } from '../../tournament/rules-form/rules-form.tsx';
import type { Rules } from '../../tournament/rules.ts';

const visibilities = [
  'PUBLIC',
  'UNLISTED',
  'PRIVATE',
] as const satisfies readonly TournamentVisibility[];

/** Sets a tournament up, as a draft: its name, a preset of a game, rounds, who may come; everything has a default. */
export function NewTournament() {
  const { client, locale, words } = useHere();
  const { data, refusal } = useTold(() => client.ask(ReadPresets, { locale }), [client, locale]);
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
  const name = useSignal('');
  const code = useSignal('');
  const visibility = useSignal<TournamentVisibility>('PUBLIC');
  const rules = useSignal(first);
  const needsCode = rules.value.registration?.mode === 'CODE';
  const create = async (): Promise<void> => {
    if (viewer.value === null) return session.signIn('/tournaments/new');
    const made = await act.run(() =>
      client.command(CreateTournament, {
        name: name.value.trim(),
        visibility: visibility.value,
        regulations: rules.value,
        ...(needsCode && { code: code.value.trim() }),
      }),
    );
    if (made) route(`/tournaments/${made.createTournament.id}`);
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <TextField
        label={words.say('wizard.name')}
        value={name}
        input={{ required: true, maxLength: 100 }}
      />
      <RulesForm rules={rules} />
      {needsCode && (
        <TextField
          label={words.say('wizard.code')}
          value={code}
          input={{ required: true, minLength: 4, maxLength: 64 }}
        />
      )}
      <Select
        label={words.say('wizard.visibility')}
        value={visibility.value}
        choices={visibilities.map((each) => [each, words.say(`wizard.${each}`)])}
        onChange={(value) => {
          visibility.value = visibilities.find((each) => each === value) ?? 'PUBLIC';
        }}
      />
      <div class="acts">
        <button type="submit" class="primary" disabled={act.isBusy.value}>
          {words.say('wizard.create')}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
