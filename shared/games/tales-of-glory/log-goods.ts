import type { Phrase } from '../../words/phrase.ts';
import type { Clause } from './clauses.ts';
import { tile } from './content/tiles.ts';
import type { Source, TalesEvent } from './events.ts';
import { gainArgs } from './gain-args.ts';
import { partsOf, theTile } from './source-words.ts';
import { seated, type LogText } from './log-text.ts';

/** The log line of a payment, by purpose; the parts add up. */
export function paid(event: Extract<TalesEvent, { type: 'CostPaid' }>): LogText {
  const { coins, potions, replaced, surcharge } = event;
  const extra = { coins: surcharge === 'coins' ? 1 : 0, potions: surcharge === 'potions' ? 1 : 0 };
  const parts = [
    part('amount.coins', coins - extra.coins),
    part('amount.potions', potions - replaced - extra.potions),
    part('paid.replaced', replaced),
    part('paid.wilderness.coins', extra.coins),
    part('paid.wilderness.potions', extra.potions),
  ].flat();
  const args = {
    seat: seated(event.seat),
    tiles: event.tiles.map(theTile),
    parts,
  };
  return { rule: 'TG-PAY-02', args };
}

const part = (key: string, n: number): readonly Phrase[] => (n === 0 ? [] : [{ key, args: { n } }]);

/** The log line of gains, by source. */
export function collected(event: Extract<TalesEvent, { type: 'RewardCollected' }>): LogText {
  const { seat, source, gains, counted } = event;
  // A text needs all its arguments, even the kind of a multiplier that is not there.
  const { per, count: times } = counted ?? { per: 'key', count: 0 };
  const from = { tile: theTile(source.tile), ...partsOf(source) };
  return {
    key: `log.RewardCollected.${source.from}`,
    rule: clauseOf(source),
    args: { seat: seated(seat), ...from, ...gainArgs(gains), per: `per.${per}`, times },
  };
}

function clauseOf(source: Source): Clause {
  switch (source.from) {
    case 'hero':
      return 'TG-SET-13';
    case 'tile':
    case 'keys':
      return 'TG-REW-01';
    case 'connector':
      return 'TG-PLA-02';
    case 'chest':
      return 'TG-KEY-02';
    case 'discard':
      return 'TG-DSC-09';
    case 'end':
      return tile(source.tile).back === 'quests' ? 'TG-END-09' : 'TG-END-05';
  }
}
