import { toHex } from '../../../shared/engine/index.ts';
import { same } from '../../../shared/engine/same.ts';
import { inputBy } from '../../../shared/tournaments/drafting/pairing-input.ts';
import type { DrawnRound, TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { checkPairing } from '../../../shared/tournaments/pairing/problems.ts';
import { roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type { Anchored, DraftAct, Round } from '../../../shared/tournaments/record/round.ts';
import { forbiddenHashOf } from '../../../shared/tournaments/evolve/withheld.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Stage } from '../../../shared/tournaments/regulations/stage.ts';
import { scheduledBy } from '../../../shared/tournaments/schedules/built.ts';
import { draw, drawnRounds, type DrawMeans, type Obstacle } from '../drawing/drafting.ts';
import { applied } from '../applied.ts';
import { auditing } from '../audit.ts';
import type { TournamentsDeps } from '../deps.ts';
import { later } from './times.ts';

/** A round as it was drawn, of its record. */
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

/** A round that is to be published, with all that everybody is to check it by. */
export type Publishable = { readonly round: number; readonly drawn: DrawnRound };

/** Why a draft cannot be published as it is. */
type Stale = { readonly problems: readonly Obstacle[] };

type Publication = {
  /** The round that it is about; others go with it. */
  readonly round: number;
  readonly rounds: readonly Publishable[];
  readonly startsAt?: string | undefined;
  readonly deadline?: string | undefined;
  /** Salts the commitments to pairs that are kept apart. */
  readonly random: TournamentsDeps['random'];
};

/** The publication of rounds; what staff did to the drafts enters the audit with it. */
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

/** What staff did to a draft; the last of it tells how the round was published, which may have been drawn again since. */
function editsOf(tournament: Tournament, { round, drawn }: Publishable): readonly DraftAct[] {
  const { edits = [] } = tournament.rounds.find((each) => each.round === round) ?? {};
  const { pods, byes, report } = drawn;
  const after = { pods, byes, repeats: report.repeats, spread: report.spread };
  return edits.map((act, i) => (i === edits.length - 1 ? { ...act, after } : act));
}

const SALT_BYTES = 32;

/** The commitment to the pairs that a round keeps apart, which only staff are shown. Its salt does not follow from the secret, which everybody learns at the end. */
function sealed(
  { round, drawn: { forbidden } }: Publishable,
  random: TournamentsDeps['random'],
): Anchored {
  if (forbidden === undefined) return {};
  const forbiddenSalt = toHex(random(SALT_BYTES));
  return { forbiddenHash: forbiddenHashOf({ round, forbidden, forbiddenSalt }), forbiddenSalt };
}

const published = (its: Publishable) => ({ type: 'RoundPublished', ...its }) as const;

/**
 * What is published with a draft: the round, of a round robin also the others that are drafts yet. Each as it comes
 * out now, for everybody checks it by what stands when it is published; or why it does not come out so.
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

/** A schedule is made for those who are there when it is published first; rounds that were taken back stay as they are. */
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

/** A schedule as it comes out now, with whom its draft was to keep apart: by that it is drafted again where it is stale. */
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

/** A draft as it comes out now: of those who are there, by what rounds have brought. */
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
