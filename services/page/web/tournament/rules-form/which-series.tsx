import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { ReadOwnSeries } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { idIn } from '../../parts/id-in.ts';
import type { Rules } from '../rules.ts';
import { say } from './change.ts';

/** Number of one's own series to choose from, the latest. */
const MOST = 50;

/**
 * The series whose table decides the start numbers: one of the viewer's own, or any by its id or the address
 * of its page.
 */
export function WhichSeries({ rules }: { readonly rules: Signal<Rules> }) {
  const { client, words, viewer } = useHere();
  const written = useSignal(rules.peek().series ?? '');
  const id = idIn(written.value, 'series');
  useSignalEffect(() => {
    const wanted = idIn(written.value, 'series');
    if (rules.peek().series !== wanted) say(rules, ['series'], wanted === '' ? undefined : wanted);
  });
  const { data } = useResource(
    () => (viewer.value ? client.ask(ReadOwnSeries, { first: MOST }) : undefined),
    [client, viewer.value?.id],
  );
  const own = (data.value?.ownSeries.edges ?? []).map(({ node }) => [node.id, node.name] as const);
  const isOwn = own.some(([each]) => each === id);
  return (
    <>
      {own.length > 0 && (
        <Select
          label={words.say('series.title')}
          value={isOwn ? id : ''}
          choices={[['', words.say('wizard.series.other')], ...own]}
          onChange={(chosen) => {
            written.value = chosen;
          }}
        />
      )}
      {!isOwn && (
        <TextField label={words.say('wizard.series')} value={written} input={{ required: true }} />
      )}
    </>
  );
}
