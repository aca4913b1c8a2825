import type { Key, Words } from '../../words/words.ts';
import { spanText } from '../../words/spans.ts';
import type { People } from './people.ts';

/** A line of the record: its subject, and its text. */
export type Line = readonly [string, string];

type Telling = { readonly words: Words; readonly people: People };
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Fields shown in the heading of an entry already, or beside it. */
const elsewhere = ['round', 'pod', 'number', 'actId', 'appealId', 'reason', 'note', 'says'];

type Reading = {
  readonly label: Key;
  text(value: unknown, telling: Telling): string;
};

const isOneOf =
  (of: string) =>
  (value: unknown, { words }: Telling): string =>
    words.sayIfKnown(`${of}.${String(value)}`) ?? String(value);
const number = (value: unknown, { words }: Telling): string => words.number(Number(value));
/** The record counts points in thousandths. */
const points = (value: unknown, { words }: Telling): string => words.number(Number(value) / 1_000);
const all = (value: unknown, { words, people }: Telling): string =>
  words.list(list(value).map((each) => people.called(Number(each)))) || '–';

/** Readings of the acts in the record, field by field. */
const readings: Readonly<Record<string, Reading>> = {
  places: { label: 'audit.places', text: places },
  pods: { label: 'audit.tables', text: tables },
  byes: { label: 'report.byes', text: all },
  repeats: { label: 'report.repeats', text: number },
  spread: { label: 'report.spread', text: points },
  deadline: {
    label: 'audit.deadline',
    text: (value, { words }) => words.time(new Date(String(value))),
  },
  by: {
    label: 'extend.by',
    text: (value, { words, people }) =>
      String(value).startsWith('P') ? spanText(String(value), words) : people.named(String(value)),
  },
  act: { label: 'approval.what', text: isOneOf('done') },
  kind: { label: 'penalty.kind', text: isOneOf('penalty') },
  points: { label: 'standings.points', text: points },
  running: { label: 'course.running', text: isOneOf('course') },
  pastPods: { label: 'disqualify.past', text: isOneOf('disqualify') },
  decision: { label: 'appeal.decision', text: isOneOf('appeal') },
  accountId: { label: 'audit.account', text: (value, { people }) => people.named(String(value)) },
  seat: {
    label: 'replace.seat',
    text: (value, { words }) => words.say(value === true ? 'plain.yes' : 'plain.no'),
  },
};

type Texts = Readonly<Record<string, string>>;

/** The options of a game, by the names that its texts have for them and their values. */
export const optionLines = (options: Json, texts: Texts, words: Words): readonly Line[] =>
  Object.entries(options).map(([name, value]) => [
    `${words.say('new.options')}: ${texts[`setting.${name}`] ?? name}`,
    texts[`setting.${name}.${String(value)}`] ?? optionText(value, words),
  ]);

function optionText(value: unknown, words: Words): string {
  if (typeof value === 'boolean') return words.say(value ? 'plain.yes' : 'plain.no');
  return typeof value === 'number' ? words.number(value) : String(value);
}

/** Players by place, the best first. */
function places(value: unknown, { words, people }: Telling): string {
  const told = list(value)
    .filter(isObject)
    .toSorted((one, other) => Number(one['place']) - Number(other['place']));
  return told
    .map(
      (each) =>
        `${words.say('pod.place', { n: Number(each['place']) })}: ${people.called(Number(each['number']))}`,
    )
    .join('; ');
}

/** Players at each table. */
function tables(value: unknown, telling: Telling): string {
  return list(value)
    .map((pod, at) => `${telling.words.say('pod.title', { n: at + 1 })}: ${all(pod, telling)}`)
    .join('; ');
}

/** Lines of the record on an act, or on the state before it, with people by their names. */
export function linesOf(told: unknown, telling: Telling): readonly Line[] {
  if (!isObject(told)) return [];
  // in an approval `by` is the proposer
  const isApproval = 'actId' in told;
  return Object.entries(told).flatMap(([field, value]): readonly Line[] => {
    const reading = readings[field];
    if (reading === undefined || elsewhere.includes(field) || value == null) return [];
    const label = isApproval && field === 'by' ? 'approval.by' : reading.label;
    return [[telling.words.say(label), reading.text(value, telling)]];
  });
}
