import { signal, type ReadonlySignal } from '@preact/signals';
import { patched, type Table, type Update } from '../../../../shared/client/index.ts';
import type { Here } from '../here/here.ts';
import { atRest } from '../match/at-rest.ts';
import type { MatchModel } from '../match/model.ts';
import { createReading } from '../reading/reading.ts';

/** A match at any version: the same model as that of a match in play, with nothing to answer. */
export type ReplayModel = MatchModel & {
  /** The newest version there is. */
  readonly latest: ReadonlySignal<number>;
  /** True if a version is being read. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Shows a version; those that do not exist are the nearest that do. */
  go(version: number): Promise<void>;
};

/** Steps that are read at once. */
const WINDOW = 50;

/** Opens a match for a replay, at a version if one is given. */
export function openReplay(here: Here, id: string, begin: number | undefined): ReplayModel {
  const { client } = here;
  const table = signal<Table | undefined>(undefined);
  const reading = createReading(here, id, table);
  const { details, refusal, story } = reading;
  const latest = signal(1);
  const isBusy = signal(false);
  /** Steps at hand, by their version; each goes on from the one before. */
  const steps = new Map<number, Update>();

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
  const stepAfter = async (version: number): Promise<Update | undefined> => {
    if (!steps.has(version + 1))
      for (const step of await read({ after: version, first: WINDOW }))
        steps.set(step.version, step);
    return steps.get(version + 1);
  };

  /** Goes one step on from the table shown, by its patch. */
  const forward = async (shown: Table): Promise<boolean> => {
    const step = await stepAfter(shown.version);
    if (step?.patch == null) return false;
    const view = patched(shown.view, step.patch as Parameters<typeof patched>[1]);
    table.value = { ...step, view };
    story.value = [...story.value, ...step.log];
    return true;
  };
  const jump = async (version: number): Promise<void> => {
    // both at once: the entries before a version are read by its number only
    const told = reading.tellBefore(version + 1);
    const [step] = await read({ upTo: version, first: 1 });
    if (step !== undefined) table.value = { ...step, view: step.snapshot };
    await told;
  };
  /** The queue of acts: one after another, in the order that they were asked for. */
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
    await reading.readDetails();
    if (details.value === undefined) return;
    latest.value = details.value.version;
    await Promise.all([reading.readSheet(), alone(() => show(begin ?? 1))]);
  };
  void load();

  return {
    ...reading,
    ...atRest(reading),
    id,
    table,
    latest,
    isBusy,
    go: async (version) => alone(() => show(version)),
  };
}
