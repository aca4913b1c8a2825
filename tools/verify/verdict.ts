import {
  judge,
  verify,
  type Journal,
  type RecordFault,
  type Remark,
  type MissingDetail,
  type Verdict,
} from '../../shared/engine/index.ts';
import { isSigned } from '../../services/matches/beacon/signed.ts';
import { packHint, type GamesById } from '../games.ts';

/** The verdict on a whole record: its dice, then the rest. */
export type WholeVerdict = {
  readonly good: boolean;
  readonly dice: Verdict;
  /** The reason why the rest was not judged, in words. */
  readonly unknown?: string;
  readonly fault?: RecordFault;
  readonly toldLess?: MissingDetail;
  /** The commit of the release that made the record, if it says so. */
  readonly commit?: string;
  readonly remarks: readonly Remark[];
  /** True if others than the service added randomness. */
  readonly shared: boolean;
  readonly beacon?: Journal['beacon'];
};

/**
 * Judges a record: the secret matches the commitment, all dice are derived from it, and the rest
 * follows from the dice, legal answers and the rules. Fair dice prove nothing if a card was
 * reported otherwise than drawn, and neither proves anything if an answer was made up.
 * @param noted the commitment as it was noted at the table, if it was.
 */
export function verdictOn(games: GamesById, journal: Journal, noted?: string): WholeVerdict {
  const { beacon, commit } = journal;
  const shared = beacon !== undefined || journal.entropy.some((entropy) => entropy !== '');
  const bare = { good: false, remarks: [], shared };
  if (noted !== undefined && noted.toLowerCase() !== journal.commitment) {
    const reason = 'the commitment is not the one that was noted';
    return { ...bare, dice: { fair: false, rolls: 0, reason, faults: [] } };
  }
  if (beacon !== undefined && !isSigned(beacon)) {
    const reason = 'the beacon has not signed its round';
    return { ...bare, dice: { fair: false, rolls: 0, reason, faults: [] } };
  }
  const dice = verify(journal);
  if (!dice.fair) return { ...bare, dice };
  const game = games.get(journal.game);
  if (game === undefined) {
    return {
      ...bare,
      dice,
      unknown: `unknown game "${journal.game}"${packHint(journal.game)}`,
    };
  }
  const judged = judge(game, journal);
  const good = judged.fault === undefined;
  return { good, dice, shared, ...(beacon && { beacon }), ...(commit && { commit }), ...judged };
}
