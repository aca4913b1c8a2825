import type { Signal } from '@preact/signals';
import { ReadPresets } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useResource } from '../../parts/use-resource.ts';
import type { Rules } from '../rules.ts';
import { enrolling, timing } from './fields.ts';
import { Further } from './further.tsx';
import { GameRules } from './game-rules.tsx';
import { speedIn } from './speed.ts';
import { RuleFields } from './rule-fields.tsx';
import { Stages } from './stages.tsx';

type Props = { readonly rules: Signal<Rules> };

/** Regulations as a form: presets first, then the settings that an event needs, then all the rest, folded. */
export function RulesForm({ rules }: Props) {
  const { client, locale } = useHere();
  const { data, refusal } = useResource(
    () => client.ask(ReadPresets, { locale }),
    [client, locale],
  );
  if (refusal.value) return <Refused refusal={refusal.value} />;
  if (data.value === undefined) return <div class="skeleton form-skeleton" />;
  const { games, timeControls: clocks } = data.value;
  const game = games.find(({ id }) => id === rules.value.game.id) ?? games[0];
  if (game === undefined) return null;
  return (
    <>
      <GameRules {...{ rules, games, game, clocks }} />
      <Stages rules={rules} range={game.seats} />
      <RuleFields rules={rules} fields={timing} />
      <RuleFields rules={rules} fields={enrolling} />
      <Further rules={rules} speed={speedIn(rules.value, game, clocks)} range={game.seats} />
    </>
  );
}
