import {
  questionsOf,
  seated,
  spectator,
  waitingOn,
  type Shown,
} from '../../../shared/engine/index.ts';
import type { Seat, Viewer } from '../../../shared/engine/index.ts';
import type { AccountActor, Actor, MatchRecord, MatchSight } from '../contract.ts';
import { isOver, seatOf } from '../record/seats.ts';

/** Whose eyes look at a match: the account they belong to, and the seat they look from. */
export type Eyes = { readonly account: string | undefined; readonly seat: Seat | undefined };

export const eyesOf = (record: MatchRecord, who: Actor | AccountActor | undefined): Eyes =>
  who?.kind === 'bot'
    ? { account: undefined, seat: who.seat }
    : { account: who?.account, seat: seatOf(record, who)?.id };

export const viewerOf = ({ seat }: Eyes): Viewer => (seat === undefined ? spectator : seated(seat));

/** The table before anything lies on it. */
const bare: unknown = Object.freeze({});

/** The table as these eyes may see it; an empty object before the start. */
export const viewOf = (game: Shown, { play }: MatchRecord, eyes: Eyes): unknown =>
  play === undefined ? bare : game.view(play.game, viewerOf(eyes));

/** The seats that a match waits for. One that is not being played waits for nobody. */
export const awaited = ({ status, play }: MatchRecord): readonly Seat[] =>
  status === 'RUNNING' && play !== undefined ? waitingOn(play) : [];

/** What these eyes are asked. */
export const asked = ({ status, play }: MatchRecord, { seat }: Eyes) =>
  status === 'RUNNING' && play !== undefined && seat !== undefined ? questionsOf(play, seat) : [];

/** A match as these eyes may see it. */
export function sightOf(game: Shown, record: MatchRecord, eyes: Eyes): MatchSight {
  const { play, commands: _, secret, invitation, entropyOf: __, ...open } = record;
  return {
    record: open,
    invitation: eyes.account === record.host ? invitation : undefined,
    seat: eyes.seat,
    view: viewOf(game, record, eyes),
    questions: asked(record, eyes),
    waitingOn: awaited(record),
    orders: (eyes.seat === undefined ? undefined : play?.orders[eyes.seat]) ?? [],
    result: play && isOver(record) ? resultOf(game, record, play.game) : undefined,
    fairness: {
      commitment: record.commitment,
      entropy: record.entropy,
      secret,
      beacon: record.beacon,
    },
  };
}

const resultOf = (game: Shown, { status }: MatchRecord, state: unknown) => ({
  ranking: game.standing(state),
  reason: status === 'FINISHED' ? 'finished' : 'abandoned',
});
