import { toHex } from '../../../shared/engine/index.ts';
import { same } from '../../../shared/engine/same.ts';
import { inputBy } from '../../../shared/tournaments/drafting/pairing-input.ts';
import type { DrawnRound, TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { checkPairing } from '../../../shared/tournaments/pairing/problems.ts';
import { roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type {
  RoundCommitments,
  DraftAct,
  Round,
} from '../../../shared/tournaments/record/round.ts';
import { forbiddenHashOf } from '../../../shared/tournaments/evolve/withheld.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Stage } from '../../../shared/tournaments/regulations/stage.ts';
import { scheduledBy } from '../../../shared/tournaments/schedules/built.ts';
import { draw, drawnRounds, type DrawMeans, type Obstacle } from '../drawing/drafting.ts';
import { applied } from '../applied.ts';
import { auditing } from '../audit.ts';
import type { TournamentsDeps } from '../deps.ts';
import { later } from './times.ts';

/** The drawn round, from its record. */
export function drawnOf(round: Round): DrawnRound {
  const { stage, seed, regulations, byes, missed, final, report, forbidden, byesFor } = round;
  return {
    ...{ stage, seed, regulations, byes, missed, report },
    pods: round.pods.map(({ players }) => players),
    ...(final && { final }),
    ...(forbidden && { forbidden }),
    ...(byesFor && { byesFor }),
  };
}

/** A round to be published, with everything needed to verify it. */
export type Publishable = { readonly round: number; readonly drawn: DrawnRound };

/** The obstacles to publishing a draft as it is. */
type Stale = { readonly problems: readonly Obstacle[] };

type Publication = {
  /** The round that was requested; others are published with it. */
  readonly round: number;
  readonly rounds: readonly Publishable[];
  readonly startsAt?: string | undefined;
  readonly deadline?: string | undefined;
  /** Salts the commitments to pairs kept apart. */
  readonly random: TournamentsDeps['random'];
};

/** The publication of rounds; the edits of their drafts enter the audit with it. */
export function publishing(
  tournament: Tournament,
  { round: number, rounds, startsAt, deadline, random }: Publication,
): readonly TournamentEvent[] {
  const { length } = tournament.regulations.rounds;
  const until = deadline ?? (startsAt && length && later(startsAt, length));
  const edits = rounds.flatMap((each) => editsOf(tournament, each));
  return [
    ...rounds.map((each) => ({
      ...published(each),
      ...sealed(each, random),
      ...(each.round === number && startsAt !== undefined && { startsAt }),
      ...(each.round === number && until !== undefined && { deadline: until }),
    })),
    ...auditing(tournament, edits),
  ];
}

/**
 * The edits of a draft by staff; the last has the published round as its outcome, which may have
 * been redrawn since.
 */
function editsOf(tournament: Tournament, { round, drawn }: Publishable): readonly DraftAct[] {
  const { edits = [] } = tournament.rounds.find((each) => each.round === round) ?? {};
  const { pods, byes, report } = drawn;
  const after = { pods, byes, repeats: report.repeats, spread: report.spread };
  return edits.map((act, i) => (i === edits.length - 1 ? { ...act, after } : act));
}

const SALT_BYTES = 32;

/**
 * The commitment to the pairs that a round keeps apart, which only staff see. Its salt is
 * independent of the secret, which becomes public at the end.
 */
function sealed(
  { round, drawn: { forbidden } }: Publishable,
  random: TournamentsDeps['random'],
): RoundCommitments {
  if (forbidden === undefined) return {};
  const forbiddenSalt = toHex(random(SALT_BYTES));
  return { forbiddenHash: forbiddenHashOf({ round, forbidden, forbiddenSalt }), forbiddenSalt };
}

const published = (its: Publishable) => ({ type: 'RoundPublished', ...its }) as const;

/**
 * The rounds published with a draft: itself, or all remaining drafts of a round robin. Each is
 * redrawn, because it is verified by the record at its publication; or the reasons why it has
 * changed.
 */
export async function toPublish(
  tournament: Tournament,
  means: DrawMeans,
  round: Round,
): Promise<readonly Publishable[] | Stale> {
  const stage = tournament.regulations.stages[round.stage - 1];
  if (stage?.format === 'ROUND_ROBIN') return schedule(tournament, means, round.stage);
  const drawn = await drawnAnew(tournament, means, round);
  return 'problems' in drawn ? drawn : [{ round: round.round, drawn }];
}

/**
 * Publishes a schedule for the players present at its first publication; rounds that were withdrawn
 * stay as they are.
 */
async function schedule(
  tournament: Tournament,
  means: DrawMeans,
  number: number,
): Promise<readonly Publishable[] | Stale> {
  const rounds = roundsOf(tournament, number);
  const drafts = rounds.filter(({ status }) => status === 'DRAFT');
  const [first] = rounds;
  const isNew = drafts.length === rounds.length;
  const whole = isNew && first ? await scheduleAnew(tournament, means, first) : undefined;
  if (whole && 'problems' in whole) return whole;
  const { regulationsHash: regulations = '' } = tournament;
  let sofar = tournament;
  const ready: Publishable[] = [];
  for (const draft of drafts) {
    const planned = whole
      ? whole[draft.round - (first?.round ?? 0)]
      : { ...drawnOf(draft), regulations };
    const drawn = draft.report.edited ? await drawnAnew(sofar, means, draft) : planned;
    if (drawn === undefined || ('pods' in drawn && !isAsDrawn(draft, drawn))) return CHANGED;
    if ('problems' in drawn) return drawn;
    ready.push({ round: draft.round, drawn });
    sofar = applied(sofar, [published({ round: draft.round, drawn })], sofar.updatedAt);
  }
  return ready;
}

/**
 * Redraws a schedule, with the pairs that its draft was to keep apart; a stale one is redrafted by
 * that.
 */
const scheduleAnew = async (
  tournament: Tournament,
  means: DrawMeans,
  { round, stage, forbidden }: Round,
) => {
  const drawn = roundsOf(tournament, stage).flatMap(({ report }) => scheduledBy(report) ?? []);
  const asked = { round, forbidden, algorithm: drawn[0] };
  const without = {
    ...tournament,
    rounds: tournament.rounds.filter((each) => each.stage !== stage),
  };
  const drafts = await draw(without, means, asked);
  return 'problems' in drafts ? drafts : drawnRounds(without, means.secret, { asked, drafts });
};

const CHANGED: Stale = { problems: [{ kind: 'RESULTS_CHANGED', players: [], relax: [] }] };

const isAsDrawn = (round: Round, { pods, byes }: DrawnRound): boolean =>
  same(drawnOf(round).pods, pods) && same(round.byes, byes);

/** Redraws a draft: for the players present, by the results of earlier rounds. */
async function drawnAnew(
  tournament: Tournament,
  means: DrawMeans,
  round: Round,
): Promise<DrawnRound | Stale> {
  const { round: number, seed, forbidden, byesFor } = round;
  const { pods, byes } = drawnOf(round);
  const others = tournament.rounds.filter((each) => each.round !== number);
  const without = { ...tournament, rounds: others };
  const made = round.report.edited ? { pods, byes } : undefined;
  const asked = { round: number, forbidden, byesFor, made };
  const drafts = await draw(without, means, asked);
  if ('problems' in drafts) return drafts;
  const [drawn] = drawnRounds(without, means.secret, { asked, drafts });
  if (drawn && isAsDrawn(round, drawn)) return drawn;
  const stage = tournament.regulations.stages[round.stage - 1] as Stage;
  const input = inputBy(without, stage, { round: number, seed, forbidden, byesFor });
  const problems = checkPairing(input, pods, byes);
  return problems.length > 0 ? { problems } : CHANGED;
}
