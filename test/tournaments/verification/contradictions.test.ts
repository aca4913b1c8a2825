import { beforeAll, describe, expect, it } from 'vitest';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { TournamentExport } from '../../../shared/tournaments/verification/export.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { amount } from '../../support/long.ts';
import { playedByLot } from '../random/event.ts';
import { changing, forged } from './forged.ts';
import { scriptedEvent } from './scripted.ts';

/** Seeds of random events in which all that the tests forge has happened. */
const SEEDS = [29];
/** The number of places tried for each kind of act. */
const EACH = amount(1, 20);
const events: TournamentExport[] = [];

beforeAll(async () => {
  const { staff, public: told } = await scriptedEvent();
  events.push(told, staff);
  for (const seed of SEEDS) {
    const { event, id } = await playedByLot(seed);
    const json = JSON.stringify(await event.tournaments.exported(undefined, id));
    events.push(JSON.parse(json) as TournamentExport);
  }
}, 120_000);

type Entry = Extract<TournamentEvent, { type: 'ActAudited' }>;
type Place = { readonly exported: TournamentExport; readonly step: number; readonly index: number };

/** The places of events of this kind in all exports. */
const placesOf = (is: (event: TournamentEvent) => boolean): readonly Place[] =>
  events.flatMap((exported) =>
    exported.commits.flatMap(({ events: its }, step) =>
      its.flatMap((event, index) => (is(event) ? [{ exported, step, index }] : [])),
    ),
  );
const isEntry = (event: TournamentEvent): event is Entry => event.type === 'ActAudited';

/** The faults of each export in which the event at a place is another, or more, or none. */
const faultsWith = (
  { exported, step, index }: Place,
  change: (event: TournamentEvent) => TournamentEvent | readonly TournamentEvent[],
) =>
  verifyTournament(
    forged(
      exported,
      changing(exported, (event, [i, j]) => (i === step && j === index ? change(event) : event)),
    ),
  ).faults;

const accepted = (
  places: readonly Place[],
  change: (event: TournamentEvent) => TournamentEvent | readonly TournamentEvent[],
) => {
  expect(places.length).toBeGreaterThan(0);
  // some of each kind of act are enough
  const each = new Map<string, number>();
  const some = places.filter((place) => {
    const event = place.exported.commits[place.step]?.events[place.index];
    const kind = event && isEntry(event) ? event.entry.act : (event?.type ?? '');
    each.set(kind, 1 + (each.get(kind) ?? 0));
    return (each.get(kind) ?? 0) <= EACH;
  });
  return some.flatMap((place) => {
    const event = place.exported.commits[place.step]?.events[place.index];
    return faultsWith(place, change).length === 0 ? [JSON.stringify(event).slice(0, 160)] : [];
  });
};

it('the sample event has acts of every kind in its audit', () => {
  const seen = new Set<string>(
    placesOf(isEntry).map(({ exported, step, index }) => {
      const event = exported.commits[step]?.events[index];
      return event && isEntry(event) ? event.entry.act : '';
    }),
  );
  const due = [
    'EDIT_PAIRING',
    'REPAIR',
    'UNPUBLISH',
    'ADJUDICATE',
    'EXTEND',
    'APPROVE',
    'DECIDE_APPEAL',
  ];
  expect(due.filter((each) => !seen.has(each))).toEqual([]);
});

it('a forgery is found even if everything else is recomputed correctly', () => {
  for (const exported of events) {
    expect(verifyTournament(forged(exported, exported.commits)).faults).toEqual([]);
  }
});

