import { useSignal } from '@preact/signals';
import { DraftSeason, ReadPresets } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { freshRules, stageOf } from '../../tournament/rules-form/fresh.ts';
import { RulesForm } from '../../tournament/rules-form/rules-form.tsx';
import type { Rules } from '../../tournament/rules.ts';
import { useSeriesAct, type Series } from './series.ts';

type Props = { readonly divisions: NonNullable<Series['draft']>['divisions'] };

/** Game and rules of a season's divisions: with them a draft of a tournament is set up for each. */
export function SetUp({ divisions }: Props) {
  const { client, locale, words } = useHere();
  const { data } = useResource(() => client.ask(ReadPresets, { locale }), [client, locale]);
  const game = data.value?.games[0];
  if (game === undefined) return null;
  const { stages, ...rules } = freshRules(game);
  const first: Rules = { ...rules, stages: stages.map((stage) => stageOf('ROUND_ROBIN', stage)) };
  return (
    <details class="house-rules">
      <summary>{words.say('season.setUp')}</summary>
      <Played first={first} divisions={divisions} />
    </details>
  );
}

function Played({ first, divisions }: Props & { readonly first: Rules }) {
  const { words } = useHere();
  const act = useSeriesAct();
  const rules = useSignal(first);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void act.send(DraftSeason, {
          divisions: divisions.map(({ players }) => players.map(({ id }) => id)),
          regulations: rules.value,
        });
      }}
    >
      <p class="notes">{words.say('season.setUpText')}</p>
      <RulesForm rules={rules} />
      <div class="acts">
        <button type="submit" class="primary" disabled={act.isBusy.value}>
          {words.say('season.setUp')}
        </button>
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
