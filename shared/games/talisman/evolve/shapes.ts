import type { Draft } from '../../../engine/index.ts';
import type { Character, Player, State, Turn } from '../state.ts';

// Copies the parts of a state, always in one order. A spread object, or one with a part missing, has a
// shape of its own; rules that read objects of many shapes are slow.

export function stateOf(state: State): Draft<State> {
  const copy: Draft<State> = {
    options: state.options,
    seats: state.seats,
    first: state.first,
    turn: state.turn,
    players: state.players,
    board: state.board,
    gold: state.gold,
    pools: state.pools,
    purchase: state.purchase,
    talismans: state.talismans,
    discards: state.discards,
    removed: state.removed,
    inFlight: state.inFlight,
    lasting: state.lasting,
    unused: state.unused,
    gone: state.gone,
    crownReached: state.crownReached,
    decks: state.decks,
    hands: state.hands,
    dealt: state.dealt,
  };
  if (state.figures !== undefined) copy.figures = state.figures;
  if (state.tokens !== undefined) copy.tokens = state.tokens;
  if (state.preferences !== undefined) copy.preferences = state.preferences;
  if (state.ended !== undefined) copy.ended = state.ended;
  return copy;
}

export function turnOf(turn: Turn): Draft<Turn> {
  const copy: Draft<Turn> = {
    seat: turn.seat,
    number: turn.number,
    round: turn.round,
    phase: turn.phase,
    landings: turn.landings,
    extra: turn.extra,
    spellsAtStart: turn.spellsAtStart,
    casts: turn.casts,
    aligned: turn.aligned,
    ditched: turn.ditched,
    absent: turn.absent,
    used: turn.used,
  };
  if (turn.fresh !== undefined) copy.fresh = turn.fresh;
  if (turn.crossing !== undefined) copy.crossing = turn.crossing;
  if (turn.roused !== undefined) copy.roused = turn.roused;
  return copy;
}

export function playerOf(player: Player): Draft<Player> {
  const { status, missed, extra, character, resigned, fell, heirloom } = player;
  const copy: Draft<Player> = { status, missed, extra };
  if (character !== undefined) copy.character = character;
  if (resigned !== undefined) copy.resigned = resigned;
  if (fell !== undefined) copy.fell = fell;
  if (heirloom !== undefined) copy.heirloom = heirloom;
  return copy;
}

export function characterOf(character: Character): Draft<Character> {
  const { id, space, alignment, points, lives, fate, gold } = character;
  const { objects, followers, trophies } = character;
  const copy: Draft<Character> = {
    id,
    space,
    alignment,
    points,
    lives,
    fate,
    gold,
    objects,
    followers,
    trophies,
  };
  if (character.quest !== undefined) copy.quest = character.quest;
  if (character.questDone !== undefined) copy.questDone = character.questDone;
  if (character.deeds !== undefined) copy.deeds = character.deeds;
  if (character.toad !== undefined) copy.toad = character.toad;
  if (character.turningBack !== undefined) copy.turningBack = character.turningBack;
  if (character.enslaved !== undefined) copy.enslaved = character.enslaved;
  if (character.offer !== undefined) copy.offer = character.offer;
  if (character.trial !== undefined) copy.trial = character.trial;
  if (character.laidUp !== undefined) copy.laidUp = character.laidUp;
  if (character.admitted !== undefined) copy.admitted = character.admitted;
  if (character.slainBy !== undefined) copy.slainBy = character.slainBy;
  return copy;
}
