import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  patched,
  ReadMatch,
  sceneOf,
  type Line,
  type LineState,
  type Question,
  type Ref,
  type Refusal,
  type SeatInfo,
  type Sheet,
  type Table,
  type Update,
} from '../../../shared/client/index.ts';
import type { Here } from '../app/here.ts';
import type { Head, MatchModel, Picked } from '../match/model.ts';

/** A match as it stood at any version: the same model as that of a match in play, with nothing to answer. */
export type ReplayModel = MatchModel & {
  /** The newest version there is. */
  readonly latest: ReadonlySignal<number>;
  /** Whether a version is being read. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Shows a version; those that do not exist are the nearest that do. */
  go(version: number): Promise<void>;
  /** Goes to where the next or the last turn or round began. */
  goTurn(way: 'next' | 'back'): Promise<void>;
};

/** So many steps are read at once. */
const WINDOW = 50;

export function openReplay(
  { client, locale }: Here,
  id: string,
  begin: number | undefined,
): ReplayModel {
  const head = signal<Head | undefined>(undefined);
  const sheet = signal<Sheet | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const seats = signal<readonly SeatInfo[]>([]);
  const table = signal<Table | undefined>(undefined);
  const story = signal<readonly Line[]>([]);
  const hasOlder = signal(false);
  const latest = signal(1);
  const isBusy = signal(false);
  /** Steps at hand, by their version; each goes on from the one before. */
  const steps = new Map<number, Update>();
  let older = client.story(id)[Symbol.asyncIterator]();

  const read = async (span: {
    after?: number;
    upTo?: number;
    first?: number;
  }): Promise<readonly Update[]> => {
    const told = await client.steps(id, span);
    if ('data' in told) return told.data;
    refusal.value = told.refusal;
    return [];
  };
  const readOlder = async (): Promise<void> => {
    const { value, done } = await older.next();
    if (done === true || 'refusal' in value) {
      hasOlder.value = false;
      return;
    }
    story.value = [...value.data, ...story.value];
    hasOlder.value = (value.data[0]?.version ?? 0) > 1;
  };
  const stepAfter = async (version: number): Promise<Update | undefined> => {
    if (!steps.has(version + 1))
      for (const step of await read({ after: version, first: WINDOW }))
        steps.set(step.version, step);
    return steps.get(version + 1);
  };

  /** One step on from what is shown, by its patch. */
  const forward = async (shown: Table): Promise<boolean> => {
    const step = await stepAfter(shown.version);
    if (step?.patch == null) return false;
    const view = patched(shown.view, step.patch as Parameters<typeof patched>[1]);
    table.value = { ...step, view };
    story.value = [...story.value, ...step.log];
    return true;
  };
  const jump = async (version: number): Promise<void> => {
    const [step] = await read({ upTo: version, first: 1 });
    if (step === undefined) return;
    table.value = { ...step, view: step.snapshot };
    story.value = [];
    older = client.story(id, { before: step.version + 1 })[Symbol.asyncIterator]();
    await readOlder();
  };
  /** One after another, in the order that they were asked for. */
  let last: Promise<void> = Promise.resolve();
  const alone = (act: () => Promise<void>): Promise<void> => {
    last = last.then(async () => {
      isBusy.value = true;
      await act();
      isBusy.value = false;
    });
    return last;
  };
  const show = async (wanted: number): Promise<void> => {
    const version = Math.max(1, Math.min(wanted, latest.peek()));
    const shown = table.peek();
    if (shown?.version === version) return;
    if (shown?.version === version - 1 && (await forward(shown))) return;
    await jump(version);
  };

  const load = async (): Promise<void> => {
    const told = await client.ask(ReadMatch, { id, locale });
    if ('refusal' in told) refusal.value = told.refusal;
    else if (told.data.match === null)
      refusal.value = { code: 'NOT_FOUND', message: '', retryable: false, details: {} };
    else {
      const { match } = told.data;
      head.value = match;
      seats.value = match.seats;
      latest.value = match.version;
      const read = await client.sheet(match.game.id, locale);
      if ('data' in read) sheet.value = read.data;
      await alone(() => show(begin ?? 1));
    }
  };
  void load();

  return {
    id,
    head,
    sheet,
    refusal,
    asOf: signal(undefined),
    line: signal<LineState>({ is: 'over' }),
    table,
    scene: computed(() =>
      table.value && sheet.value
        ? sceneOf({
            view: table.value.view,
            schema: sheet.value.viewSchema,
            boards: sheet.value.boards,
          })
        : undefined,
    ),
    seats,
    story,
    hasOlder,
    jumped: signal(0),
    questions: signal<readonly Question[]>([]),
    isSending: signal(false),
    refused: signal<Refusal | undefined>(undefined),
    looked: signal<Ref | undefined>(undefined),
    lit: signal<readonly string[]>([]),
    picked: signal<Picked>({ ids: [] }),
    readOlder,
    readHead: load,
    answer: async () => undefined,
    close: () => undefined,
    latest,
    isBusy,
    go: async (version) => alone(() => show(version)),
    goTurn: async (way) =>
      alone(async () => {
        if (way === 'next') await toNextTurn();
        else await toLastTurn();
      }),
  };

  async function toNextTurn(): Promise<void> {
    const from = table.peek()?.version ?? 1;
    for (let version = from; ; version += 1) {
      const step = await stepAfter(version);
      if (step === undefined) return show(latest.peek());
      if (step.log.some(({ begins }) => begins !== null)) return show(step.version);
    }
  }

  async function toLastTurn(): Promise<void> {
    const from = table.peek()?.version ?? 1;
    for await (const page of client.story(id, { before: from })) {
      if ('refusal' in page) break;
      const begun = page.data.findLast(({ begins }) => begins !== null);
      if (begun) return show(begun.version);
    }
    return show(1);
  }
}
