import type { PodNews } from './directing-contract.ts';
import type { Directed } from '../matches/contract.ts';
import { matchCommit } from '../matches/record/match-commit.ts';
import { tournamentStream } from '../platform/storage/tournaments/name.ts';
import type { Fact } from './facts/fact.ts';
import { endOf, seatsOf } from './pod-matches-on.ts';

/**
 * Reads the fact in the end of a match for its tournament; the same commit always gives the same
 * fact.
 */
export const podNewsFrom =
  (matches: Pick<Directed, 'outcome'>): PodNews =>
  async (commit) => {
    if (matchCommit(commit) === undefined) return undefined;
    const outcome = await matches.outcome(commit.stream);
    if (outcome === undefined) return undefined;
    const { tournament, round, pod, attempt } = outcome.pod;
    const fact: Fact = {
      ...{ kind: 'RESULT', round, pod, attempt },
      ended: endOf(outcome),
      seats: seatsOf(outcome),
    };
    return {
      stream: tournamentStream(tournament),
      at: commit.at,
      id: ['RESULT', round, pod, attempt].join('.'),
      fact,
    };
  };
