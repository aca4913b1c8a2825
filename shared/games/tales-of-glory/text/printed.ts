import { refOf } from '../../../engine/index.ts';
import type { Catalogue, Locale } from '../../../words/phrase.ts';
import { render } from '../../../words/render.ts';
import { tiles } from '../content/tiles.ts';
import { goods, type Reward, type Tile } from '../content/tile.ts';
import { sides, type Side } from '../content/side.ts';
import { itemsInOneLine } from '../../../words/in-one-line.ts';
import { namesOf } from './named.ts';
import type { Say, Texts } from './say.ts';

/**
 * Adds for each tile `the:<id>`, its name in a sentence, and `printed:<id>`, its whole print in words
 * for a player who can't see it; and the names of things that other texts already name.
 */
export function withPrinted(catalogue: Catalogue, locale: Locale): Texts {
  const say: Say = (key, args = {}) => render(catalogue, locale, { key, args });
  const printed = tiles.map((tile) => [refOf('printed', tile.id), printedOn(tile, say)] as const);
  const lines = printed.map(
    ([key, text]) =>
      [`${key.replace('printed:', 'tile:')}.short`, itemsInOneLine(text) ?? ''] as const,
  );
  const named = tiles.map(({ id, back }) => {
    const key = back === 'quests' ? 'the.quest' : 'the.tile';
    return [refOf('the', id), say(key, { tile: refOf('tile', id) })] as const;
  });
  return {
    ...catalogue[locale],
    ...namesOf(say),
    ...Object.fromEntries([...named, ...printed, ...lines]),
  };
}

const printedOn = (tile: Tile, say: Say): string =>
  [
    ...(tile.type === undefined ? [] : [say(`type.${tile.type}`)]),
    ...costs(tile, say),
    ...rewards(
      'reward',
      tile.reward.filter(({ atEnd }) => atEnd !== true),
      say,
    ),
    ...rewards(
      'end',
      tile.reward.filter(({ atEnd }) => atEnd === true),
      say,
    ),
    say('printed.connectors', { what: connectors(tile, say) }),
    ...tile.chests.map((inside, i) =>
      say('printed.chest', { number: i + 1, what: sum(inside, say) }),
    ),
  ].join('; ');

/** The cost of a tile in words: Combat and Magic are needed, Coins and Potions are spent. */
function costs({ cost }: Tile, say: Say): readonly string[] {
  const amounts = (of: readonly (typeof goods)[number][]): readonly string[] =>
    of.flatMap((good) => {
      const n = cost[good] ?? 0;
      return n === 0 ? [] : [say(`amount.${good}`, { n })];
    });
  const needed = amounts(['combat', 'magic']);
  const spent = amounts(['coins', 'potions']);
  return [
    ...(needed.length === 0 ? [] : [say('printed.needs', { what: needed.join(' + ') })]),
    ...(spent.length === 0 ? [] : [say('printed.cost', { what: spent.join(' + ') })]),
  ];
}

const rewards = (kind: 'reward' | 'end', of: readonly Reward[], say: Say): readonly string[] =>
  of.length === 0 ? [] : [say(`printed.${kind}`, { what: sum(of, say) })];

const sum = (of: readonly Reward[], say: Say): string =>
  of
    .map(({ gain, amount, per }) => {
      const what = say(`amount.${gain}`, { n: amount });
      return per === undefined ? what : say('printed.each', { what, per: `per.${per}` });
    })
    .join(' + ');

const connectors = (tile: Tile, say: Say): string =>
  sides.flatMap((side) => connector(tile, side, say)).join(', ');

function connector({ sides: on, connectorRewards }: Tile, side: Side, say: Say): readonly string[] {
  if (on[side] === 'none') return [];
  const place = say(on[side] === 'half-key' ? 'printed.halfKey' : 'printed.side', {
    side: `side.${side}`,
  });
  const earned = connectorRewards?.[side];
  if (earned === undefined) return [place];
  const what = sum(earned.reward, say);
  return earned.needs === undefined
    ? [say('printed.earns', { side: place, what })]
    : [say('printed.earns.for', { side: place, type: `type.${earned.needs}`, what })];
}
