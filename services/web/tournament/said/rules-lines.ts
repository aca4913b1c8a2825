import type { Words } from '../../words/words.ts';
import { valueAt } from '../rules-form/at.ts';
import {
  appealing,
  byes,
  enrolling,
  matches,
  pace,
  start,
  terms,
  timing,
} from '../rules-form/fields.ts';
import { said } from '../rules-form/rule-fields.tsx';
import { stageFields } from '../rules-form/stage-fields.ts';
import type { RuleField } from '../rules-form/rule-field.ts';
import type { DeadlineRule, Rules, Scoring, StageRules } from '../rules.ts';
import { spanText } from '../spans.ts';
import type { Line } from './lines.ts';

/** What two sets of regulations say differently: what it is about, as it was, and as it is to be. */
export type Change = { readonly about: string; readonly before: string; readonly after: string };

type Telling = {
  readonly words: Words;
  /** What a game and a preset of it are called. */
  played(rules: Rules): string;
};

const fields = [timing, enrolling, terms, start, pace, byes, matches, appealing].flat();

/** What has changed of regulations, in words. */
export function changesOf(before: Rules, after: Rules, telling: Telling): readonly Change[] {
  const [was, is] = [new Map(rulesLines(before, telling)), new Map(rulesLines(after, telling))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((about) => ({ about, before: was.get(about) ?? '–', after: is.get(about) ?? '–' }))
    .filter((each) => each.before !== each.after);
}

/** Regulations line by line. */
function rulesLines(rules: Rules, { words, played }: Telling): readonly Line[] {
  const { stages, scoring, ties = [], rounds } = rules;
  return [
    [words.say('new.playedAs'), played(rules)],
    ...stages.flatMap((stage, at) =>
      stageLines(stage, words).map(([about, text]): Line => [
        `${words.say('stage.number', { n: at + 1 })}: ${about}`,
        text,
      ]),
    ),
    ...fieldLines(fields, rules, words),
    [words.say('wizard.scoring'), scoring === undefined ? '–' : scoringText(scoring, words)],
    [
      words.say('ties.title'),
      ties.map(({ kind }) => words.sayIfKnown(`tie.${kind}`) ?? kind).join(' → '),
    ],
    [
      words.say('deadline.title'),
      (rounds?.onDeadline ?? []).map((each) => deadlineText(each, words)).join(' → ') || '–',
    ],
    [
      words.say('wizard.dates'),
      (rounds?.startsAt ?? []).map((each) => words.time(new Date(each))).join('; ') || '–',
    ],
  ];
}

function fieldLines<Of>(of: readonly RuleField<Of>[], rules: Of, words: Words): readonly Line[] {
  return of
    .filter(({ when }) => when?.(rules) ?? true)
    .map((field) => [words.say(field.label), said(field, valueAt(rules, field.at), words)]);
}

function stageLines(stage: StageRules, words: Words): readonly Line[] {
  const { format, podSize, advanceBySize } = stage;
  const { preferred, min = preferred, max = preferred } = podSize;
  return [
    [words.say('wizard.format'), words.say(`format.${format}`)],
    [
      words.say('wizard.podSize'),
      min === max ? String(preferred) : `${String(preferred)} (${String(min)}–${String(max)})`,
    ],
    ...fieldLines(stageFields, stage, words),
    ...Object.entries(advanceBySize ?? {}).map(([size, n]): Line => [
      words.say('stage.ofSize', { n: Number(size) }),
      String(n),
    ]),
  ];
}

function scoringText(scoring: Scoring, words: Words): string {
  const kind = words.say(`scoring.${scoring.kind}`);
  switch (scoring.kind) {
    case 'WIN':
      return `${kind}: ${[scoring.win, scoring.draw, scoring.loss].map((each) => words.number(each ?? 0)).join(' / ')}`;
    case 'PLACEMENT':
      return `${kind}: ${Object.entries(scoring.bySize)
        .map(
          ([size, points]) =>
            `${words.say('scoring.bySize', { n: Number(size) })} ${points.map(words.number).join(' / ')}`,
        )
        .join('; ')}`;
    case 'GAME_SCORE':
      return `${kind}: ${words.say(`measure.${scoring.measure ?? 'RAW'}`)}`;
    case 'NORMALISED':
      return kind;
  }
}

function deadlineText(rule: DeadlineRule, words: Words): string {
  const text = words.say(`deadline.${rule.rule}`);
  if (rule.rule === 'EXTEND') return `${text} (${spanText(rule.by, words)})`;
  if (rule.rule === 'LAST_ROUND') return `${text} (${spanText(rule.perTurn, words)})`;
  return text;
}