describe('a contradiction between acts and the record is found', () => {
  it('for a missing entry', () => {
    // reads leave no trace, players may also drop out on their own, and byes may be wished for
    // without a reason
    const leaveTraces = (event: TournamentEvent) =>
      isEntry(event) && !['INSPECT', 'DROP', 'REPAIR'].includes(event.entry.act);
    expect(accepted(placesOf(leaveTraces), () => [])).toEqual([]);
  });

  it('for a duplicate entry', () => {
    expect(
      accepted(
        placesOf((event) => isEntry(event) && event.entry.act !== 'INSPECT'),
        (event) => [event, event],
      ),
    ).toEqual([]);
  });

  it('for an entry by another person, or in another role', () => {
    const byAnother = (event: TournamentEvent) =>
      isEntry(event) ? { ...event, entry: { ...event.entry, by: 'p1' } } : event;
    const isRuling = (event: TournamentEvent) =>
      isEntry(event) &&
      !['EDIT_PAIRING', 'REPAIR'].includes(event.entry.act) &&
      event.entry.role !== 'ADMIN';
    expect(accepted(placesOf(isRuling), byAnother)).toEqual([]);
  });

  it('for an entry about another round, pod, player, appeal or act', () => {
    const isAimed = (event: TournamentEvent) =>
      isEntry(event) && Object.keys(event.entry.target).length > 0;
    const elsewhere = (event: TournamentEvent) => {
      if (!isEntry(event)) return event;
      const target = Object.fromEntries(
        Object.entries(event.entry.target).map(([name, value]) => [
          name,
          typeof value === 'number' ? value + 1 : `${value}9`,
        ]),
      );
      return { ...event, entry: { ...event.entry, target } };
    };
    expect(accepted(placesOf(isAimed), elsewhere)).toEqual([]);
  });

  it('for an entry with extra or different content', () => {
    const more = (event: TournamentEvent) =>
      isEntry(event)
        ? {
            ...event,
            entry: { ...event.entry, after: { ...(event.entry.after as object), also: 1 } },
          }
        : event;
    expect(accepted(placesOf(isEntry), more)).toEqual([]);
    const hadBefore = (event: TournamentEvent) =>
      isEntry(event) &&
      event.entry.before !== undefined &&
      event.entry.act !== 'REPAIR' &&
      event.entry.act !== 'EDIT_PAIRING';
    const before = (event: TournamentEvent) =>
      isEntry(event) ? { ...event, entry: { ...event.entry, before: { places: [] } } } : event;
    expect(accepted(placesOf(hadBefore), before)).toEqual([]);
  });

  it('for an event without its act', () => {
    const isMade = ({ type }: TournamentEvent) =>
      [
        ...['RoundUnpublished', 'PodAdjudicated', 'PodReplayed', 'PlayerReplaced', 'Penalised'],
        ...['PlayerReinstated', 'ActApproved', 'TournamentPaused', 'TournamentResumed'],
        ...['AppealDecided', 'Disqualified', 'RegulationsChanged'],
      ].includes(type);
    expect(accepted(placesOf(isMade), () => [])).toEqual([]);
    expect(accepted(placesOf(isMade), (event) => [event, event])).toEqual([]);
  });

  it('for an appeal decided one way and reported the other', () => {
    const isDecided = ({ type }: TournamentEvent) => type === 'AppealDecided';
    const other = (event: TournamentEvent): TournamentEvent =>
      event.type === 'AppealDecided'
        ? { ...event, status: event.status === 'UPHELD' ? 'DISMISSED' : 'UPHELD' }
        : event;
    expect(accepted(placesOf(isDecided), other)).toEqual([]);
  });

  it('for exchanged entries', () => {
    for (const exported of events) {
      const entries = exported.commits.flatMap(({ events: its }) => its.filter(isEntry));
      for (const [i, first] of entries.entries()) {
        const second = entries[i + 1];
        if (second === undefined || first.entry.act === second.entry.act) continue;
        const swapped = changing(exported, (event) =>
          event === first ? second : event === second ? first : event,
        );
        expect(verifyTournament(forged(exported, swapped)).faults).not.toEqual([]);
      }
    }
  });

  it('for a deadline that does not follow from the start, and time without a source', () => {
    const later = (time: string) => new Date(Date.parse(time) + 60_000).toISOString();
    const isTimed = (event: TournamentEvent) =>
      (event.type === 'RoundPublished' || event.type === 'RoundStarting') &&
      event.deadline !== undefined;
    const extended = (event: TournamentEvent) =>
      event.type === 'TimeExtended' && event.reason === undefined;
    const longer = (event: TournamentEvent): TournamentEvent =>
      'deadline' in event ? { ...event, deadline: later(event.deadline) } : event;
    expect(accepted(placesOf(isTimed), longer)).toEqual([]);
    expect(accepted(placesOf(extended), longer)).toEqual([]);
  });

  it('for an unknown member of staff', () => {
    const any = ({ type }: TournamentEvent) => type !== 'ActAudited';
    const stranger = (event: TournamentEvent) => Object.assign({ stranger: 1 }, event);
    expect(
      accepted(
        placesOf(any).filter((_, i) => i % 7 === 0),
        stranger,
      ),
    ).toEqual([]);
  });
});
