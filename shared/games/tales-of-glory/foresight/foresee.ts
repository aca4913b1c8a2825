import {
  idOf,
  kindOf,
  refOf,
  type Foresight,
  type OptionWords,
  type Question,
} from '../../../engine/index.ts';
import { isWilderness } from '../board.ts';
import type { Reward, TileId } from '../content/tile.ts';
import { tile } from '../content/tiles.ts';
import { isFree, paymentsFor, type Bill } from '../payment.ts';
import type { Kind } from '../questions.ts';
import { compensation, contents, earnedBy, gainsOf, sumOf } from '../rewards.ts';
import type { Player, Slotted } from '../state.ts';
import { cellsFor, withTile } from '../story/cells.ts';
import { linksOf } from '../story/map.ts';
import { sides, type Side } from '../content/side.ts';
import type { View } from '../view/view.ts';
import { amounts, effect } from './phrases.ts';

/**
 * Effects of the options of every question, from the view of the asked seat. No dice are thrown here.
 */
export function foresee(view: View, question: Question, option: string): Foresight {
  const me = view.players[question.seat];
  if (me === undefined) return {};
  return { effects: effectsOf({ view, me, question }, option) };
}

/** The kinds of questions that most players answer alike. */
const routine: readonly string[] = ['next', 'reward'] satisfies readonly Kind[];

/** The weight of a question. */
export const weight = ({ kind }: Question): 'ROUTINE' | 'DECISION' =>
  routine.includes(kind) ? 'ROUTINE' : 'DECISION';

type Outlook = { readonly view: View; readonly me: Player; readonly question: Question };

function effectsOf(look: Outlook, option: string): readonly OptionWords[] {
  const { view, me, question } = look;
  if (question.kind === 'tile') return declaration(look, option);
  const about = idOf(option);
  const [id = '', second = ''] = about.split(',');
  switch (kindOf(option)) {
    case 'slot': {
      const lying = view.board.find(({ slot }) => refOf('slot', slot) === option);
      return lying === undefined ? [] : taking(look, lying);
    }
    case 'tile':
      return [...costOf(me, { tiles: [id], wilderness: false }), ...ownGains(me, id)];
    case 'pay':
      return paying(about);
    case 'cell':
      return placing(look, { x: Number(id), y: Number(second) });
    case 'chest':
      return gaining(me, contents(id, Number(second)).reward);
    case 'own':
      return ownGains(me, id);
    case 'discard':
      return gaining(me, compensation(id).reward);
    case 'connector':
      return isSide(second) ? gaining(me, tile(id).connectorRewards?.[second]?.reward ?? []) : [];
    case 'keys':
      return amounts('gain', { key: 1 });
    default:
      return [];
  }
}

const isSide = (text: string): text is Side => sides.some((side) => side === text);

/** Taking a tile from the board: its cost, its gains, and the number of places where it fits. */
function taking({ view, me }: Outlook, { slot, tile: id }: Slotted): readonly OptionWords[] {
  const wilderness = isWilderness(view.seats.length, slot);
  const places = cellsFor(me.story, id).length;
  const ways = paymentsFor(me.holding, { tiles: [id], wilderness });
  if (places === 0 || ways.length === 0) {
    return [effect('unplaceable', {}, [refOf('tile', id)]), ...discarding(me, id)];
  }
  return [
    ...costOf(me, { tiles: [id], wilderness }),
    ...ownGains(me, id),
    effect('places', { n: places }),
  ];
}

/** The effects of `place+q03`: the tile is placed or discarded, and Quests with it. */
function declaration({ view, me }: Outlook, option: string): readonly OptionWords[] {
  const [fate, ...quests] = option.split('+');
  const { taken } = me;
  const placed = fate === 'place' && taken !== undefined ? [taken.tile] : [];
  const wilderness =
    placed.length > 0 && taken !== undefined && isWilderness(view.seats.length, taken.slot);
  const tiles = [...placed, ...quests];
  return [
    ...(fate === 'discard' && taken !== undefined ? discarding(me, taken.tile) : []),
    ...(tiles.length === 0 ? [] : costOf(me, { tiles, wilderness })),
    ...tiles.flatMap((id) => ownGains(me, id)),
  ];
}

const discarding = (me: Player, id: TileId): readonly OptionWords[] =>
  gaining(me, compensation(id).reward);

/** The cost of tiles; a surcharge that may be paid in two ways is a phrase of its own. */
function costOf(me: Player, bill: Bill): readonly OptionWords[] {
  const [due] = paymentsFor(me.holding, { ...bill, wilderness: false });
  const ways = paymentsFor(me.holding, bill);
  const [only] = ways;
  if (due === undefined || only === undefined) return [];
  if (!bill.wilderness) return isFree(due) ? [effect('free')] : spending(due);
  if (ways.length === 1) return spending(only);
  return [
    ...spending(due),
    effect('surcharge', {}, [refOf('good', 'coins'), refOf('good', 'potions')]),
  ];
}

const spending = ({ coins, potions }: { readonly coins: number; readonly potions: number }) =>
  amounts('cost', { coins, potions });

function paying(about: string): readonly OptionWords[] {
  const of = (good: string): number =>
    Number(new RegExp(String.raw`${good}=(\d+)`, 'u').exec(about)?.[1] ?? 0);
  const paid = { coins: of('coins'), potions: of('potions') };
  return paid.coins + paid.potions === 0 ? [effect('free')] : spending(paid);
}

const ownGains = (me: Player, id: TileId): readonly OptionWords[] =>
  gaining(
    me,
    tile(id).reward.filter(({ atEnd }) => atEnd !== true),
  );

/** The gains of these rewards for the player at this moment. */
const gaining = (me: Player, rewards: readonly Reward[]): readonly OptionWords[] =>
  amounts('gain', {
    ...gainsOf(me, rewards),
    key: sumOf(me, rewards, 'key'),
    firstPlayer: sumOf(me, rewards, 'firstPlayer'),
  });

/** A placement: the paths and half-keys that it joins, and all that it earns immediately. */
function placing({ me, question }: Outlook, cell: { readonly x: number; readonly y: number }) {
  const id = idOf(String(question.about?.['tile'] ?? ''));
  const story = withTile(me.story, id, cell);
  const placed = { tile: id, ...cell, opened: [] };
  const links = linksOf(story, placed);
  const earned = earnedBy(story, placed);
  const joined = earned.filter(({ source }) => source.from === 'keys');
  const others = earned.filter((one) => !joined.includes(one));
  const neighbours = links.map(({ to }) => refOf('tile', to.tile));
  return [
    effect('paths', { n: links.length }, neighbours),
    ...(joined.length === 0 ? [] : [effect('keys', { n: joined.length }, [refOf('good', 'key')])]),
    ...gaining(
      { ...me, story },
      others.flatMap(({ reward }) => reward),
    ),
  ];
}
