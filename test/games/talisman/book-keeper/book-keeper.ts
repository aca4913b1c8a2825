import type { LogLine, Seat } from '../../../../shared/engine/index.ts';
import type { PrintedEdition } from '../../../../shared/games/talisman/edition/print.ts';
import type { View } from '../../../../shared/games/talisman/view/view.ts';
import type { Catalogue } from '../../../../shared/words/phrase.ts';
import { goods, type Options } from './goods.ts';
import { gains } from './gains.ts';
import { emptyLedger, type Account } from './ledger.ts';
import { lineOf } from './line.ts';
import { paid } from './payments.ts';
import { people } from './people.ts';
import { scores } from './scores.ts';
import { same, sums } from './sums.ts';

type Shown = { readonly print: PrintedEdition; readonly catalogue: Catalogue };

/**
 * Keeps the books of a match only by the lines of its log and by the printed content. `read` throws
 * at a line whose numbers don't add up to the books; `compare` throws if the table differs from the
 * books.
 */
export function bookKeeper({ print, catalogue }: Shown, options: Options) {
  const ledger = emptyLedger();
  const bookings = [people, goods, sums, scores, gains, paid];
  return {
    read(lines: readonly LogLine[]): void {
      const said = lines.map((logged) => lineOf(catalogue, logged));
      for (const [at, line] of said.entries()) {
        const around = { before: said[at - 1], after: said[at + 1] };
        const seat = seatOf(line.says['seat'], lines[at]?.seat);
        for (const booking of bookings) {
          booking[line.name]?.({ ledger, print, options, line, around }, seat);
        }
      }
    },
    compare(view: View): void {
      const kept = [...ledger.accounts].map(([seat, account]) => [seat, shortOf(account)] as const);
      same('the characters', Object.fromEntries(kept.toSorted()), charactersIn(view));
      const lying = [...ledger.lying].filter(([, amount]) => amount !== 0).toSorted();
      same('the gold on the board', lying, Object.entries(view.gold).toSorted());
    },
  };
}

/** The seat that the words name, or else `seat`; empty if there is neither. */
const seatOf = (said: unknown, seat: Seat | undefined): Seat =>
  typeof said === 'string' ? said.slice('seat:'.length) : (seat ?? '');

const kindOf = (card: string): string => card.replace(/\.\d+$/u, '');

const counters = (points: Readonly<Record<string, number>> = {}) =>
  Object.entries(points)
    .filter(([, amount]) => amount !== 0)
    .toSorted();

type Holding = Omit<Account, 'toad' | 'objects' | 'followers' | 'trophies' | 'points'> & {
  readonly points: Readonly<Record<string, number>>;
  readonly objects: readonly string[];
  readonly followers: readonly string[];
  readonly trophies: readonly string[];
};

/** The comparable part of a holding: cards by kind, in no order. */
const shortOf = (account: Holding) => ({
  character: account.character,
  space: account.space,
  alignment: account.alignment,
  lives: account.lives,
  fate: account.fate,
  gold: account.gold,
  points: counters(account.points),
  objects: account.objects.map(kindOf).toSorted(),
  followers: account.followers.map(kindOf).toSorted(),
  trophies: account.trophies.map(kindOf).toSorted(),
});

const charactersIn = ({ players }: View) =>
  Object.fromEntries(
    Object.entries(players)
      .flatMap(([seat, { character }]) =>
        character === undefined
          ? []
          : [[seat, shortOf({ ...character, character: character.id })] as const],
      )
      .toSorted(),
  );
