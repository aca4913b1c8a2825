import { createHash } from 'node:crypto';
import type { Draft, NoDraft } from '../../../shared/tournaments/drafting/draft.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { oneAtATime } from '../../platform/commands/one-at-a-time.ts';
import { recent } from '../../platform/recent.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { draw, type PreviewRequest } from './drafting.ts';
import { drawingHere, type DrawRounds } from './drawing.ts';

/** A request for a preview. */
export type PreviewJob = {
  readonly tournament: Tournament;
  /** The version of the tournament, drafts counted. */
  readonly version: number;
  readonly secret: Uint8Array;
  /** The pods and byes of staff; absent pods are drawn. */
  readonly asked: Pick<PreviewRequest, 'made' | 'byesFor'>;
};

/** The first of the rounds that would be drafted, or the reasons why there is none. */
export type Preview = { readonly draft: Draft } | NoDraft;

/** The outcome of a preview whose tournament has changed before it was computed. */
export const MOVED_ON = { moved: true } as const;

/**
 * Previews the next round. A tournament has one preview at a time, and the same one is not computed
 * twice.
 */
export type Previewing = (job: PreviewJob) => Promise<Preview>;

/**
 * The key of a preview within its tournament: the version and the arguments. A schedule takes no
 * requested byes.
 */
export function previewKey({ tournament, version, asked }: Omit<PreviewJob, 'secret'>): string {
  const { made } = asked;
  const stage = tournament.regulations.stages[tournament.stage - 1];
  const byesFor = stage?.format === 'ROUND_ROBIN' ? [] : (asked.byesFor ?? []);
  const said = JSON.stringify([made?.pods ?? null, made?.byes ?? byesFor]);
  return `${String(version)}.${createHash('sha256').update(said).digest('base64url')}`;
}

/** Computes a preview. */
export async function previewed(
  drawing: DrawRounds,
  { tournament, secret, asked }: PreviewJob,
): Promise<Preview> {
  const first: DrawRounds = (job) => drawing({ ...job, firstOnly: true });
  const drawn = await draw(tournament, { secret, deps: { drawing: first } }, asked);
  if ('problems' in drawn) return drawn;
  const [draft] = drawn;
  return draft === undefined ? { problems: [] } : { draft };
}

/** The previews kept in one process. */
const KEPT = 64;

/** Maximum number of waiting previews of a tournament. */
const MOST_WAITING = 16;

/** Previews in this process: one after the other for each tournament. */
export function previewingHere(drawing: DrawRounds): Previewing {
  const kept = recent<Preview>(KEPT);
  const waiting = new Map<string, number>();
  const inTurn = oneAtATime();
  return async (job) => {
    const { id } = job.tournament;
    const key = `${id} ${previewKey(job)}`;
    const before = waiting.get(id) ?? 0;
    if (before >= MOST_WAITING) {
      const words = 'Too many previews of this tournament are being computed. Try again shortly.';
      refuse('RATE_LIMITED', words, { retryable: true, retryAfter: 5 });
    }
    waiting.set(id, before + 1);
    try {
      return await inTurn(id, async () => {
        const known = kept.get(key);
        if (known !== undefined) return known;
        const preview = await previewed(drawing, job);
        kept.put(key, preview);
        return preview;
      });
    } finally {
      const left = (waiting.get(id) ?? 1) - 1;
      if (left > 0) waiting.set(id, left);
      else waiting.delete(id);
    }
  };
}

/** The drawing and previewing of this process. */
export const drawsHere = () => ({
  drawing: drawingHere,
  previewing: previewingHere(drawingHere),
});
