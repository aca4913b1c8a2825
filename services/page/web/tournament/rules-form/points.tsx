import type { Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import type { Rules, Scoring, Tie } from '../rules.ts';
import { say } from './change.ts';
import { byes } from './fields.ts';
import { Figure } from './figure.tsx';
import { Ordered } from './ordered.tsx';
import { RuleFields } from './rule-fields.tsx';

type Props = { readonly rules: Signal<Rules> };

const tieKinds = [
  'WINS',
  'OPPONENT_POINTS',
  'PROGRESSIVE',
  'HEAD_TO_HEAD',
  'PLACES',
  'GAME_SCORE',
  'OPPONENT_WIN_RATE',
  'BUCHHOLZ',
] as const;
/** Default tie-breaks. */
const usualTies: readonly Tie[] = [
  { kind: 'WINS' },
  { kind: 'OPPONENT_POINTS' },
  { kind: 'PROGRESSIVE' },
];

/** Points of a table, tie-breaks, and the score of a bye. */
export function Points({ rules }: Props) {
  const { words } = useHere();
  const ties = (rules.value.ties ?? usualTies).filter(({ kind }) => kind !== 'DRAW');
  return (
    <>
      <ScoringForm rules={rules} />
      <RuleFields rules={rules} fields={byes} />
      <Ordered
        title={words.say('ties.title')}
        help={words.say('wizard.tiesText')}
        items={ties}
        more={tieKinds
          .filter((kind) => ties.every((each) => each.kind !== kind))
          .map((kind) => [kind, words.say(`tie.${kind}`)])}
        name={({ kind }) => words.sayIfKnown(`tie.${kind}`) ?? kind}
        fresh={(kind) => ({ kind })}
        onChange={(next) => {
          say(rules, ['ties'], next);
        }}
        of={(tie, change) => (
          <>
            {tie.kind === 'OPPONENT_WIN_RATE' && (
              <Figure
                label={words.say('tie.floor')}
                value={tie.floor ?? 0.2}
                {...{ min: 0, max: 1, step: 0.001 }}
                onChange={(floor) => {
                  change({ ...tie, floor });
                }}
              />
            )}
            {tie.kind === 'BUCHHOLZ' && (
              <Figure
                label={words.say('tie.cut')}
                value={tie.cut ?? 0}
                {...{ min: 0, max: 8 }}
                onChange={(cut) => {
                  change({ ...tie, cut });
                }}
              />
            )}
          </>
        )}
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
