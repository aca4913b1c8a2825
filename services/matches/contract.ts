import type { Journal } from '../../shared/engine/journal/journal.ts';
import type { AccountActor, Actor } from '../platform/requests/actor.ts';
import type { PageRange } from '../platform/requests/page.ts';
import type { Language } from '../platform/requests/language.ts';
import type { Speed } from './terms/time-control.ts';
import type {
  ActionName,
  Answer,
  CreateMatch,
  CreditTime,
  HoldExpiry,
  MatchActions,
  QuickMatch,
  ServiceTime,
} from './inputs/command-input.ts';
import type { UndoView } from './terms/undo-view.ts';
import type { Invitation } from './terms/invitation.ts';
import type { DefaultOrderUses } from './inputs/orders.ts';
import type { Recap } from './recap/recap.ts';
import type { AtMatch } from './record/arbiters.ts';
import type { Lobby } from './record/match-record.ts';
import type { MatchUpdate, MatchView, SeenEntry, SeenLogLine } from './views/visible-match.ts';

export type * from './consumers.ts';
export type * from './directed.ts';
export type * from './inputs/command-input.ts';
export type { Invitation } from './terms/invitation.ts';
export type * from './recap/recap.ts';
export type * from './terms/proposal.ts';
export type { UndoView } from './terms/undo-view.ts';
export type * from './record/match-record.ts';
export type * from './terms/seat-requirements.ts';
export type * from './views/visible-match.ts';

/** The filter of a list of matches. */
export type MatchFilter = {
  readonly list: 'MINE' | 'OPEN' | 'RUNNING' | 'FINISHED';
  readonly gameId?: string;
  readonly speed?: Speed;
  /** The language that people of a match are to talk. */
  readonly language?: Language;
  /** True for only rated matches, false for only casual ones. */
  readonly rated?: boolean;
  /** With `OPEN`: true for only matches with a seat for the viewer. */
  readonly joinableByMe?: boolean;
  /** With `MINE`: true for only matches that wait for the viewer. */
  readonly myTurn?: boolean;
  /** True for only matches in play with a seat that others may take; not with `MINE`. */
  readonly substitutesWanted?: boolean;
};
/** One page of a list: its items, each with the cursor behind which the next page begins. */
export type Page<T> = {
  readonly items: readonly { readonly cursor: string; readonly item: T }[];
  readonly hasNext: boolean;
  /** The cursor of the page's end, if that is behind its last item. */
  readonly end?: string | undefined;
};

/** The commands on a match; each returns the match as the actor may see it. */
export type MatchCommands = {
  readonly [Name in Exclude<ActionName, 'answer'>]: (
    actor: AccountActor,
    input: MatchActions[Name],
  ) => Promise<MatchView>;
};

/**
 * The use-cases, the same for every API. A refusal is thrown as `CommandRefusedError`
 * (`refusal.ts`), and changes nothing. Any other error is a fault of ours.
 */
