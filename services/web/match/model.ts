import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  ReadMatch,
  sceneOf,
  type Change,
  type Line,
  type LineState,
  type Question,
  type ReadMatchQuery,
  type Ref,
  type Refusal,
  type Scene,
  type SeatInfo,
  type Sheet,
  type Table,
} from '../../../shared/client/index.ts';
import type { Here } from '../app/here.ts';
import { keepSeen, lastSeen } from '../app/last-seen.ts';
import { createPace } from './pace.ts';

export type Head = NonNullable<ReadMatchQuery['match']>;

/** A match as the page knows it: what was read of it, what is shown now, and what is chosen. */
export type MatchModel = {
  readonly id: string;
  readonly head: ReadonlySignal<Head | undefined>;
  readonly sheet: ReadonlySignal<Sheet | undefined>;
  /** Why there is nothing to show. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Since when the table is as it is shown, where it could not be reached yet. */
  readonly asOf: ReadonlySignal<Date | undefined>;
  readonly line: ReadonlySignal<LineState>;
  /** The table that is shown. */
  readonly table: ReadonlySignal<Table | undefined>;
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly story: ReadonlySignal<readonly Line[]>;
  /** Whether the story has lines before those at hand. */
  readonly hasOlder: ReadonlySignal<boolean>;
  /** How many steps were passed over to show the present. */
  readonly jumped: ReadonlySignal<number>;
  /** Questions that wait for my answer: a question that was answered here is gone until the table knows it. */
  readonly questions: ReadonlySignal<readonly Question[]>;
  /** Whether an answer is on its way. */
  readonly isSending: ReadonlySignal<boolean>;
  /** Why my last answer was refused. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  /** Thing that is looked at: its card is open. */
  readonly looked: Signal<Ref | undefined>;
  /** Things that the option under the finger is about. */
  readonly lit: Signal<readonly string[]>;
  readonly picked: Signal<Picked>;
  readOlder(): Promise<void>;
  /** Reads what the table does not tell: seats, what I may do, my orders. */
  readHead(): Promise<void>;
  answer(question: Question, choose: readonly string[]): Promise<void>;
  close(): void;
};

/** Snapshot that is kept of a match for when it can't be reached. */
type Seen = { readonly head: Head; readonly sheet: Sheet; readonly table: Table };

/** The options picked of a question that is not answered yet. */
export type Picked = { readonly questionId?: string; readonly ids: readonly string[] };

