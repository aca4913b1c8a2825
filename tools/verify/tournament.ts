import { messageOf } from '../cli/values.ts';
import type { TournamentExport } from '../../shared/tournaments/verification/export.ts';
import {
  verifyTournament,
  type TournamentVerdict,
} from '../../shared/tournaments/verification/verify-tournament.ts';

/** Works a tournament out anew from its export, and says what came of it. */
export function checkTournament(
  exported: TournamentExport,
  noted: string | undefined,
): { readonly good: boolean; readonly text: string } {
  const { commitment } = exported.tournament;
  if (noted !== undefined && noted.toLowerCase() !== commitment) {
    return { good: false, text: 'not to be trusted: the commitment is not the one that was noted' };
  }
  const verdict = attempted(exported);
  if (typeof verdict === 'string') return { good: false, text: verdict };
  const good = verdict.faults.length === 0;
  const lines = good ? [sentence(verdict), ...notes(verdict, noted !== undefined)] : wrong(verdict);
  return { good, text: lines.join('\n') };
}

/** An export may hold anything; what cannot be followed at all is wrong, too. */
function attempted(exported: TournamentExport): TournamentVerdict | string {
  try {
    return verifyTournament(exported);
  } catch (error) {
    return `wrong: it cannot be followed: ${messageOf(error)}`;
  }
}

const sentence = ({ rounds, tables, acts }: TournamentVerdict): string =>
  `right: all that follows does so, ${String(rounds)} rounds as drawn or made, ${String(tables)} tables, and ${String(acts)} entries of the audit`;

const MOST = 20;

function wrong({ faults }: TournamentVerdict): readonly string[] {
  const more = faults.length - MOST;
  return [
    'wrong:',
    ...faults.slice(0, MOST).map((fault) => `  ${fault}`),
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ];
}

function* notes({ edited, isRevealed }: TournamentVerdict, held: boolean): Iterable<string> {
  if (edited.length > 0) {
    yield `  Staff have made the pods of round ${edited.join(', ')}: they keep the regulations, and nobody drew them.`;
  }
  if (!isRevealed) {
    yield '  The secret is not out before all is final: until then nobody can tell whether the seeds follow from it.';
  }
  if (!held) {
    yield '  Whether this is the secret promised at the announcement shows --commitment, with what was noted there.';
  }
}
