import { refOf, type Mark, type Ref } from '../../../engine/index.ts';
import { goods, type Reward, type Tile } from '../content/tile.ts';
import { sides } from '../content/side.ts';
import { bountyOf, kebab } from './bounties.ts';

/** The marks printed on a tile: its cost, its reward, its sides, its Chests in order. */
export const marksOf = (tile: Tile): readonly Mark[] => [
  ...goods.flatMap((good): readonly Mark[] => {
    const n = tile.cost[good] ?? 0;
    return n === 0 ? [] : [{ at: 'cost', of: refOf('good', good), n }];
  }),
  ...tile.reward.map(markAt('gain')),
  ...edges(tile),
  ...tile.chests.flatMap((inside) => inside.map(markAt('chest'))),
];

/** The marks of each side: a connector, then the type it needs, then its reward (TG-PLA-03). */
const edges = ({ sides: on, connectorRewards }: Tile): readonly Mark[] =>
  sides.flatMap((at): readonly Mark[] => {
    if (on[at] === 'none') return [];
    const { needs, reward = [] } = connectorRewards?.[at] ?? {};
    return [
      { at, of: refOf('connector', on[at]) },
      ...(needs === undefined ? [] : [{ at, of: refOf('type', needs) }]),
      ...reward.map(markAt(at)),
    ];
  });

const markAt =
  (at: Mark['at']) =>
  (reward: Reward): Mark => ({ at, of: gained(reward), n: reward.amount });

function gained(reward: Reward): Ref {
  const bounty = bountyOf(reward);
  return bounty ? refOf('bounty', bounty.id) : refOf('good', kebab(reward.gain));
}