/** Opens a match: reads what never changes, follows the rest until `close`d. */
export function openMatch({ client, locale, settings }: Here, id: string): MatchModel {
  const head = signal<Head | undefined>(undefined);
  const sheet = signal<Sheet | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const line = signal<LineState>({ is: 'connecting' });
  const table = signal<Table | undefined>(undefined);
  const seats = signal<readonly SeatInfo[]>([]);
  const story = signal<readonly Line[]>([]);
  const hasOlder = signal(false);
  const jumped = signal(0);
  const refused = signal<Refusal | undefined>(undefined);
  /** By question that was answered here, the version that holds the answer, once that is known. */
  const answered = signal<ReadonlyMap<string, number | undefined>>(new Map());
  const isGone = (questionId: string, version: number): boolean =>
    answered.value.has(questionId) && (answered.value.get(questionId) ?? Infinity) > version;
  const picked = signal<Picked>({ ids: [] });
  const asOf = signal<Date | undefined>(undefined);
  let isClosed = false;

  const showLast = async (): Promise<void> => {
    const seen = await lastSeen<Seen>(`match ${id}`);
    if (seen === undefined || table.peek() !== undefined || isClosed) return;
    head.value ??= seen.value.head;
    seats.value = seen.value.head.seats;
    sheet.value ??= seen.value.sheet;
    table.value = { ...seen.value.table, questions: [] };
    asOf.value = new Date(seen.at);
  };
  const keepLast = (): void => {
    if (asOf.peek() !== undefined || !head.value || !sheet.value || !table.value) return;
    const seen: Seen = { head: head.value, sheet: sheet.value, table: table.value };
    keepSeen(`match ${id}`, seen);
  };
  void showLast();
  const whenHidden = (): void => {
    if (document.hidden) keepLast();
  };
  document.addEventListener('visibilitychange', whenHidden);

  const readHead = async (): Promise<void> => {
    const told = await client.ask(ReadMatch, { id, locale });
    if (isClosed) return;
    if ('refusal' in told) refusal.value = told.refusal;
    else if (told.data.match === null) refusal.value = gone;
    else {
      head.value = told.data.match;
      seats.value = told.data.match.seats;
    }
  };
  const readSheet = async (gameId: string): Promise<void> => {
    const told = await client.sheet(gameId, locale);
    if ('refusal' in told) refusal.value = told.refusal;
    else sheet.value = told.data;
  };

  let older = client.story(id)[Symbol.asyncIterator]();
  const readOlder = async (): Promise<void> => {
    const { value, done } = await older.next();
    if (isClosed || done === true || 'refusal' in value) {
      hasOlder.value = false;
      return;
    }
    const first = story.value[0]?.version ?? Infinity;
    story.value = [...value.data.filter(({ version }) => version < first), ...story.value];
    hasOlder.value = (value.data[0]?.version ?? 0) > 1;
  };

  const show = (now: Table, { log, isSnapshot }: Change): void => {
    const before = asOf.peek() === undefined ? table.peek() : undefined;
    asOf.value = undefined;
    table.value = now;
    if (isSnapshot) {
      story.value = [];
      older = client.story(id, { before: now.version + 1 })[Symbol.asyncIterator]();
      void readOlder();
    } else story.value = [...story.value, ...log];
    if (picked.peek().questionId !== undefined) picked.value = stillOpen(picked.peek(), now);
    if (before?.seatsAt !== now.seatsAt || before.status !== now.status) void readHead();
  };
  const pace = createPace({
    isPaced: () => settings.paced.value && !document.hidden,
    show,
    jump: (steps) => {
      jumped.value = steps;
    },
  });
  const following = client.follow(id, {
    table: pace.push,
    state: (state) => {
      line.value = state;
      if (state.is === 'refused') refusal.value = state.refusal;
    },
  });
  void readHead().then(() => head.value && readSheet(head.value.game.id));

  return {
    id,
    head,
    sheet,
    refusal,
    asOf,
    line,
    table,
    seats,
    story,
    hasOlder,
    jumped,
    questions: computed(() => {
      const { questions = [], version = 0 } = table.value ?? {};
      return questions.filter((question) => !isGone(question.id, version));
    }),
    isSending: computed(() =>
      [...answered.value.keys()].some((each) => isGone(each, table.value?.version ?? 0)),
    ),
    refused,
    picked,
    scene: computed(() => {
      if (table.value === undefined || sheet.value === undefined) return undefined;
      const { viewSchema: schema, boards } = sheet.value;
      return sceneOf({ view: table.value.view, schema, boards });
    }),
    looked: signal<Ref | undefined>(undefined),
    lit: signal<readonly string[]>([]),
    readOlder,
    readHead,
    async answer({ id: questionId, askedAt }, choose) {
      refused.value = undefined;
      picked.value = { ids: [] };
      answered.value = new Map([...answered.value, [questionId, undefined]]);
      const given = await client.answer({ matchId: id, questionId, askedAt, choose });
      const known = new Map(answered.value);
      if ('refusal' in given) known.delete(questionId);
      else known.set(questionId, given.version);
      answered.value = known;
      if ('refusal' in given) refused.value = given.refusal;
    },
    close() {
      isClosed = true;
      document.removeEventListener('visibilitychange', whenHidden);
      keepLast();
      pace.stop();
      following.close();
    },
  };
}

const stillOpen = (picked: Picked, { questions }: Table): Picked => {
  const question = questions.find(({ id }) => id === picked.questionId);
  const legal = question?.options.map(({ id }) => id) ?? [];
  return { ...picked, ids: picked.ids.filter((id) => legal.includes(id)) };
};

const gone: Refusal = { code: 'NOT_FOUND', message: '', retryable: false, details: {} };
