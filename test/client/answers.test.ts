import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../shared/client/answers/answers.ts';
import { createAsk, createCommand } from '../../shared/client/answers/commands.ts';
import { createPauses } from '../../shared/client/line/pauses.ts';
import type { Refusal, RefusalCode, Outcome } from '../../shared/client/index.ts';
import { heldTimers, memoryStore, settled } from './support.ts';

/** The fate of a request: it is lost on the way there or back, refused for now, or answered. */
type Fate = 'told' | 'lost' | 'reply lost' | 'INTERNAL' | 'RATE_LIMITED';
type Input = { readonly commandId: string; readonly questionId: string };

const refusal = (code: RefusalCode, retryable = false): { refusal: Refusal } => ({
  refusal: { code, message: code, retryable, details: {} },
});

/** A service that does each command once, at the end of a line of which the test says what it does. */
function service(fates: Fate[], store = memoryStore()) {
  const clock = heldTimers();
  const done: Input[] = [];
  const sent: Input[] = [];
  const carryOut = (input: Input): Outcome<{ answer: { version: number } }> => {
    const at = done.findIndex(({ commandId }) => commandId === input.commandId);
    const version = at < 0 ? done.push(input) : at + 1;
    return { data: { answer: { version } } };
  };
  const request = (_: unknown, { input }: { input: Input }): Promise<unknown> => {
    sent.push(input);
    const fate = fates.shift() ?? 'told';
    if (fate === 'told') return Promise.resolve(carryOut(input));
    if (fate === 'reply lost') carryOut(input);
    const isLost = fate === 'lost' || fate === 'reply lost';
    return Promise.resolve(isLost ? refusal('LINE_LOST', true) : refusal(fate));
  };
  const pauses = createPauses(clock);
  const chance = Math.random;
  const command = createCommand({ request: request as never, pauses, chance });
  const answers = createAnswers({ command, ports: { chance, store } });
  const passAll = async (): Promise<void> => {
    for (await settled(); clock.due > 0; await settled()) clock.pass(10_000);
  };
  return { answers, done, sent, store, clock, pauses, passAll };
}

const choice = { matchId: 'm', questionId: 'q', askedAt: 3, choose: ['pass'] };
const question = { id: 'q' };

describe('a command that hangs', () => {
  it('is sent again at once, with the same id, when the page becomes visible', async () => {
    const sent: Input[] = [];
    const request = (_: unknown, { input }: { input: Input }): Promise<unknown> =>
      sent.push(input) === 1
        ? new Promise(() => undefined)
        : Promise.resolve({ data: { answer: { version: 1 } } });
    const clock = heldTimers();
    const pauses = createPauses(clock);
    const command = createCommand({ request: request as never, pauses, chance: Math.random });
    const asked = command('mutation { x }', { questionId: 'q' } as never);
    await settled();
    pauses.cutShort();
    expect(await asked).toEqual({ data: { answer: { version: 1 } } });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.commandId).toBe(sent[1]?.commandId);
    expect(clock.due).toBe(0);
  });
});

describe('a query', () => {
  it('is retried until it is answered, after the wait that the service gives', async () => {
    const clock = heldTimers();
    const fates = [refusal('LINE_LOST', true), refusal('RATE_LIMITED', true)];
    const request = () => Promise.resolve(fates.shift() ?? { data: { x: 1 } });
    const pauses = createPauses(clock);
    const ask = createAsk({ request: request as never, pauses, chance: Math.random });
    const asked = ask('{ x }', {} as never);
    for (await settled(); clock.due > 0; await settled()) clock.pass(10_000);
    expect(await asked).toEqual({ data: { x: 1 } });
    fates.push(refusal('FORBIDDEN'));
    expect(await ask('{ x }', {} as never)).toEqual(refusal('FORBIDDEN'));
  });
});

