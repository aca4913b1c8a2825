import type { Remark, Verdict } from '../../../shared/engine/index.ts';
import type { WholeVerdict } from './verdict.ts';

/**
 * A verdict for people. What was done to the match by others than its players stands below it, and
 * what the record cannot show by itself.
 * @param held whether the commitment was held against the one noted at the table.
 */
export function worded(verdict: WholeVerdict, held: boolean): string {
  return [sentence(verdict), ...(verdict.dice.fair ? notes(verdict, held) : [])].join('\n');
}

function sentence({ dice, unknown, fault }: WholeVerdict): string {
  if (!dice.fair) return unfair(dice);
  const { rolls } = dice;
  if (unknown !== undefined) return `the rolls are fair, but the rest was not judged: ${unknown}`;
  if (fault === undefined)
    return `fair: the secret is the one promised, all ${String(rolls)} rolls follow from it, and the rest from them, lawful answers and the rules`;
  const { version, why } = fault;
  return `unfair: the rolls follow from the secret, but the record is not what the rules make of them: version ${String(version)}: ${why}`;
}

/** Each false roll by its version and key. */
function unfair({ rolls, reason, faults }: Verdict): string {
  if (reason !== undefined) return `not to be trusted: ${reason}`;
  const lines = faults.map(
    ({ version, key, recorded, derived }) =>
      `  version ${String(version)}, roll ${key}: recorded ${recorded.join(' ')}, but it is ${derived.join(' ')}`,
  );
  return [`unfair: ${String(faults.length)} of ${String(rolls)} rolls are false`, ...lines].join(
    '\n',
  );
}

function* notes({ remarks, shared }: WholeVerdict, held: boolean): Iterable<string> {
  for (const remark of remarks) yield `  version ${String(remark.version)}: ${noteOf(remark)}`;
  if (!shared) {
    yield '  Nobody but the service added chance: it may have chosen the secret to its liking.';
  }
  if (!held) {
    yield '  Whether this is the secret promised at the table shows --commitment, with what was noted there.';
  }
}

function noteOf({ what, reason, to }: Remark): string {
  const why = reason === '' ? '' : `: ${JSON.stringify(reason)}`;
  switch (what) {
    case 'rewound':
      return `taken back to version ${String(to)}${why}`;
    case 'closed':
      return `a rule was ended by an arbiter${why}`;
    case 'paused':
      return `paused${why}`;
    case 'resumed':
      return 'resumed';
  }
}
