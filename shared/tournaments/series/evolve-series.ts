import type { Series, SeriesStep } from './series.ts';

/** A commit of a series: what happened to which, and when, ISO 8601. */
type SeriesCommit = {
  readonly id: string;
  readonly at: string;
  readonly steps: readonly SeriesStep[];
};

/**
 * A series after one more commit.
 * @throws TypeError if it was not created.
 */
export function evolveSeries(before: Series | undefined, commit: SeriesCommit): Series {
  const after = commit.steps.reduce<Series | undefined>(
    (series, step) => evolved(series, step, commit),
    before,
  );
  if (after === undefined) throw new TypeError(`The series ${commit.id} was never created.`);
  return after;
}

function evolved(
  series: Series | undefined,
  step: SeriesStep,
  { id, at }: SeriesCommit,
): Series | undefined {
  if (step.type === 'SeriesCreated') {
    const { type: _, ...said } = step;
    return { id, ...said, organizers: [], events: [], createdAt: at };
  }
  return series && changed(series, step);
}

function changed(series: Series, step: Exclude<SeriesStep, { type: 'SeriesCreated' }>): Series {
  switch (step.type) {
    case 'SeriesUpdated': {
      const { type: _, ...said } = step;
      return { ...series, ...said };
    }
    case 'EventsSet': {
      const { draft, ...rest } = series;
      // a season that was taken up is no proposal any more, nor is one behind a season that is gone
      const stays = draft !== undefined && step.events.length === draft.season - 1;
      return { ...rest, events: step.events, ...(stays && { draft }) };
    }
    case 'SeasonDrafted':
      return { ...series, draft: step.draft };
  }
}
