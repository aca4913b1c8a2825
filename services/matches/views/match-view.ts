import {
  arbiter,
  questionsOf,
  seated,
  spectator,
  waitingOn,
  type GameDisplay,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { isOwnAnalysis } from '../terms/origin.ts';
import { visibleClocks, timedQuestions } from '../clocks/visible-clocks.ts';
import type { MatchRecord, MatchResult, MatchView, TimedQuestion } from '../contract.ts';
import { once } from '../../platform/once.ts';
import { foreseer } from './foresee.ts';
import { seenProposals } from '../proposals/carried.ts';
import type { Reliability } from '../../accounts/reliability/contract.ts';
import type { AccountActor, Actor } from '../../platform/requests/actor.ts';
import type { Invitation } from '../terms/invitation.ts';
import { unmetBy } from '../terms/requirements.ts';
import type { Language } from '../../platform/requests/language.ts';
import { isOver, seatOf } from '../record/seats.ts';
import { clocksOf, isStarted, lobbyOf, pauseOf, secretOf } from '../record/play.ts';

/** The viewpoint of a viewer of a match: their account, and the seat they hold. */
export type Viewpoint = {
  readonly account: string | undefined;
  readonly seat: Seat | undefined;
  /**
   * Whether the match is their own analysis: nothing is hidden from them, and they are asked for
   * every seat.
   */
  readonly all?: boolean;
  /** Their roles in the tournament of the match. */
  readonly stands?: AccountActor['stands'];
  /** The language they have chosen. */
  readonly locale?: Language | undefined;
  /** The reliability of the account, if the table asks for it. */
  readonly reliability?: Pick<Reliability, 'score' | 'finished'> | undefined;
  /** The account's rating, if the table asks for it. */
  readonly rating?: number | undefined;
};

export const viewpointOf = (
  record: MatchRecord,
  who: Actor | AccountActor | undefined,
): Viewpoint =>
  who?.kind === 'bot'
    ? { account: undefined, seat: who.seat }
    : {
        account: who?.account,
        seat: seatOf(record, who)?.id,
        locale: who?.locale,
        ...(who?.stands && { stands: who.stands }),
        ...(isOwnAnalysis(record, who) && { all: true }),
      };

export function viewerOf({ seat, all = false }: Viewpoint): Viewer {
  if (all) return arbiter;
  return seat === undefined ? spectator : seated(seat);
}

/** The table before anything lies on it. */
const bare: unknown = Object.freeze({});

/** The table as it is seen from a viewpoint; an empty object before the start. */
export const viewOf = (game: GameDisplay, { play }: MatchRecord, viewpoint: Viewpoint): unknown =>
  play === undefined ? bare : game.view(play.game, viewerOf(viewpoint));

/** Lists the seats that a match waits for; none unless it is being played. */
export const awaited = (record: MatchRecord): readonly Seat[] =>
  record.status === 'RUNNING' ? waitingOn(record.play) : [];

/** Lists the questions of a viewpoint's seat; of every seat if it is their own analysis. */
export function pendingQuestions(
  record: MatchRecord,
  { seat, all = false }: Viewpoint,
): readonly TimedQuestion[] {
  if (record.status !== 'RUNNING') return [];
  const { play, clocks, seats } = record;
  const theirs = seats.filter(({ id }) => all || id === seat);
  return timedQuestions(
    { clocks },
    theirs.flatMap(({ id }) => questionsOf(play, id)),
  );
}

/** A match as it is seen from a viewpoint; its table is looked at when that is first asked for. */
export function matchViewOf(
  game: GameDisplay,
  record: MatchRecord,
  viewpoint: Viewpoint,
): MatchView {
  const { play, invitation } = record;
  const view = once(() => viewOf(game, record, viewpoint));
  return {
    record: lobbyOf(record),
    invitation: viewpoint.account === record.host ? invitation : undefined,
    seat: viewpoint.seat,
    ...(viewpoint.stands && { stands: viewpoint.stands }),
    get view() {
      return view();
    },
    questions: pendingQuestions(record, viewpoint),
    foresee: foreseer(game, record),
    waitingOn: awaited(record),
    unmet: unmetBy(record, viewpoint),
    invitations: record.invitations.filter(
      (each) => viewpoint.account === record.host || isFor(each, viewpoint),
    ),
    clocks: visibleClocks({ clocks: clocksOf(record), pause: pauseOf(record) }),
    orders: (viewpoint.seat === undefined ? undefined : play?.orders[viewpoint.seat]) ?? [],
    result: resultOf(game, record),
    proposals: seenProposals(record),
    fairness: {
      commitment: record.commitment,
      entropy: record.entropy,
      secret: secretOf(record),
      beacon: record.beacon,
    },
  };
}

const isFor = ({ account }: Invitation, viewpoint: Viewpoint): boolean =>
  account !== undefined && account === viewpoint.account;

/** The result of a match, with the ranking as its end has recorded it; nothing before its end. */
export function resultOf(game: GameDisplay, record: MatchRecord): MatchResult | undefined {
  if (!isOver(record) || !isStarted(record)) return undefined;
  const { play, leavers } = record;
  const ending = game.ending?.(play.game);
  if (record.status === 'ABANDONED') {
    const { ranking, reason } = record.closing;
    return { ranking, reason, leavers, ending };
  }
  const ranking = record.ranking ?? game.standing(play.game);
  return { ranking, reason: 'finished', leavers, ending };
}
