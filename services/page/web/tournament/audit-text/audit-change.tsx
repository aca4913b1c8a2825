import { ReadPresets } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { clockText } from '../../clock/clock-text.ts';
import { useResource } from '../../parts/use-resource.ts';
import type { Rules } from '../rules.ts';
import { linesOf, optionLines } from './lines.ts';
import type { People } from './people.ts';
import { changesOf } from './rules-lines.ts';

type Props = {
  readonly people: People;
  /** State before an act, and the act, as recorded. */
  readonly before?: unknown;
  readonly after: unknown;
};

/** Changes of an act, in words: the state before, the state after, and the regulations that differ. */
export function AuditChange({ people, before, after }: Props) {
  const { words } = useHere();
  const change = rulesIn(before, after);
  return (
    <>
      <Lines title={words.say('audit.before')} told={before} people={people} />
      <Lines title={words.say('audit.after')} told={after} people={people} />
      {change && <RulesChange {...change} />}
    </>
  );
}

type LinesProps = {
  readonly title: string;
  readonly told: unknown;
  readonly people: People;
};

function Lines({ title, told, people }: LinesProps) {
  const { words } = useHere();
  const lines = linesOf(told, { words, people });
  if (lines.length === 0) return null;
  return (
    <div class="told">
      <b>{title}</b>
      <dl>
        {lines.map(([about, text]) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const says = (told: unknown): unknown =>
  typeof told === 'object' && told !== null && 'says' in told ? told.says : undefined;

/** The regulations before and after an act that has changed them; the service has checked both by its schema. */
function rulesIn(before: unknown, after: unknown) {
  const [was, is] = [says(before), says(after)];
  if (was === undefined || is === undefined) return undefined;
  return { before: was as Rules, after: is as Rules };
}

type ChangeProps = { readonly before: Rules; readonly after: Rules };

/** Differences of regulations, as a table. */
export function RulesChange({ before, after }: ChangeProps) {
  const { client, locale, words } = useHere();
  const { data } = useResource(() => client.ask(ReadPresets, { locale }), [client, locale]);
  const gameId = after.game.id;
  const { data: sheet } = useResource(() => client.sheet(gameId, locale), [client, gameId, locale]);
  const changes = changesOf(before, after, {
    words,
    played({ game: { id, preset } }) {
      const game = data.value?.games.find((each) => each.id === id);
      const as = game?.presets.find((each) => each.id === preset)?.name;
      return [game?.name ?? '…', as ?? words.say('wizard.own')].join(' · ');
    },
    clock: ({ timeControl }) =>
      clockText(timeControl ?? {}, words, data.value?.timeControls ?? []) || '…',
    // the names of another game's options are not at hand here
    options: ({ game: { id, options = {} } }) =>
      id === gameId ? optionLines(options, sheet.value?.texts ?? {}, words) : [],
  });
  if (changes.length === 0) return <p class="notes">{words.say('audit.same')}</p>;
  return (
    <div
      class="wide-table"
      role="region"
      aria-label={words.say('setting.regulations')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say('part.regulations')}</th>
            <th scope="col">{words.say('audit.before')}</th>
            <th scope="col">{words.say('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ about, ...each }) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              <td>{each.before}</td>
              <td>{each.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
