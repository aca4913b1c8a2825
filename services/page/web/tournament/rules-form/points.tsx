import type { Signal } from '@preact/signals';
import { ReadRegulationsSchema } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { useResource } from '../../parts/use-resource.ts';
import type { Rules, Scoring, Tie } from '../rules.ts';
import { say } from './change.ts';
import { byes } from './fields.ts';
import { Figure } from './figure.tsx';
import { Ordered } from './ordered.tsx';
import { RuleFields } from './rule-fields.tsx';
import { figuresOf, servedName, tieKindsOf } from './tie-kinds.ts';

type Props = { readonly rules: Signal<Rules> };

/** Default tie-breaks. */
const usualTies: readonly Tie[] = [
  { kind: 'WINS' },
  { kind: 'OPPONENT_POINTS' },
  { kind: 'PROGRESSIVE' },
];

/** Points of a table, tie-breaks, and the score of a bye. */
export function Points({ rules }: Props) {
  const { client, locale, words } = useHere();
  const { data } = useResource(() => client.ask(ReadRegulationsSchema, {}), [client]);
  const kinds = tieKindsOf(data.value?.regulationsSchema);
  const nameOf = (kind: string): string =>
    words.sayIfKnown(`tie.${kind}`) ?? servedName(kinds, kind, locale.toLowerCase());
  const ties = (rules.value.ties ?? usualTies).filter(({ kind }) => kind !== 'DRAW');
  return (
    <>
      <ScoringForm rules={rules} />
      <RuleFields rules={rules} fields={byes} />
      <Ordered
        title={words.say('ties.title')}
        help={words.say('wizard.tiesText')}
        items={ties}
        more={Object.keys(kinds)
          .filter((kind) => kind !== 'DRAW' && ties.every((each) => each.kind !== kind))
          .map((kind) => [kind, nameOf(kind)])}
        name={({ kind }) => nameOf(kind)}
        fresh={(kind) => ({ kind })}
        onChange={(next) => {
          say(rules, ['ties'], next);
        }}
        of={(tie, change) =>
          figuresOf(kinds, tie.kind).map(({ name, usual, ...bounds }) => (
            <Figure
              key={name}
              label={words.sayIfKnown(`tie.${name}`) ?? name}
              value={typeof tie[name] === 'number' ? tie[name] : usual}
              {...bounds}
              onChange={(next) => {
                change({ ...tie, [name]: next });
              }}
            />
          ))
        }
      />
    </>
  );
}

const schemes = ['WIN', 'PLACEMENT', 'NORMALISED', 'GAME_SCORE'] as const;
const measures = ['RAW', 'SHARE_OF_POD', 'ABOVE_MEAN'] as const;
/** Default scores of winning, sharing a win and losing. */
const usualWin = { kind: 'WIN', win: 5, draw: 1, loss: 0 } as const;

function ScoringForm({ rules }: Props) {
  const { words } = useHere();
  const scoring: Scoring = rules.value.scoring ?? usualWin;
  const set = (next: Scoring): void => {
    say(rules, ['scoring'], next);
  };
  return (
    <>
      <Select
        label={words.say('wizard.scoring')}
        help={words.say(`scoring.${scoring.kind}.text`)}
        value={scoring.kind}
        choices={schemes.map((kind) => [kind, words.say(`scoring.${kind}`)])}
        onChange={(kind) => {
          set(freshScoring(kind));
        }}
      />
      {scoring.kind === 'WIN' &&
        (['win', 'draw', 'loss'] as const).map((what) => (
          <Figure
            key={what}
            label={words.say(`scoring.${what}`)}
            value={scoring[what] ?? usualWin[what]}
            {...{ min: 0, max: 1_000, step: 0.001 }}
            onChange={(points) => {
              set({ ...scoring, [what]: points });
            }}
          />
        ))}
      {scoring.kind === 'PLACEMENT' &&
        Object.entries(scoring.bySize).map(([size, points]) => (
          <fieldset key={size} class="figures">
            <legend>{words.say('scoring.bySize', { n: Number(size) })}</legend>
            {points.map((each, at) => (
              <Figure
                key={at}
                label={words.say('pod.place', { n: at + 1 })}
                value={each}
                {...{ min: 0, max: 1_000, step: 0.001 }}
                onChange={(next) => {
                  const bySize = { ...scoring.bySize, [size]: points.with(at, next) };
                  set({ ...scoring, bySize });
                }}
              />
            ))}
          </fieldset>
        ))}
      {scoring.kind === 'GAME_SCORE' && (
        <Select
          label={words.say('scoring.measure')}
          value={scoring.measure ?? 'RAW'}
          choices={measures.map((each) => [each, words.say(`measure.${each}`)])}
          onChange={(measure) => {
            set({ ...scoring, measure });
          }}
        />
      )}
    </>
  );
}

/** Points of a kind to begin with. */
function freshScoring(kind: string): Scoring {
  switch (kind) {
    case 'PLACEMENT':
      return { kind, bySize: {} };
    case 'NORMALISED':
    case 'GAME_SCORE':
      return { kind };
    default:
      return usualWin;
  }
}
