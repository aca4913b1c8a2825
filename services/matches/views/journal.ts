import {
  logLines,
  type EngineNote,
  type Entry,
  type Game,
  type Seat,
} from '../../../shared/engine/index.ts';
import { visibleClocks } from '../clocks/visible-clocks.ts';
import type { MatchRecord, SeenEntry } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Revision } from '../history/unfold.ts';
import { isLobby, type LobbyEntry, type MatchEntry } from '../record/entry.ts';
import { isOver, seatOf } from '../record/seats.ts';
import { viewerOf, type Viewpoint } from './match-view.ts';
import type { VisibleVersion } from './read-access.ts';

/** One line of the journal, less what its reader may not know. */
type Shown = { readonly type: string; readonly data: unknown };

/** The reading of the versions of a match by one viewer: whole once it is over. */
export function showing(
  game: Pick<Game, 'log'>,
  { record: latest, viewpoint }: VisibleVersion,
  viewer: AccountActor | undefined,
) {
  return (revision: Revision, before: MatchRecord | undefined): readonly SeenEntry[] => {
    const { record, entries } = revision;
    const isTheirs = [before ?? record, record].every((then) => seatOf(then, viewer));
    const own = isTheirs ? viewpoint.seat : undefined;
    const reading: Reading = {
      game,
      viewpoint,
      own,
      asked: idsAsked(revision, before, own),
      settled: settledAtOnce(revision),
    };
    return entries.flatMap((entry) => {
      const shown = isOver(latest) && !isLobby(entry) ? whole(entry) : masked(entry, reading);
      return shown ? [{ version: record.version, at: record.updatedAt, ...shown }] : [];
    });
  };
}

type Reading = {
  readonly game: Pick<Game, 'log'>;
  readonly viewpoint: Viewpoint;
  /**
   * The reader's seat, as long as it was theirs: a substitute sees its hand, and neither the orders
   * nor the answers of the previous holder.
   */
  readonly own: Seat | undefined;
  /** The ids of the questions that the viewpoint's seat was asked. */
  readonly asked: readonly string[];
  /** The ids of those that were answered as they were asked: by an order, or for want of a choice. */
  readonly settled: ReadonlySet<string>;
};

function idsAsked(
  { entries }: Revision,
  before: MatchRecord | undefined,
  own: Seat | undefined,
): readonly string[] {
  const lately = entries.flatMap((entry) => (entry.type === 'Asked' ? entry.questions : []));
  const pending = [...(before?.play?.pending ?? []), ...lately];
  return pending.filter((question) => question.seat === own).map(({ id }) => id);
}

function settledAtOnce({ entries }: Revision): ReadonlySet<string> {
  const asked = entries.flatMap((entry) => (entry.type === 'Asked' ? entry.questions : []));
  const ids = new Set(asked.map(({ id }) => id));
  const answered = entries.flatMap((entry) => (entry.type === 'Answered' ? [entry.id] : []));
  return new Set(answered.filter((id) => ids.has(id)));
}

const whole = ({ type, ...data }: MatchEntry): Shown => ({ type, data });

/**
 * The visible part of an entry while the match goes on; `undefined` hides it all. Answers of others
 * are hidden even if they are not sealed, because an option may name a secret card; the facts show
 * their effects. Rolls are hidden, because a shuffle reveals the order of a deck.
 */
function masked(entry: MatchEntry, reading: Reading): Shown | undefined {
  if (isLobby(entry)) return lobbyEntry(entry, reading.viewpoint);
  const { type } = entry;
  const mine = ({ seat }: { readonly seat: string }): boolean =>
    reading.viewpoint.all === true || seat === reading.own;
  switch (entry.type) {
    case 'Answered':
      if (mine(entry)) return whole(entry);
      return reading.settled.has(entry.id) ? undefined : { type, data: { seat: entry.seat } };
    case 'Asked':
    case 'Reissued': {
      // an order's answer is its seat's secret: other seats do not learn of the question at all
      const told = entry.questions.filter((each) => mine(each) || !reading.settled.has(each.id));
      if (told.length === 0) return undefined;
      const seats = [...new Set(told.map(({ seat }) => seat))];
      return { type, data: { seats, questions: entry.questions.filter(mine) } };
    }
    case 'Withdrawn':
      return { type, data: { ids: entry.ids.filter((id) => reading.asked.includes(id)) } };
    case 'Told':
      return fact(entry, reading);
    case 'Noted':
      return entry.wakes ? fact(entry, reading) : engineNote(entry.note, mine);
    case 'Opened':
    case 'Closed':
      return { type, data: { ordinal: entry.ordinal } };
    case 'Rolled':
      return undefined;
    case 'Ended':
      return whole(entry);
  }
}

/**
 * Shows an entry of the lobby. Only the host sees the code of a private match, and no one sees the
 * invited accounts here.
 */
function lobbyEntry(entry: LobbyEntry, { account }: Viewpoint): Shown | undefined {
  if (invitationEntries.includes(entry.type)) return undefined;
  if (entry.type === 'ClocksSet') {
    return { type: entry.type, data: { clocks: visibleClocks({ clocks: entry }) } };
  }
  if (entry.type !== 'MatchCreated' || entry.host === account) return whole(entry);
  const { invitation: _, ...open } = entry;
  return whole(open);
}

const invitationEntries: readonly LobbyEntry['type'][] = [
  'Invited',
  'InvitationUsed',
  'InvitationClosed',
];

/** A fact as the game masks it. */
function fact(entry: Entry, { game, viewpoint }: Reading): Shown | undefined {
  const [line] = logLines(game, [entry], viewerOf(viewpoint));
  if (line === undefined) return undefined;
  const told = { ...line.data, type: line.type };
  return { type: entry.type, data: entry.type === 'Told' ? { event: told } : { note: told } };
}

function engineNote(
  note: EngineNote,
  mine: (of: { readonly seat: string }) => boolean,
): Shown | undefined {
  switch (note.type) {
    case 'OrdersSet':
      return mine(note) ? { type: 'Noted', data: { note } } : undefined;
    case 'Rewound': {
      const { type, to, reason } = note;
      return { type: 'Noted', data: { note: { type, to, reason } } };
    }
    case 'Paused':
    case 'Resumed':
    case 'ProcedureClosed':
      return { type: 'Noted', data: { note } };
  }
}