describe('a command', () => {
  it('is refused if it would have to wait for too long', async () => {
    const clock = heldTimers();
    const sent: unknown[] = [];
    const request = (_: unknown, { input }: { input: unknown }) => {
      sent.push(input);
      if (sent.length > 2) return Promise.resolve({ data: {} });
      const retryAfter = sent.length === 1 ? 3 : 40;
      return Promise.resolve({ refusal: { ...refusal('RATE_LIMITED', true).refusal, retryAfter } });
    };
    const pauses = createPauses(clock);
    const command = createCommand({ request: request as never, pauses, chance: Math.random });
    const told = command('mutation', {}, 5);
    for (await settled(); clock.due > 0; await settled()) clock.pass(1_000);
    expect(await told).toMatchObject({ refusal: { code: 'RATE_LIMITED', retryAfter: 40 } });
    expect(sent).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('is sent once, whatever messages get lost, and stored until it is settled', async () => {
    const fate = fc.constantFrom<Fate>('told', 'lost', 'reply lost', 'INTERNAL', 'RATE_LIMITED');
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 12 }), async (fates) => {
        const { answers, done, store, passAll } = service([...fates]);
        const given = answers.give(choice);
        await settled();
        expect(store.kept.size).toBe(fates[0] === 'told' || fates.length === 0 ? 0 : 1);
        await passAll();
        expect(await given).toEqual({ version: 1 });
        expect(done).toHaveLength(1);
        expect(store.kept.size).toBe(0);
      }),
    );
  });

  it('that was being sent when the page closed is sent again with its own id', async () => {
    const store = memoryStore();
    const before = service(['reply lost', 'lost', 'lost'], store);
    void before.answers.give(choice);
    await settled();
    const [id] = before.sent.map(({ commandId }) => commandId);
    const after = service(['lost'], store);
    const [resumed, ...more] = await after.answers.resume();
    expect({ resumed, more }).toMatchObject({ resumed: choice, more: [] });
    expect(after.answers.unanswered('m', 0, [question])).toEqual([]);
    await after.passAll();
    expect(await resumed?.given).toEqual({ version: 1 });
    expect(new Set(after.sent.map(({ commandId }) => commandId))).toEqual(new Set([id]));
    expect(store.kept.size).toBe(0);
    expect(await after.answers.resume()).toEqual([]);
  });

  it('hides its question until the version that holds the answer arrives', async () => {
    const { answers, passAll } = service(['lost']);
    const open = (version: number) => answers.unanswered('m', version, [question, { id: 'other' }]);
    expect(open(3)).toHaveLength(2);
    const given = answers.give(choice);
    expect(open(3)).toEqual([{ id: 'other' }]);
    expect(answers.unanswered('another match', 3, [question])).toEqual([question]);
    await passAll();
    await given;
    expect(open(0)).toEqual([{ id: 'other' }]);
    expect(open(1)).toHaveLength(2);
  });

  it('that is refused shows its question again, and returns the refusal as a value', async () => {
    const { answers, store } = service([]);
    const refused = createAnswers({
      command: () => Promise.resolve(refusal('ILLEGAL_CHOICE')),
      ports: { chance: Math.random, store },
    });
    expect(await refused.give(choice)).toEqual(refusal('ILLEGAL_CHOICE'));
    expect(refused.unanswered('m', 3, [question])).toEqual([question]);
    expect(store.kept.size).toBe(0);
    expect(answers.unanswered('m', 3, [question])).toEqual([question]);
  });

  it('stops waiting when the page becomes visible', async () => {
    const { answers, sent, pauses } = service(['lost', 'lost']);
    void answers.give(choice);
    for (const count of [1, 2, 3]) {
      await settled();
      expect(sent).toHaveLength(count);
      pauses.cutShort();
    }
  });

  it('is sent even if nothing can be stored, and leaves other data in the store unchanged', async () => {
    const broken = memoryStore();
    const none = (): Promise<never> => Promise.reject(new Error('no room'));
    const { answers } = service([], { ...broken, set: none, delete: none, keys: none, get: none });
    expect(await answers.give(choice)).toEqual({ version: 1 });
    expect(await answers.resume()).toEqual([]);
    const other = memoryStore(new Map<string, unknown>([['answer:odd', { not: 'an answer' }]]));
    expect(await service([], other).answers.resume()).toEqual([]);
  });
});
