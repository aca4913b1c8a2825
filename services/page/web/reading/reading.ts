import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  createScenes,
  ReadMatch,
  type Line,
  type ReadMatchQuery,
  type Ref,
  type Refusal,
  type Scene,
  type SeatInfo,
  type Sheet,
  type Table,
} from '../../../../shared/client/index.ts';
import { painted } from '../device/painted.ts';
import type { Here } from '../here/here.ts';
import { createOrder } from './in-order.ts';
import { steady } from './steady.ts';

export type Details = NonNullable<ReadMatchQuery['match']>;

/** Data of a match beside its table, whether it is played or replayed. */
export type MatchReading = {
  readonly details: Signal<Details | undefined>;
  readonly sheet: Signal<Sheet | undefined>;
  /** Reason that there is nothing to show. */
  readonly refusal: Signal<Refusal | undefined>;
  readonly seats: Signal<readonly SeatInfo[]>;
  readonly story: Signal<readonly Line[]>;
  /** True if the log has lines before those at hand. */
  readonly hasOlder: ReadonlySignal<boolean>;
  /** Scene of the table shown. */
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** The seats in the order that the table tells. */
  readonly order: ReadonlySignal<readonly Ref[]>;
  /** Reads the data beside the table: seats, my allowed acts, my auto-responses. */
  readDetails(): Promise<void>;
  /** Takes details that were read already. */
  takeDetails(read: Details): void;
  /** Reads the sheet of the game, once the details is known. */
  readSheet(): Promise<void>;
  readOlder(): Promise<void>;
  /** Begins the log again, with the entries before a version. */
  tellBefore(version: number): Promise<void>;
};

/** A reading for its views: its signals can't be set. */
export type ReadState = {
  readonly [name in keyof MatchReading]: MatchReading[name] extends Signal<infer T>
    ? ReadonlySignal<T>
    : MatchReading[name];
};

/** Reads a match for a table that is shown, at its caller's word. */
export function createReading(
  { client, locale }: Pick<Here, 'client' | 'locale'>,
  id: string,
  table: ReadonlySignal<Table | undefined>,
): MatchReading {
  const details = signal<Details | undefined>(undefined);
  const sheet = signal<Sheet | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const seats = signal<readonly SeatInfo[]>([]);
  const story = signal<readonly Line[]>([]);
  const hasOlder = signal(false);
  let older = client.story(id)[Symbol.asyncIterator]();
  const inOrder = createOrder();

  const readOlder = async (): Promise<void> => {
    const from = older;
    const { value, done } = await from.next();
    // the log was begun again meanwhile
    if (from !== older) return;
    if (done === true || 'refusal' in value) {
      hasOlder.value = false;
      return;
    }
    const first = story.value[0]?.version ?? Infinity;
    story.value = [...value.data.filter(({ version }) => version < first), ...story.value];
    hasOlder.value = (value.data[0]?.version ?? 0) > 1;
  };
  const takeDetails = (read: Details): void => {
    details.value = read;
    seats.value = read.seats;
  };
  const draw = createScenes();
  // the question is seen before the table is drawn, which takes longer
  const isAskedFirst = signal(false);
  effect(() => {
    if (sheet.value !== undefined) void painted().then(() => (isAskedFirst.value = true));
  });
  const scene = steady(() => {
    if (table.value === undefined || sheet.value === undefined || !isAskedFirst.value)
      return undefined;
    const { viewSchema: schema, boards } = sheet.value;
    return draw({ view: table.value.view, schema, boards });
  });
  return {
    details,
    sheet,
    refusal,
    seats,
    story,
    hasOlder,
    scene,
    order: steady(() => scene.value?.seats.map(({ seat }) => seat) ?? []),
    async readDetails() {
      const isNews = inOrder();
      const told = await client.ask(ReadMatch, { id, locale });
      if (!isNews()) return;
      if ('refusal' in told) refusal.value = told.refusal;
      else if (told.data.match === null) refusal.value = gone;
      else takeDetails(told.data.match);
    },
    takeDetails,
    async readSheet() {
      if (details.value === undefined) return;
      const { game } = details.value;
      const told = await client.sheet(game.id, locale, game.revision);
      if ('refusal' in told) refusal.value = told.refusal;
      else sheet.value = told.data;
    },
    readOlder,
    tellBefore(version) {
      story.value = [];
      older = client.story(id, { before: version })[Symbol.asyncIterator]();
      return readOlder();
    },
  };
}

/** Refusal of a match that is not there, or not for this viewer. */
export const gone: Refusal = { code: 'NOT_FOUND', message: '', retryable: false, details: {} };
