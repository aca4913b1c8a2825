import {
  logLines,
  refOf,
  seated,
  spectator,
  type DomainEvent,
  type Entry,
  type Game,
  type Pending,
  type Seat,
} from '../../../shared/engine/index.ts';
import { isPlay, type MatchEntry } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { addNames, namesSeen } from './names.ts';
import type { Seal } from './undo-view.ts';

type Standing = Pick<MatchRecord, 'play' | 'seats'>;
type Told = { readonly record: Standing; readonly entries: readonly MatchEntry[] };

/**
 * The seal of one version, which nothing takes back: what it told could be used otherwise. Judged by facts alone,
 * and of hidden ones only by what was shown: so the verdict tells nobody anything.
 */
export function sealOf(
  game: Game,
  { record, entries }: Told,
  before: Standing | undefined,
): Seal | undefined {
  const was = before?.play;
  if (was === undefined || record.play === undefined) return 'BEGUN';
  const played = entries.filter(isPlay);
  if (entries.some((entry) => entry.type === 'Noted' && isRewind(entry))) return 'BEGUN';
  if (entries.some(({ type }) => type === 'SeatResigned')) return 'RESIGNED';
  if (played.some(({ type }) => type === 'Rolled')) return 'ROLL';
  const isShown =
    played.some(isByOrder) ||
    disclosesAnswers(was.pending, record.play.pending) ||
    game.reshuffle(was.game, factsIn(played)).length > 0 ||
    namesMore(game, { before: was.game, after: record.play.game, played }, seatsOf(record));
  return isShown ? 'REVEALED' : undefined;
}

const isRewind = (entry: Extract<MatchEntry, { type: 'Noted' }>): boolean =>
  !entry.wakes && (entry.note.type === 'Rewound' || entry.note.type === 'ProcedureClosed');

/** Orders are their owner's secret until they act. */
const isByOrder = (entry: Entry): boolean => entry.type === 'Answered' && entry.by === 'order';

const factsIn = (entries: readonly Entry[]): readonly DomainEvent[] =>
  entries.flatMap((entry) => (entry.type === 'Told' ? [entry.event] : []));

/** Whether answers that lay hidden until all had given theirs are hidden no more. */
const disclosesAnswers = (was: readonly Pending[], is: readonly Pending[]): boolean =>
  was.some(({ id, answered }) => answered && is.every((each) => each.id !== id));

type Change = {
  readonly before: unknown;
  readonly after: unknown;
  readonly played: readonly Entry[];
};

/** Whether the view or the log of anybody, a spectator included, names a thing that their view had not. */
function namesMore(game: Game, { before, after, played }: Change, seats: readonly Seat[]): boolean {
  const atTheTable = seats.flatMap((seat) => [seat, refOf('seat', seat)]);
  return [spectator, ...seats.map(seated)].some((viewer) => {
    const known = new Set([...namesSeen(game, before, viewer), ...atTheTable]);
    const named = new Set(namesSeen(game, after, viewer));
    for (const { type, data, text } of logLines(game, played, viewer)) {
      known.add(type);
      addNames(game, [Object.values(data), Object.values(text.args ?? {})], named);
    }
    return [...named].some((name) => !known.has(name));
  });
}

const seatsOf = ({ seats }: Standing): readonly Seat[] => seats.map(({ id }) => id);
