import { Answer } from '../generated/operations.ts';
import type { Ports } from '../line/ports.ts';
import { answered } from '../line/reply.ts';
import { objectOf, withdrawn, type Refusal, type Outcome } from '../line/outcome.ts';
import type { Command } from './commands.ts';
import { newId } from './new-id.ts';

/** A player's choice for a question. */
export type Choice = {
  readonly matchId: string;
  readonly questionId: string;
  /** The version of the question, as it was read. */
  readonly askedAt: number;
  readonly choose: readonly string[];
};

/** The outcome of an answer: the version that holds it, or the refusal. */
export type AnswerResult = { readonly version: number } | { readonly refusal: Refusal };

/** A choice under way when the page was left, and its outcome now. */
export type Resumed = Choice & { readonly given: Promise<AnswerResult> };

export type Answers = {
  /** Sends a choice until it is settled, through any loss of the connection; it takes effect once. */
  give(choice: Choice): Promise<AnswerResult>;
  /**
   * Stops sending an unsettled choice: another can be given, and the service takes the first to
   * arrive.
   */
  withdraw(questionId: string): void;
  /** Sends again the choices under way when the page was left, and returns them. */
  resume(): Promise<readonly Resumed[]>;
  /** The questions of a match at this version, without those whose answers are not yet in it. */
  unanswered<Q extends { readonly id: string }>(
    matchId: string,
    version: number,
    questions: readonly Q[],
  ): readonly Q[];
};

type Underway = Choice & { readonly commandId: string };

const KEY = 'answer:';
type Sources = { readonly command: Command; readonly ports: Pick<Ports, 'chance' | 'store'> };

export function createAnswers({ command, ports }: Sources): Answers {
  const { store, chance } = ports;
  /** Choices under way by command id, with the version that holds the answer once known. */
  const known = new Map<string, Underway & { readonly version?: number }>();

  /** Functions that stop the sending, by command id. */
  const stops = new Map<string, () => void>();

  const send = async ({ askedAt, ...choice }: Underway): Promise<AnswerResult> => {
    const { commandId } = choice;
    const stopped = new Promise<Outcome<never>>((end) => {
      stops.set(commandId, () => {
        stops.delete(commandId);
        end({ refusal: withdrawn });
      });
    });
    const input = { ...choice, expectedVersion: askedAt };
    const sent = command(Answer, input, undefined, () => stops.has(commandId));
    const told = await Promise.race([sent, stopped]);
    stops.delete(commandId);
    return 'data' in told ? { version: told.data.answer.version } : told;
  };

  const settle = async (underway: Underway): Promise<AnswerResult> => {
    const { commandId } = underway;
    known.set(commandId, underway);
    const given = await send(underway);
    if ('version' in given) known.set(commandId, { ...underway, version: given.version });
    else known.delete(commandId);
    await answered(() => store.delete(KEY + commandId));
    return given;
  };

  return {
    async give(choice) {
      const underway = { ...choice, commandId: newId(chance) };
      known.set(underway.commandId, underway);
      await answered(() => store.set(KEY + underway.commandId, underway));
      return settle(underway);
    },
    withdraw(questionId) {
      for (const each of known.values())
        if (each.questionId === questionId) stops.get(each.commandId)?.();
    },
    async resume() {
      const keys = ((await answered(() => store.keys())) ?? []).filter((key) =>
        key.startsWith(KEY),
      );
      const left = await Promise.all(keys.map((key) => answered(() => store.get(key))));
      const mine = left.filter((each) => isUnderway(each) && !known.has(each.commandId));
      return (mine as readonly Underway[]).map(({ commandId, ...choice }) => ({
        ...choice,
        given: settle({ ...choice, commandId }),
      }));
    },
    unanswered(matchId, version, questions) {
      const ours = [...known.values()].filter((each) => each.matchId === matchId);
      for (const each of ours) {
        if (each.version !== undefined && each.version <= version) known.delete(each.commandId);
      }
      const gone = ours.filter((each) => known.has(each.commandId));
      return questions.filter(({ id }) => !gone.some(({ questionId }) => questionId === id));
    },
  };
}

const isUnderway = (value: unknown): value is Underway => {
  const { matchId, questionId, askedAt, choose, commandId } = objectOf(value);
  return (
    [matchId, questionId, commandId].every((text) => typeof text === 'string') &&
    typeof askedAt === 'number' &&
    Array.isArray(choose)
  );
};
