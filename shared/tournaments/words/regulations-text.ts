import type { Locale, Phrase } from '../../words/phrase.ts';
import { render } from '../../words/render.ts';
import type { DeadlineRule, Regulations } from '../regulations/regulations.ts';
import type { Scoring } from '../scoring/scheme.ts';
import { catalogue } from './catalogue.ts';
import { spanText } from './spans.ts';
import { stageLines } from './stage-lines.ts';

/** Names for regulations whose words come from elsewhere. */
export type RegulationsNames = {
  readonly game: string;
  readonly preset?: string | undefined;
  readonly timeControl: string;
  /** Formats a time, ISO 8601, for people to read. */
  moment(at: string): string;
};

/** Regulations for people to read: a line for each of them. */
export const regulationsText = (
  regulations: Regulations,
  locale: Locale,
  named: RegulationsNames,
): string =>
  [
    ...settingLines(regulations, named),
    ...regulations.stages.flatMap((stage, i, { length }) => stageLines(stage, i + 1, length)),
    { key: `seats.${regulations.seats}` },
    ...scoringLines(regulations, locale),
    ...playerLines(regulations, locale, named),
    ...roundLines(regulations, locale),
  ]
    .map((line) => render(catalogue, locale, line))
    .join('\n');

const settingLines = (
  { rated, pauses }: Regulations,
  { game, preset, timeControl }: RegulationsNames,
): readonly Phrase[] => [
  { key: 'game', args: { game } },
  ...(preset === undefined ? [] : [{ key: 'preset', args: { preset } }]),
  { key: rated ? 'rated.yes' : 'rated.no' },
  { key: 'time', args: { control: timeControl } },
  { key: pauses ? 'pauses.yes' : 'pauses.no' },
];

const scoringLines = (
  { scoring, ties, byePoints }: Regulations,
  locale: Locale,
): readonly Phrase[] => [
  ...schemeLines(scoring),
  {
    key: 'ties',
    args: {
      ties: inOrder(
        withLot(ties.map(({ kind }) => kind)).map((kind) => ({ key: `tie.${kind}` })),
        locale,
      ),
    },
  },
  ...(byePoints === undefined ? [] : [{ key: 'bye', args: { points: byePoints } }]),
];

/** Renders phrases in their order, joined by arrows. */
const inOrder = (phrases: readonly Phrase[], locale: Locale): string =>
  phrases.map((phrase) => render(catalogue, locale, phrase)).join(' → ');

/** Appends the draw, which always comes last. */
const withLot = (kinds: readonly string[]): readonly string[] =>
  kinds.includes('DRAW') ? kinds : [...kinds, 'DRAW'];

function schemeLines(scoring: Scoring): readonly Phrase[] {
  switch (scoring.kind) {
    case 'WIN': {
      const { win, draw, loss } = scoring;
      return [{ key: 'scoring.WIN', args: { win, draw, loss } }];
    }
    case 'PLACEMENT':
      return Object.entries(scoring.bySize).map(([size, points]) => ({
        key: 'scoring.PLACEMENT',
        args: { size: Number(size), points: points.join(', ') },
      }));
    case 'NORMALISED':
      return [{ key: 'scoring.NORMALISED' }];
    case 'GAME_SCORE':
      return [{ key: `scoring.GAME_SCORE.${scoring.measure}` }];
  }
}

function playerLines(
  regulations: Regulations,
  locale: Locale,
  named: Pick<RegulationsNames, 'moment'>,
): readonly Phrase[] {
  const { registration, programs, checkIn, seeding, startsAt, lateEntry } = regulations;
  const { mode, cap, opensAt, closesAt, requirements = {} } = registration;
  const moment = (key: string, at: string | undefined): readonly Phrase[] =>
    at === undefined ? [] : [{ key, args: { at: named.moment(at) } }];
  return [
    { key: `registration.${mode}` },
    ...(programs ? [{ key: 'programs' }] : []),
    { key: 'cap', args: { cap } },
    ...moment('opens', opensAt),
    ...moment('closes', closesAt),
    ...Object.entries(requirements).map(([name, figure]) => ({
      key: `require.${name}`,
      args: { figure },
    })),
    ...(checkIn
      ? [
          {
            key: startsAt === undefined ? 'checkIn.staff' : 'checkIn',
            args: {
              each: checkIn.eachRound ? 'yes' : 'no',
              opens: spanText(checkIn.opens, locale),
              closes: spanText(checkIn.closes, locale),
            },
          },
        ]
      : []),
    { key: `seeding.${seeding}` },
    ...(startsAt === undefined ? [{ key: 'startsAt.staff' }] : moment('startsAt', startsAt)),
    lateEntry
      ? { key: 'late', args: { round: lateEntry.untilRound, points: lateEntry.points } }
      : { key: 'late.none' },
  ];
}

function roundLines({ rounds, appeals }: Regulations, locale: Locale): readonly Phrase[] {
  const { advance, gap, length, onDeadline } = rounds;
  const holds = appeals.holdsRound ? 'yes' : 'no';
  return [
    { key: `advance.${advance}`, args: { gap: spanText(gap, locale) } },
    ...(length === undefined
      ? []
      : [
          { key: 'length', args: { length: spanText(length, locale) } },
          {
            key: 'deadline',
            args: {
              rules: inOrder(
                onDeadline.map((rule) => rulePhrase(rule, locale)),
                locale,
              ),
            },
          },
        ]),
    { key: 'appeals', args: { window: spanText(appeals.window, locale), holds } },
  ];
}

function rulePhrase(rule: DeadlineRule, locale: Locale): Phrase {
  const key = `rule.${rule.rule}`;
  if (rule.rule === 'EXTEND') return { key, args: { by: spanText(rule.by, locale) } };
  return rule.rule === 'LAST_ROUND'
    ? { key, args: { perTurn: spanText(rule.perTurn, locale) } }
    : { key };
}
