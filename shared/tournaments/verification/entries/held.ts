import { same } from '../../../engine/same.ts';
import type { TournamentEvent } from '../../events/event.ts';
import type { AuditEntry } from '../../record/act.ts';
import { podOf, roundOf } from '../../record/queries.ts';
import type { Round } from '../../record/round.ts';
import { differences } from '../differences.ts';
import { unless, type Moment, type Of } from '../../acts/moment.ts';
import type { EntryContent } from '../../acts/content.ts';
import type { EntryCheck } from '../../acts/spec.ts';
import { actSpec, actSpecNamed } from '../../acts/registry.ts';
import { needsEntry } from './needs-entry.ts';

/**
 * Checks the audit entries of a step against its events, one to one: every entry describes the
 * events it made and no others, and every event that only staff can cause has its entry.
 */
export function* heldToActs(step: readonly Moment[]): Iterable<string> {
  // the events that an entry accounts for
  const accounted = new Set<Moment>();
  for (const [i, moment] of step.entries()) {
    if (!isEntry(moment)) continue;
    const open = step.slice(0, i).filter((each) => !accounted.has(each));
    const { made, faults } = heldEntry(moment, { open, step });
    for (const each of made) accounted.add(each);
    yield* faults;
  }
  for (const moment of step) {
    if (accounted.has(moment) || !needsEntry(moment)) continue;
    yield* [`${moment.event.type} is without an entry in the audit`];
  }
}

const isEntry = (moment: Moment): moment is Of<'ActAudited'> => moment.event.type === 'ActAudited';
const isPublication = (moment: Moment): moment is Of<'RoundPublished'> =>
  moment.event.type === 'RoundPublished';

type Step = { readonly open: readonly Moment[]; readonly step: readonly Moment[] };
type Held = { readonly made: readonly Moment[]; readonly faults: readonly string[] };

function heldEntry(moment: Of<'ActAudited'>, step: Step): Held {
  const { entry } = moment.event;
  const where = `entry ${entry.id} of the audit`;
  // an export may say anything
  const kind = actSpecNamed(entry.act)?.check ?? 'NEVER';
  if (kind === 'NEVER') {
    return { made: [], faults: [`${where}: ${entry.act} never enters it`] };
  }
  const its =
    kind === 'PAIRING'
      ? paired(moment, step)
      : kind === 'LOOK'
        ? looked(moment)
        : acted(moment, kind, step);
  const faults = [...its.faults, ...(kind === 'PAIRING' ? [] : doneBy(moment))];
  return { made: its.made, faults: faults.map((what) => `${where}: ${what}`) };
}

/** Checks that the actor held the role, and that the act is within the time of the step. */
function* doneBy({ event: { entry }, before, since, at }: Of<'ActAudited'>): Iterable<string> {
  const { by, role } = entry;
  const held = [...(by === before.owner ? ['OWNER'] : []), ...(before.roles[by] ?? []), 'ADMIN'];
  yield* unless(held.includes(role), `${by} did not act as ${role}`);
  yield* unless(entry.at >= since && entry.at <= at, 'it is from another time than its step');
}

/** Checks a look into a match, which makes no event: the match has to exist. */
function looked({ event: { entry }, before }: Of<'ActAudited'>): Held {
  const { target, act: _, ...told } = entry;
  const round = roundOf(before, target.round ?? 0);
  const isMade =
    round?.status === 'STARTING' || round?.status === 'RUNNING' || round?.status === 'COMPLETED';
  const isPod = isMade && podOf(round, target.pod ?? 0) !== undefined;
  const isBare = told.before === undefined && told.after === undefined;
  return { made: [], faults: unless(isPod && isBare, 'there is no such match to look into') };
}

function acted({ event: { entry } }: Of<'ActAudited'>, kind: EntryCheck, { open }: Step): Held {
  const main = open.find((each) => kind.makes(each) && isAbout(entry, each.event));
  if (main === undefined) return { made: [], faults: ['it tells of what did not happen'] };
  const rest = open.filter((each) => each !== main);
  const required = kind.due({ entry, main, open: rest });
  const { event } = main;
  const isBy = event.type === 'PlayerReplaced' || !('by' in event) || event.by === entry.by;
  const faults = [
    ...unless(isBy, `${entry.by} did not do what it tells of`),
    ...(required ? differing(entry, required.says) : []),
    ...(required?.faults ?? []),
  ];
  const due = required?.leadsTo ?? [];
  const also = due.map((each) => rest.find(({ event: found }) => same(found, each)));
  const missing = due.filter((_, i) => also[i] === undefined);
  return {
    made: [main, ...also.flatMap((each) => each ?? [])],
    faults: [
      ...faults,
      ...missing.map((each) => `it should lead to ${JSON.stringify(each).slice(0, 200)}`),
    ],
  };
}

/** True if an event is the one that an entry is about, of several of its type. */
function isAbout({ target }: AuditEntry, event: TournamentEvent): boolean {
  const numbers = ['round', 'pod', 'number'] as const;
  const isId = !('id' in event) || event.id === (target.act ?? target.appeal);
  return (
    isId &&
    numbers.every(
      (name) =>
        !(name in event) ||
        target[name] === undefined ||
        same(Reflect.get(event, name), target[name]),
    )
  );
}

const differing = (entry: AuditEntry, due: EntryContent): readonly string[] =>
  (['target', 'before', 'after'] as const).flatMap((name) =>
    differences(due[name], entry[name], name).map((each) => `it tells of another act: ${each}`),
  );

/**
 * Checks the edits of a round by staff, which are entered with its publication: the last leaves the
 * round as published.
 */
function paired({ event: { entry } }: Of<'ActAudited'>, { step }: Step): Held {
  const its = step
    .filter(isPublication)
    .filter(({ event: { round } }) => round === entry.target.round);
  const [published, ...more] = its;
  if (published === undefined || more.length > 0) {
    return { made: [], faults: ['it tells of what did not happen'] };
  }
  const entries = step
    .flatMap(({ event }) => (event.type === 'ActAudited' ? event.entry : []))
    .filter(
      ({ act, target }) => actSpec(act).check === 'PAIRING' && target.round === entry.target.round,
    );
  const { before, event } = published;
  // tournaments under the first rules may have entries of edits that a later draw replaced
  if (before.rules === undefined && !event.drawn.report.edited)
    return { made: [published], faults: [] };
  const at = entries.findIndex(({ id }) => id === entry.id);
  const former = entries[at - 1];
  const stood = roundOf(before, event.round);
  const from = former ? former.after : stood && pairingOf(stood);
  const isFirstOfDraft = former === undefined && stood === undefined;
  const isLast = at === entries.length - 1;
  const { pods, byes, report } = event.drawn;
  const { repeats, spread } = report;
  return {
    made: [published],
    faults: [
      ...(isFirstOfDraft ? [] : differences(from, entry.before, 'before')),
      ...(isLast ? differences({ pods, byes, repeats, spread }, entry.after, 'after') : []),
      ...unless(
        !isLast || report.edited === (entry.act === 'EDIT_PAIRING'),
        'the round was not made as it tells',
      ),
    ],
  };
}

const pairingOf = ({ pods, byes, report: { repeats, spread } }: Round) => ({
  ...{ pods: pods.map(({ players }) => players), byes, repeats, spread },
});
