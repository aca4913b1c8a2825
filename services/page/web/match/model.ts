import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type {
  Change,
  Following,
  AnswerResult,
  LineState,
  Question,
  Ref,
  Refusal,
  ShownCue,
  Sheet,
  Table,
  Update,
  Watcher,
} from '../../../../shared/client/index.ts';
import type { Here } from '../here/here.ts';
import { keepSeen, lastSeen } from '../here/last-seen.ts';
import { createStaging, type Staging } from '../stage/staging.ts';
import { createReading, type Details, type ReadState } from '../reading/reading.ts';
import { painted } from '../device/painted.ts';
import { openedEarly } from '../early/opened-early.ts';
import { steady } from '../reading/steady.ts';

/** A match as the page knows it: the data read, the table shown, and the choices made. */
export type MatchModel = ReadState &
  Omit<Staging, 'push' | 'look' | 'stop'> & {
    readonly id: string;
    /** Time of the table shown, if the service could not be reached yet. */
    readonly asOf: ReadonlySignal<Date | undefined>;
    readonly line: ReadonlySignal<LineState>;
    /** The table that is shown. */
    readonly table: ReadonlySignal<Table | undefined>;
    /** The version that I saw last before I was away for several steps, or without a line. */
    readonly leftAt: ReadonlySignal<number | undefined>;
    /** Questions that wait for my answer: a question that was answered here is gone until the table knows it. */
    readonly questions: ReadonlySignal<readonly Question[]>;
    /** True if an answer is on its way. */
    readonly isSending: ReadonlySignal<boolean>;
    /** The answer that was given here last. */
    readonly given: ReadonlySignal<GivenAnswer | undefined>;
    /** Reason that my last answer was refused. */
    readonly refused: ReadonlySignal<Refusal | undefined>;
    /** Thing that is looked at: its card is open. */
    readonly looked: Signal<Ref | undefined>;
    /** Things that the option under the finger is about. */
    readonly lit: Signal<readonly string[]>;
    readonly picked: Signal<Picked>;
    /** Cues of the events during the viewer's absence, while the recap is shown. */
    readonly recalled: Signal<readonly ShownCue[]>;
    /** The answer that a bot suggested last, if it is shown. */
    readonly suggested: Signal<Suggested | undefined>;
    /** Seat that I have turned to, if I answer for several. */
    readonly turnedTo: Signal<string | undefined>;
    /** Answers, once the tap was painted. */
    answer(question: Question, choose: readonly string[]): Promise<void>;
    /** Takes an answer back that has not been sent yet: its question is asked again. */
    withdraw(): void;
    close(): void;
  };

/** Snapshot that is kept of a match for when it can't be reached. */
type Seen = { readonly details: Details; readonly sheet: Sheet; readonly table: Table };

/** An answer: to which question, the ids that were chosen, and the version that holds it once that is known. */
export type GivenAnswer = {
  readonly question: Question;
  readonly choose: readonly string[];
  readonly version?: number;
};

/** The options picked of a question that is not answered yet. */
export type Picked = { readonly questionId?: string; readonly ids: readonly string[] };

/** A suggested answer to a question; it holds until the question is revised. */
export type Suggested = {
  readonly questionId: string;
  readonly askedAt: number;
  readonly choose: readonly string[];
};

/** Parts of the page that opening a match needs. */
export type Opener = Pick<Here, 'client' | 'locale' | 'settings' | 'resumed'>;

