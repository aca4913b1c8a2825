import {
  logLines,
  seated,
  spectator,
  type DomainEvent,
  type Viewer,
} from '../../shared/engine/index.ts';
import { tryAnswer } from './act.ts';
import { differences, short, worded } from './compare.ts';
import type { Expectation, ViewerName } from './scenario.ts';
import { factsOf, lookedAt, type Stage } from './stage.ts';
import { offered, theOne, written } from './waiting.ts';

/** Compares the table with an expectation. Returns the differences. */
export function look(stage: Stage, expected: Expectation): readonly string[] {
  const { run, scenario } = stage;
  const { game } = scenario;
  switch (expected.step) {
    case 'asks':
      return asked(stage, expected.questions);
    case 'told':
      return told(factsOf(lookedAt(stage)), expected.events);
    case 'not told':
      return notTold(factsOf(lookedAt(stage)), expected.events);
    case 'refuses': {
      const refusal = tryAnswer(run, expected);
      const what = `${written(expected)}: ${expected.choose.join(' ')}`;
      if (refusal === undefined) return [`${what} should be refused, but it is accepted`];
      const { code } = expected;
      if (code === undefined || code === refusal.refused) return [];
      return [`${what} should be refused with ${code}, but it is with ${refusal.refused}`];
    }
    case 'offers':
      return offers(stage, expected);
    case 'withholds': {
      const question = theOne(run.match, expected);
      if (typeof question === 'string') return [question];
      const wrongly = expected.options.filter((option) => offered(question).includes(option));
      return wrongly.map((option) => `${written(expected)} offers ${option}, and should not`);
    }
    case 'state':
      return differences(expected.partly, run.match.game, 'state').map(worded);
    case 'view':
      return differences(
        expected.partly,
        game.view(run.match.game, viewerOf(expected.viewer)),
        `view of ${expected.viewer}`,
      ).map(worded);
    case 'log': {
      const lines = logLines(game, lookedAt(stage), viewerOf(expected.viewer));
      return inOrder(expected.lines, lines, (line) => line.type);
    }
    case 'standing':
      return differences(expected.ranking, game.standing(run.match.game), 'standing').map(worded);
    case 'over':
      if (run.match.over === expected.over) return [];
      return [run.match.over ? 'the match is over' : 'the match is not over'];
  }
}

function viewerOf(name: ViewerName): Viewer {
  if (name === 'spectator') return spectator;
  return name === 'arbiter' ? { role: 'arbiter' } : seated(name);
}

/** Compares the pending questions with the expected ones, by seat: exactly these must wait. */
function asked(
  { run, scenario }: Stage,
  questions: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const waiting = run.match.pending.filter(({ answered }) => answered === undefined);
  return scenario.seats.flatMap((seat) => {
    const actual = waiting.filter((question) => question.seat === seat).map(({ kind }) => kind);
    const expected = questions[seat] ?? [];
    if (short(actual.toSorted()) === short(expected.toSorted())) return [];
    return [`asks.${seat}: expected ${list(expected)}, but it is ${list(actual)}`];
  });
}

function told(facts: readonly DomainEvent[], expected: readonly unknown[]): readonly string[] {
  return inOrder(expected, facts, ({ type }) => type);
}

function notTold(facts: readonly DomainEvent[], unwanted: readonly unknown[]): readonly string[] {
  return unwanted.flatMap((event) =>
    facts
      .filter((fact) => differences(event, fact, '').length === 0)
      .map((fact) => `told, and should not be: ${short(fact)}`),
  );
}

/** Checks that each expected thing comes after the one before; others may lie between. */
function inOrder<T>(
  expected: readonly unknown[],
  actual: readonly T[],
  nameOf: (thing: T) => string,
): readonly string[] {
  let from = 0;
  for (const wanted of expected) {
    const at = actual.findIndex((fact, i) => i >= from && fits(wanted, fact));
    if (at < 0) return [missing(wanted, actual, from, nameOf)];
    from = at + 1;
  }
  return [];
}

const fits = (wanted: unknown, fact: unknown): boolean =>
  differences(wanted, fact, '').length === 0;

function missing<T>(
  wanted: unknown,
  actual: readonly T[],
  from: number,
  nameOf: (thing: T) => string,
): string {
  const after = from === 0 ? '' : ` after ${short(actual[from - 1])}`;
  const like = actual.filter((thing) => nameOf(thing) === typeOf(wanted)).map((one) => short(one));
  const nearest = like.length === 0 ? `\n  all: ${list(actual.map(nameOf))}` : '';
  return (
    [`not told${after}: ${short(wanted)}`, ...like.map((one) => `  but: ${one}`)].join('\n') +
    nearest
  );
}

const typeOf = (wanted: unknown): unknown =>
  typeof wanted === 'object' && wanted !== null && 'type' in wanted ? wanted.type : undefined;

function offers(
  { run }: Stage,
  expected: Extract<Expectation, { step: 'offers' }>,
): readonly string[] {
  const question = theOne(run.match, expected);
  if (typeof question === 'string') return [question];
  const options = offered(question);
  const { min = 1, max = 1 } = question;
  const name = written(expected);
  const missed = expected.options.filter((option) => !options.includes(option));
  const beside = expected.exactly
    ? options.filter((option) => !expected.options.includes(option))
    : [];
  return [
    ...missed.map((option) => `${name} does not offer ${option}`),
    ...beside.map((option) => `${name} offers ${option} besides`),
    ...differences(expected.min ?? min, min, `${name} min`).map(worded),
    ...differences(expected.max ?? max, max, `${name} max`).map(worded),
  ];
}

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.join(', ');
