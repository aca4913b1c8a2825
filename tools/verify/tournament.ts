import { messageOf } from '../cli/values.ts';
import { announcedHash } from '../../shared/tournaments/verification/announced.ts';
import {
  isTournamentExport,
  misbuiltIn,
  type TournamentExport,
} from '../../shared/tournaments/verification/export.ts';
import {
  verifyTournament,
  type TournamentVerdict,
} from '../../shared/tournaments/verification/verify-tournament.ts';

/**
 * Values noted when the tournament was announced: the commitment and the hash of the regulations,
 * in hex.
 */
export type Noted = {
  readonly commitment?: string | undefined;
  readonly regulations?: string | undefined;
};

/** Recomputes a tournament from its export, and reports the result. */
export function checkTournament(
  exported: unknown,
  noted: Noted,
): { readonly good: boolean; readonly text: string } {
  if (!isTournamentExport(exported)) {
    return { good: false, text: wrong({ faults: misbuiltIn(exported) }).join('\n') };
  }
  const { commitment } = exported.tournament;
  if (noted.commitment !== undefined && noted.commitment.toLowerCase() !== commitment) {
    return { good: false, text: 'FAILED: the commitment is not the one you noted' };
  }
  const { regulations } = noted;
  if (regulations !== undefined && regulations.toLowerCase() !== announcedHash(exported)) {
    const text = 'FAILED: the announced regulations are not the ones you noted';
    return { good: false, text };
  }
  const verdict = attempted(exported);
  if (typeof verdict === 'string') return { good: false, text: verdict };
  const good = verdict.faults.length === 0;
  const lines = good ? [sentence(verdict), ...notes(verdict, noted)] : wrong(verdict);
  return { good, text: lines.join('\n') };
}

/** Verifies an export, which may contain anything; one that can't be replayed is wrong, too. */
function attempted(exported: TournamentExport): TournamentVerdict | string {
  try {
    return verifyTournament(exported);
  } catch (error) {
    return `FAILED: the export can't be read: ${messageOf(error)}`;
  }
}

const sentence = ({ rounds, tables, acts }: TournamentVerdict): string =>
  `verified: ${String(rounds)} rounds, ${String(tables)} tables and ${String(acts)} audit entries follow from the record`;

const MOST = 20;

function wrong({ faults }: Pick<TournamentVerdict, 'faults'>): readonly string[] {
  const more = faults.length - MOST;
  return [
    'FAILED:',
    ...faults.slice(0, MOST).map((fault) => `  ${fault}`),
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ];
}

function* notes(
  { edited, withheld, isRevealed }: TournamentVerdict,
  noted: Noted,
): Iterable<string> {
  yield '  The operator has known the secret, and so every draw, since the tournament was created.';
  if (edited.length > 0) {
    yield `  Staff have made the pods of round ${edited.join(', ')}: they keep the regulations, and nobody drew them.`;
  }
  if (withheld.length > 0) {
    yield `  Not repeated: who was drawn together in round ${withheld.join(', ')}. Only staff know the pairs kept apart there; an export for staff shows them.`;
  }
  if (!isRevealed) {
    yield '  The secret is not out before all is final: until then nobody can tell whether the seeds follow from it.';
  }
  if (noted.commitment === undefined) {
    yield '  Pass --commitment with the value you noted to check that this is the secret promised at the announcement.';
  }
  if (noted.regulations === undefined) {
    yield '  Pass --regulations with the hash you noted to check that these are the regulations that were announced.';
  }
}
