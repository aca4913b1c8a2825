import type { Remark, Verdict } from '../../shared/engine/index.ts';
import type { WholeVerdict } from './verdict.ts';

/**
 * Formats a verdict for people, with interventions by others than the match's players, and with
 * what the record cannot prove.
 * @param held whether the commitment was compared with the one noted at the table.
 */
export function worded(verdict: WholeVerdict, held: boolean): string {
  return [sentence(verdict), ...(verdict.dice.fair ? notes(verdict, held) : [])].join('\n');
}

function sentence({ dice, unknown, fault, toldLess, commit }: WholeVerdict): string {
  if (!dice.fair) return unfair(dice);
  const { rolls } = dice;
  if (unknown !== undefined)
    return `FAILED: the rolls are fair, but the rest can't be checked: ${unknown}`;
  if (toldLess !== undefined) {
    const { version, fact } = toldLess;
    const release = commit === undefined ? 'the release that made it' : `commit ${commit}`;
    return `played by other rules: the secret is the one promised, all ${String(rolls)} rolls follow from it, and nothing contradicts today’s rules, but from version ${String(version)} (${fact}) on it tells less than they do. Run verify of ${release} to check it word for word`;
  }
  if (fault === undefined)
    return `fair: the secret is the one promised, all ${String(rolls)} rolls follow from it, and the rest follows from the rolls, the answers and the rules`;
  const { version, why } = fault;
  return `FAILED: the rolls are fair, but the record doesn't follow from the rules: version ${String(version)}: ${why}`;
}

/** Each false roll by its version and key. */
function unfair({ rolls, reason, faults }: Verdict): string {
  if (reason !== undefined) return `FAILED: ${reason}`;
  const lines = faults.map(
    ({ version, key, recorded, derived }) =>
      `  version ${String(version)}, roll ${key}: recorded ${recorded.join(' ')}, expected ${derived.join(' ')}`,
  );
  return [`FAILED: ${String(faults.length)} of ${String(rolls)} rolls are false`, ...lines].join(
    '\n',
  );
}

function* notes({ remarks, shared, beacon }: WholeVerdict, held: boolean): Iterable<string> {
  if (beacon !== undefined) yield `  ${chanceOf(beacon)}`;
  for (const remark of remarks) yield `  version ${String(remark.version)}: ${noteOf(remark)}`;
  if (!shared) {
    yield '  Only the service added randomness, so it could have chosen the secret.';
  }
  if (!held) {
    yield '  Pass --commitment with the value you noted to check that this is the secret promised at the start.';
  }
}

/** drand's chains by their keys: name, start, and period. */
const known: Readonly<Record<string, readonly [name: string, genesis: number, period: number]>> = {
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a':
    ['drand’s quicknet', 1_692_803_367, 3],
  '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31':
    ['drand’s default chain', 1_595_431_050, 30],
};

/** The source and time of the randomness: an earlier noted commitment rules out manipulation. */
function chanceOf({ publicKey, round, drawnAt }: NonNullable<WholeVerdict['beacon']>): string {
  const chain = known[publicKey];
  const nth = `Chance came from round ${String(round)} of`;
  if (chain === undefined) {
    return `${nth} an unknown beacon with the key ${publicKey}, drawn at ${drawnAt} by its own account.`;
  }
  const [name, genesis, period] = chain;
  const at = new Date((genesis + (round - 1) * period) * 1_000).toISOString();
  return `${nth} ${name}, drawn at ${at}; no one chose the dice if you noted the commitment before.`;
}

function noteOf({ what, reason, to }: Remark): string {
  const why = reason === '' ? '' : `: ${JSON.stringify(reason)}`;
  switch (what) {
    case 'rewound':
      return `taken back to version ${String(to)}${why}`;
    case 'closed':
      return `an arbiter closed a procedure${why}`;
    case 'paused':
      return `paused${why}`;
    case 'resumed':
      return 'resumed';
    case 'deserted':
      return 'abandoned because no one was left; the rules give no result';
    case 'reissued':
      return 'a question was asked again because the rules had changed';
  }
}