export type Matches = DefaultOrderUses &
  MatchCommands & {
    /** Sets a match up, `OPEN`, with the actor as its host in the first seat. */
    create(actor: AccountActor, input: CreateMatch): Promise<MatchView>;
    /** Starts a private match against bots at once, with the actor in the first seat and no clock. */
    quickMatch(actor: AccountActor, input: QuickMatch): Promise<MatchView>;
    /**
     * Hands a guest's place in a match over to an account that has no seat there; does nothing if it
     * has one.
     */
    handOver(guest: AccountActor, to: AccountActor, matchId: string): Promise<void>;
    /** The invitations of a match that its viewer may see, as they stand now. */
    invitations(match: MatchView): readonly Invitation[];
    /** Answers, for accounts and bots; returns the version of that commit. */
    answer(actor: Actor, input: Answer): Promise<{ match: MatchView; version: number }>;
    /**
     * Finds the rematch of a match, as its viewer may see it; `undefined` if no one has asked for
     * one.
     */
    rematchOf(viewer: AccountActor | undefined, match: MatchView): Promise<MatchView | undefined>;
    /**
     * Reads the earliest version to which the table, or the viewer's seat, may take the match back;
     * `undefined` unless it is in play.
     */
    undoOf(viewer: AccountActor | undefined, match: MatchView): Promise<UndoView | undefined>;
    /** The service time, what operators have said about pauses and lost hours; for admins, as the next two. */
    serviceTime(actor: AccountActor): Promise<ServiceTime>;
    /** Holds all clocks, or lets them go on. */
    holdExpiry(actor: AccountActor, input: HoldExpiry): Promise<ServiceTime>;
    /** Credits time to some matches or all. Repeating adds nothing. */
    creditTime(actor: AccountActor, input: CreditTime): Promise<ServiceTime>;
    /** `undefined` if it does not exist or is private to others. */
    find(viewer: AccountActor | undefined, matchId: string): Promise<MatchView | undefined>;
    /**
     * Reads the lobby of a match, now or at a version, without a check of the reader; no API offers
     * it to clients.
     */
    lobby(matchId: string, version?: number): Promise<Lobby | undefined>;
    /**
     * Reads an account's standing at a match and its roles in the match's tournament; no API offers
     * it to clients.
     */
    readonly atMatch: AtMatch;
    /**
     * The open match that this code invites to, a moment after it was set up; `undefined` for any other
     * code. Anyone with the code, signed in or not, can see who sits there, because it gives them a seat.
     */
    invited(viewer: AccountActor | undefined, code: string): Promise<MatchView | undefined>;
    /**
     * The actions that the viewer could take in a match now, as they have just read it; nothing when signed out.
     */
    can(viewer: AccountActor | undefined, match: MatchView): readonly ActionName[];
    /** A page of a list, the latest first: at most `first` (1 to 100) after a cursor of the same list. */
    list(
      viewer: AccountActor | undefined,
      filter: MatchFilter,
      page: { first: number; after?: string },
    ): Promise<Page<MatchView>>;
    /**
     * Whole versions, the oldest first: at most `first` lines after a version, or the `last` ones before
     * one, unless a single version has more.
     */
    log(
      viewer: AccountActor | undefined,
      matchId: string,
      page: PageRange,
    ): Promise<readonly SeenLogLine[]>;
    /** Whole versions, as for the log. */
    journal(
      viewer: AccountActor | undefined,
      matchId: string,
      page: { after?: number; first: number },
    ): Promise<readonly SeenEntry[]>;
    /**
     * Reads the updates that the viewer missed since version `after`, in order, one update a version.
     * Returns only a fresh snapshot if `after` is absent, ahead of the match, or more than `within`
     * (500) versions behind. Never past `upTo`, and at most `first`, though the newest version
     * decides what may be seen.
     */
    updates(
      viewer: AccountActor | undefined,
      matchId: string,
      span: { after?: number; upTo?: number; first?: number; within?: number },
    ): Promise<readonly MatchUpdate[]>;
    /**
     * Reads the steps between two versions, of any age: at most `first` of them after version
     * `after`, none past `upTo`; a snapshot of `upTo` if `after` is absent. The viewer's present seat
     * decides what may be seen.
     */
    steps(
      viewer: AccountActor | undefined,
      matchId: string,
      span: { after?: number; upTo?: number; first: number },
    ): Promise<readonly MatchUpdate[]>;
    /** Reads the view at a version, by the same rights; refused if there is no such version. */
    viewAt(viewer: AccountActor | undefined, matchId: string, version: number): Promise<unknown>;
    /**
     * A recap of what has happened since this version, as the viewer may know it: of 500 versions at most.
     * Without one since what the viewer has seen, or from the beginning.
     */
    since(viewer: AccountActor | undefined, matchId: string, version?: number): Promise<Recap>;
    /** The version that the viewer has said they have seen; `undefined` before, and when signed out. */
    seen(viewer: AccountActor | undefined, matchId: string): Promise<number | undefined>;
    /**
     * Reads one line of the log for a player, the news since their last look, in the latest 20
     * versions; `undefined` for viewers without a seat.
     */
    latestNews(viewer: AccountActor | undefined, matchId: string): Promise<SeenLogLine | undefined>;
    /**
     * Suggests an answer to an open question of the viewer's seat: what a medium bot would choose there. Refused in
     * rated matches and in those of tournaments. It changes nothing.
     */
    suggestion(
      viewer: AccountActor | undefined,
      about: { readonly matchId: string; readonly questionId: string },
    ): Promise<{ readonly choose: readonly string[] }>;
    /** Exports the journal, all that `verify` needs to work the dice out again; only once the match is over. */
    exportJournal(viewer: AccountActor | undefined, matchId: string): Promise<Journal>;
  };
