import { Answer } from '../generated/operations.ts';
import type { Ports } from '../line/ports.ts';
import { answered } from '../line/reply.ts';
import { objectOf, withdrawn, type Refusal, type Told } from '../line/told.ts';
import type { Command } from './commands.ts';
import { newId } from './new-id.ts';

/** What somebody chooses. */
export type Choice = {
  readonly matchId: string;
  readonly questionId: string;
  /** The question's, as it was read. */
  readonly askedAt: number;
  readonly choose: readonly string[];
};

/** What came of it: the version that holds the answer, or why there is none. */
export type Given = { readonly version: number } | { readonly refusal: Refusal };

/** A choice that was under way when the page was left, and what comes of it now. */
export type Resumed = Choice & { readonly given: Promise<Given> };

export type Answers = {
  /** Sends a choice until it is settled, however often the line is lost; it is not done twice. */
  give(choice: Choice): Promise<Given>;
  /** Sends a choice no more that is not settled yet: another can be given, and the service takes whichever it gets first. */
  withdraw(questionId: string): void;
  /** Sends what was under way when the page was left, and says what that is. */
  resume(): Promise<readonly Resumed[]>;
  /** The questions of a match at this version, less those that are answered and do not know it yet. */
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
  /** By the command's id, the version that holds the answer once that is known. */
  const known = new Map<string, Underway & { readonly version?: number }>();

  /** By the command's id, what ends its sending. */
  const stops = new Map<string, () => void>();

  const send = async ({ askedAt, ...choice }: Underway): Promise<Given> => {
    const { commandId } = choice;
    const stopped = new Promise<Told<never>>((end) => {
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

  const settle = async (underway: Underway): Promise<Given> => {
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
