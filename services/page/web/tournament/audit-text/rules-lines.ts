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
import {
  sizesIn,
  type DeadlineRule,
  type Rules,
  type Scoring,
  type StageRules,
  type Tie,
} from '../rules.ts';
import { spanText } from '../../words/spans.ts';
import type { Line } from './lines.ts';

/** A difference between two sets of regulations: its subject, the text before, and the text after. */
export type Change = { readonly about: string; readonly before: string; readonly after: string };

type Telling = {
  readonly words: Words;
  /** Names of a game and of a preset of it. */
  played(rules: Rules): string;
  /** The clock of one that is kept, in words. */
  clock(rules: Rules): string;
  /** The options of the game, each by its name. */
  options(rules: Rules): readonly Line[];
};

const fields = [timing, enrolling, terms, start, pace, byes, matches, appealing].flat();

/** Changes between two sets of regulations, in words. */
export function changesOf(before: Rules, after: Rules, telling: Telling): readonly Change[] {
  const [was, is] = [new Map(rulesLines(before, telling)), new Map(rulesLines(after, telling))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((about) => ({ about, before: was.get(about) ?? '–', after: is.get(about) ?? '–' }))
    .filter((each) => each.before !== each.after);
}

/** Regulations line by line. */
function rulesLines(rules: Rules, telling: Telling): readonly Line[] {
  const { stages, scoring, ties = [], rounds, series } = rules;
  const { words } = telling;
  return [
    [words.say('new.playedAs'), telling.played(rules)],
    [words.say('new.clock'), telling.clock(rules)],
    ...telling.options(rules),
    ...stages.flatMap((stage, at) =>
      stageLines(stage, words).map(([about, text]): Line => [
        `${words.say('stage.number', { n: at + 1 })}: ${about}`,
        text,
      ]),
    ),
    ...fieldLines(fields, rules, words),
    [words.say('wizard.scoring'), scoring === undefined ? '–' : scoringText(scoring, words)],
    [words.say('ties.title'), ties.map((tie) => tieText(tie, words)).join(' → ')],
    [words.say('wizard.series'), series ?? '–'],
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
  const { format, advanceBySize } = stage;
  const { least, preferred, most } = sizesIn(stage);
  return [
    [words.say('wizard.format'), words.say(`format.${format}`)],
    [
      words.say('wizard.podSize'),
      least === most
        ? String(preferred)
        : `${String(preferred)} (${String(least)}–${String(most)})`,
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

function tieText({ kind, floor, cut = 0 }: Tie, words: Words): string {
  const said = [
    ...(floor === undefined ? [] : [`${words.say('tie.floor')}: ${words.number(floor)}`]),
    ...(cut === 0 ? [] : [`${words.say('tie.cut')}: ${words.number(cut)}`]),
  ];
  const name = words.sayIfKnown(`tie.${kind}`) ?? kind;
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}

function deadlineText(rule: DeadlineRule, words: Words): string {
  const text = words.say(`deadline.${rule.rule}`);
  if (rule.rule === 'EXTEND') return `${text} (${spanText(rule.by, words)})`;
  if (rule.rule === 'LAST_ROUND') return `${text} (${spanText(rule.perTurn, words)})`;
  return text;
}