/** Opens a match: reads its constant data, follows the rest until `close`d. */
export function openMatch(here: Opener, id: string): MatchModel {
  const { client, settings } = here;
  const line = signal<LineState>({ is: 'connecting' });
  const table = signal<Table | undefined>(undefined);
  const reading = createReading(here, id, table);
  const { details, sheet, refusal, seats, story } = reading;
  const leftAt = signal<number | undefined>(undefined);
  /** True if I have just come back: to the page, or to the line. */
  let isBack = false;
  const refused = signal<Refusal | undefined>(undefined);
  /** True if an answer was tapped that is not shown yet. */
  let isPressed = false;
  /** Version that holds the answer, once that is known, by question answered here. */
  const answered = signal<ReadonlyMap<string, number | undefined>>(new Map());
  const isGone = (questionId: string, version: number): boolean =>
    answered.value.has(questionId) && (answered.value.get(questionId) ?? Infinity) > version;
  const given = signal<GivenAnswer | undefined>(undefined);
  const picked = signal<Picked>({ ids: [] });
  const turnedTo = signal<string | undefined>(undefined);
  const asOf = signal<Date | undefined>(undefined);
  let isClosed = false;

  const showLast = async (): Promise<void> => {
    const seen = await lastSeen<Seen>(`match ${id}`);
    if (seen === undefined || table.peek() !== undefined || isClosed) return;
    details.value ??= seen.value.details;
    seats.value = seen.value.details.seats;
    sheet.value ??= seen.value.sheet;
    asOf.value = new Date(seen.at);
    table.value = { ...seen.value.table, questions: [] };
  };
  const keepLast = (): void => {
    if (asOf.peek() !== undefined || !details.value || !sheet.value || !table.value) return;
    const seen: Seen = { details: details.value, sheet: sheet.value, table: table.value };
    keepSeen(`match ${id}`, seen);
  };
  void showLast();
  const whenHiddenOrSeen = (): void => {
    if (document.hidden) keepLast();
    else {
      isBack = true;
      staging.look();
    }
  };
  document.addEventListener('visibilitychange', whenHiddenOrSeen);

  /** True if the details were read before the table's present seats or status. */
  const areDetailsOld = (): boolean => {
    const [read, now] = [details.peek(), table.peek()];
    if (read === undefined || now === undefined) return false;
    return read.version < now.seatsAt || read.status !== now.status;
  };
  const show = (now: Table, { log, isSnapshot }: Change): void => {
    const before = asOf.peek() === undefined ? table.peek() : undefined;
    asOf.value = undefined;
    table.value = now;
    if (isSnapshot) void reading.tellBefore(now.version + 1);
    else story.value = [...story.value, ...log];
    if (picked.peek().questionId !== undefined) picked.value = stillOpen(picked.peek(), now);
    const isNews = before
      ? before.seatsAt !== now.seatsAt || before.status !== now.status
      : areDetailsOld();
    if (isNews) void reading.readDetails();
  };
  const staging = createStaging({
    settings,
    reading,
    show,
    passedOver: (since) => {
      if (isBack) leftAt.value = since;
      isBack = false;
    },
  });
  let following: Following | undefined;
  const follow = (first?: Update): void => {
    if (isClosed) return;
    const watcher: Watcher = {
      table: staging.push,
      state: (state) => {
        isBack ||= state.is === 'waiting' || state.is === 'offline';
        line.value = state;
        if (state.is === 'refused') refusal.value = state.refusal;
      },
    };
    following = client.follow(id, watcher, first);
  };
  const readAll = async (): Promise<void> => {
    await reading.readDetails();
    if (areDetailsOld()) void reading.readDetails();
    await reading.readSheet();
  };
  const early = openedEarly(id, here.locale);
  if (early === undefined) {
    follow();
    void readAll();
  } else
    void early.then(async (read) => {
      if (read) reading.takeDetails(read);
      // the rows of an end are as high as the sheet's words: drawn before it, they would jump
      if (read?.status === 'FINISHED') await reading.readSheet();
      follow(read?.updates[0]);
      if (read?.status !== 'FINISHED') await (read ? reading.readSheet() : readAll());
    });

  /** Marks a question as answered while its answer is on its way, and says why it was refused. */
  const settle = async (questionId: string, giving: Promise<AnswerResult>): Promise<void> => {
    answered.value = new Map([...answered.value, [questionId, undefined]]);
    const settled = await giving;
    const known = new Map(answered.value);
    if ('refusal' in settled) known.delete(questionId);
    else known.set(questionId, settled.version);
    answered.value = known;
    if ('refusal' in settled && settled.refusal.code !== 'WITHDRAWN')
      refused.value = settled.refusal;
    const last = given.peek();
    if ('version' in settled && last?.question.id === questionId)
      given.value = { ...last, version: settled.version };
  };
  void here.resumed.then((choices) => {
    for (const { matchId, questionId, given } of choices)
      if (matchId === id) void settle(questionId, given);
  });

  return {
    ...reading,
    ...staging,
    id,
    asOf,
    line,
    table,
    leftAt,
    questions: steady(() => {
      const { questions = [], version = 0 } = table.value ?? {};
      return questions.filter((question) => !isGone(question.id, version));
    }),
    isSending: computed(() =>
      [...answered.value.keys()].some((each) => isGone(each, table.value?.version ?? 0)),
    ),
    given,
    refused,
    picked,
    looked: signal<Ref | undefined>(undefined),
    lit: signal<readonly string[]>([]),
    suggested: signal<Suggested | undefined>(undefined),
    recalled: signal<readonly ShownCue[]>([]),
    turnedTo,
    async answer(question, choose) {
      const { id: questionId, askedAt } = question;
      // the second half of a double tap
      if (isPressed) return;
      isPressed = true;
      await painted();
      isPressed = false;
      given.value = { question, choose };
      refused.value = undefined;
      staging.passed.value = [];
      isBack = false;
      picked.value = { ids: [] };
      // on to the seat asked next
      turnedTo.value = undefined;
      await settle(questionId, client.answer({ matchId: id, questionId, askedAt, choose }));
    },
    withdraw() {
      const questionId = given.peek()?.question.id;
      if (questionId !== undefined) client.withdraw(questionId);
    },
    close() {
      isClosed = true;
      document.removeEventListener('visibilitychange', whenHiddenOrSeen);
      keepLast();
      staging.stop();
      following?.close();
    },
  };
}

const stillOpen = (picked: Picked, { questions }: Table): Picked => {
  const question = questions.find(({ id }) => id === picked.questionId);
  const legal = question?.options.map(({ id }) => id) ?? [];
  return { ...picked, ids: picked.ids.filter((id) => legal.includes(id)) };
};
