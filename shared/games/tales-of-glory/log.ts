import { refOf, sees, type LogLine, type Seat, type Viewer } from '../../engine/index.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { Clause } from './clauses.ts';
import type { TileId } from './content/tile.ts';
import type { TalesEvent } from './events.ts';
import { cellArgs } from './cell-args.ts';
import { keyFrom, theTile } from './source-words.ts';
import type { Slotted } from './state.ts';
import { seated, type LogText } from './log-text.ts';
import { collected, paid } from './log-goods.ts';

/** The log line of a fact for this viewer; `undefined` for facts that only advance the game. */
export function log(event: TalesEvent, viewer: Viewer): LogLine | undefined {
  const told = tellOf(event, viewer);
  if (told === undefined) return undefined;
  const { type, ...facts } = event;
  const { key = `log.${type}`, rule, data = facts, args } = told;
  const seat = 'seat' in event ? event.seat : undefined;
  return {
    type,
    ...(seat !== undefined && { seat }),
    ...(rule !== undefined && { rule }),
    data,
    text: { key, ...(args && { args }) },
  };
}

const named = (id: TileId): string => refOf('tile', id);

function tellOf(event: TalesEvent, viewer: Viewer): LogText | undefined {
  switch (event.type) {
    case 'StackShuffled': {
      const { stack } = event;
      return { rule: 'TG-SET-04', args: { stack: `stack.${stack}` }, data: { stack } };
    }
    case 'TilesRemoved': {
      const count = event.tiles.length;
      return { rule: 'TG-SET-05', args: { count }, data: { count } };
    }
    case 'HeroDealt':
      return { rule: 'TG-SET-10', args: ofTile(event) };
    case 'HeroesReturned':
      return { rule: 'TG-SET-11', args: { tiles: event.tiles.map(named) } };
    case 'FirstPlayerDrawn':
      return { rule: 'TG-SET-16', args: { seat: seated(event.seat) } };
    case 'QuestsDealt':
      return hidden(event, event.tiles, 'TG-QST-02', sees(viewer, event.seat));
    case 'QuestsKept':
      return hidden(event, event.kept, 'TG-QST-03', sees(viewer, event.seat));
    case 'RoundBegan':
      return { rule: 'TG-RND-02', args: { round: event.round } };
    case 'CardsRevealed': {
      const cards = event.cards.map(({ seat, slot }) => ({
        key: 'slot.card',
        args: { seat: seated(seat), slot },
      }));
      return { rule: 'TG-SEL-03', args: { cards } };
    }
    case 'TileTaken': {
      const args = { ...ofTile(event), slot: event.slot };
      if (event.inCatchUp === undefined) return { rule: 'TG-SEL-04', args };
      return { key: 'log.TileTaken.catchUp', rule: 'TG-SEL-08', args };
    }
    case 'TileMissed':
      return { rule: 'TG-SEL-05', args: { seat: seated(event.seat), slot: event.slot } };
    case 'FirstPlayerChanged': {
      const args = { seat: seated(event.seat), slot: event.slot };
      if (event.second === undefined) return { rule: 'TG-FPT-02', args };
      return { key: 'log.FirstPlayerChanged.second', rule: 'TG-FPT-05', args };
    }
    case 'QuestsDeclared':
      return { rule: 'TG-QST-05', args: ofTiles(event) };
    case 'CostPaid':
      return paid(event);
    case 'TilePlaced':
      return { rule: 'TG-PLC-01', args: { ...ofTile(event), ...cellArgs(event) } };
    case 'TileDiscarded':
      return { rule: 'TG-DSC-03', args: ofTile(event) };
    case 'RewardCollected':
      return collected(event);
    case 'FirstPlayerTaken':
      return { rule: 'TG-RWL-06', args: ofTile(event) };
    case 'ChestOpened':
      return {
        rule: 'TG-KEY-01',
        args: { ...ofTile(event), number: event.chest, key: keyFrom(event.key) },
      };
    case 'KeyReturned':
      return { rule: 'TG-KEY-11', args: { seat: seated(event.seat), key: keyFrom(event.key) } };
    case 'BoardCleared':
      return { rule: 'TG-REF-01', args: { tiles: event.tiles.map(named) } };
    case 'TilesSlid':
      return {
        rule: event.board.length > 1 ? 'TG-REF-04' : 'TG-REF-03',
        args: { tiles: event.board.map(slotted) },
      };
    case 'TilesLaidOut':
      return { rule: 'TG-REF-07', args: { tiles: event.tiles.map(slotted) } };
    case 'MajorityAwarded': {
      const { good, glory, seats, most } = event;
      const rule = seats.length > 1 ? 'TG-END-04' : 'TG-END-02';
      const args = { good: `good.${good}`, most, glory, seats: seats.map(seated) };
      return { rule, args: { ...args, count: seats.length } };
    }
    case 'ScoreCounted': {
      const { seat, score, glory, majority, end } = event;
      return { rule: 'TG-END-06', args: { seat: seated(seat), score, glory, majority, end } };
    }
    case 'TieCompared': {
      const { good, amounts, ahead } = event;
      const args = {
        good: `good.${good}`,
        amounts: amounts.map(({ seat, amount }) => of(seated(seat), amount)),
        ahead: ahead.map(seated),
      };
      return { rule: 'TG-END-07', args };
    }
    case 'Resigned':
      return { args: { seat: seated(event.seat) } };
    case 'MatchEnded': {
      const { reason, winners } = event;
      const args = { seats: winners.map(seated), count: winners.length };
      const key = `log.MatchEnded.${reason}`;
      return reason === 'rounds' ? { key, args, rule: 'TG-END-06' } : { key, args };
    }
    case 'PlacingBegan':
    case 'TurnEnded':
      return undefined;
  }
}

/** A number with the name of its subject. */
const of = (what: string, n: number): Phrase => ({ key: 'number.of', args: { what, n } });
const slotted = ({ slot, tile: id }: Slotted): Phrase => ({
  key: 'slot.tile',
  args: { slot, tile: named(id) },
});

const ofTile = ({ seat, tile: id }: { seat: Seat; tile: TileId }) => ({
  seat: seated(seat),
  tile: theTile(id),
});

const ofTiles = ({ seat, tiles }: { seat: Seat; tiles: readonly TileId[] }) => ({
  seat: seated(seat),
  tiles: tiles.map(named),
});

/** Only the seat itself reads which Quests they are; others read how many (TG-QST-04). */
function hidden(
  { type, seat }: { type: string; seat: Seat },
  tiles: readonly TileId[],
  rule: Clause,
  mayKnow: boolean,
): LogText {
  if (mayKnow) return { key: `log.${type}.own`, rule, args: ofTiles({ seat, tiles }) };
  const count = tiles.length;
  return { rule, args: { seat: seated(seat), count }, data: { seat, count } };
}
