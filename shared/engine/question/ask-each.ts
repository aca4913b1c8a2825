import { askAny, type Procedure, type Table } from '../procedure/step.ts';
import type { Seat } from '../procedure/seat.ts';
import { isLegal, type Question } from '../procedure/question.ts';

/** Answers by the key of their question. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** The options of asking several seats. */
export type AskingManner = {
  /** True if these answers suffice; by default all are needed. */
  readonly done?: (answers: Answers, questions: readonly Question[]) => boolean;
  /** Applies the changes that the rules enforce after an outside change (leavers, deaths, limits). */
  readonly settle?: () => Procedure;
  /** Performs the any-time action that a seat chose; then it is asked again. */
  readonly perform?: (seat: Seat, action: string) => Procedure;
  /** An answer may be changed while another is awaited. */
  readonly revisable?: boolean;
};

/**
 * Asks several seats at once until `done`. An answer that has become impossible is dropped and asked
 * again. Questions are gathered again only if the state has changed: answers do not change it.
 */
export function* askEach<S>(
  table: Table<S>,
  gather: () => readonly Question[],
  { done = allAnswered, settle, perform, revisable = false }: AskingManner = {},
): Procedure<Answers> {
  const answers = new Map<string, readonly string[]>();
  const gathered = gathering(table, gather);
  let wanted: readonly Question[] = [];
  for (;;) {
    if (wanted !== gathered()) {
      wanted = gathered();
      dropImpossible(answers, wanted);
    }
    if (done(answers, wanted)) return answers;
    const reply = yield* askAny(open(wanted, answers, revisable));
    if (reply === 'changed') {
      if (settle) yield* settle();
      continue;
    }
    const [first = ''] = reply.choose;
    const asked = wanted.find((question) => question.key === reply.key);
    if (asked?.also?.includes(first)) {
      if (perform) yield* perform(reply.seat, first);
      if (settle) yield* settle();
      continue;
    }
    answers.set(reply.key, reply.choose);
  }
}

/** Gathers questions, again only if the state has changed. */
export function gathering<S>(
  table: Table<S>,
  gather: () => readonly Question[],
): () => readonly Question[] {
  let gatheredFor: S | undefined;
  let wanted: readonly Question[] = [];
  return () => {
    if (gatheredFor !== table.state) {
      wanted = gather();
      gatheredFor = table.state;
    }
    return wanted;
  };
}

const allAnswered = (answers: Answers, questions: readonly Question[]): boolean =>
  questions.every((question) => answers.has(question.key));

function dropImpossible(
  answers: Map<string, readonly string[]>,
  wanted: readonly Question[],
): void {
  for (const [key, choose] of answers) {
    const question = wanted.find((q) => q.key === key);
    if (question === undefined || !isLegal(question, choose)) answers.delete(key);
  }
}

function open(
  wanted: readonly Question[],
  answers: Answers,
  revisable: boolean,
): readonly Question[] {
  if (answers.size === 0) return wanted;
  if (!revisable) return wanted.filter((question) => !answers.has(question.key));
  return wanted.map((question): Question =>
    answers.has(question.key) ? { ...question, answered: true } : question,
  );
}

/** Asks one seat for one option, by its id. */
export function* choose<S>(
  table: Table<S>,
  question: () => Question,
  manner: AskingManner = {},
): Procedure<string> {
  const answers = yield* askEach(table, () => [question()], manner);
  const [[option = ''] = []] = answers.values();
  return option;
}
