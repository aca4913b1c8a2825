import { IllegalPositionError, type Game } from '../../../engine/index.ts';
import type { Edition } from '../edition/edition.ts';
import { supplyFaults } from '../invariants/supplies.ts';
import { copyMeant, dealCards, type Dealt } from './cards.ts';
import { faultsOfPosition } from './faults.ts';
import { positionSchema, type Position } from './schema.ts';
import { layPiles, layPools } from './piles.ts';
import { layHands, layPlayers } from './seats.ts';
import { type Card, type Lasting, type State, type Turn } from '../state.ts';
import { isLiving } from '../state-queries.ts';

/** Positions of an edition, as scenarios write them. */
export const positionOf = (edition: Edition): Game<State>['position'] => ({
  schema: positionSchema,
  place: (state: State, given: Position) => layOut(state, edition, given),
});

type Given = { readonly state: State; readonly edition: Edition; readonly given: Position };

/** @throws IllegalPositionError */
function layOut(state: State, edition: Edition, draft: Position): State {
  const parsed = positionSchema.safeParse(draft);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new IllegalPositionError(faults);
  }
  const at = { state, edition, given: parsed.data };
  const dealt = dealCards(edition, parsed.data);
  const faults = [...dealt.faults, ...faultsOfPosition(at, dealt)];
  if (faults.length > 0) throw new IllegalPositionError(faults);
  const laid = complete(at, dealt);
  const lacking = supplyFaults({ state: laid, edition });
  if (lacking.length > 0) throw new IllegalPositionError(lacking);
  return laid;
}

function complete(at: Given, dealt: Dealt): State {
  const { state, edition, given } = at;
  const players = layPlayers(at, dealt);
  const laid: State = {
    ...state,
    players,
    hands: layHands(at, dealt),
    gold: nonZero(given.gold),
    lasting: given.lasting.map((one) => layLasting(at, one, dealt)),
    first: given.first ?? state.seats[0] ?? '',
    inFlight: [],
    unused: unusedIn(edition, given, players),
    gone: given.gone,
    dealt: {},
    ...layPreferences(given),
    ...(state.figures && { figures: { ...state.figures, ...given.figures } }),
    ...(Object.keys(given.tokens).length > 0 && { tokens: given.tokens }),
    crownReached:
      given.crownReached ??
      Object.values(players).some(({ character }) => character?.space === edition.goal),
  };
  const piled = layPiles({ ...at, state: laid }, dealt);
  return {
    ...piled,
    pools: layPools({ ...at, state: piled }, dealt),
    turn: layTurn(piled, at, dealt),
  };
}

function layPreferences({ seats }: Position): Pick<State, 'preferences'> {
  const preferred = Object.entries(seats).flatMap(([seat, { preferences }]) =>
    preferences === undefined ? [] : [[seat, preferences] as const],
  );
  return preferred.length === 0 ? {} : { preferences: Object.fromEntries(preferred) };
}

const nonZero = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

function layLasting({ edition }: Given, one: Position['lasting'][number], dealt: Dealt): Lasting {
  const { kind, by, on, bonus, inBattle, forBattle, card, pile, until } = one;
  const laid = card === undefined ? undefined : copyMeant(edition, dealt, card);
  return {
    kind,
    by,
    ...(on !== undefined && { on: copyMeant(edition, dealt, on) ?? on }),
    ...(bonus && { bonus }),
    ...(inBattle && { inBattle }),
    ...(forBattle && { forBattle }),
    ...(laid !== undefined && { card: laid }),
    ...(pile && { pile }),
    until: {
      ...until,
      seat: until.seat ?? by,
      ...(edition.lasts[kind]?.ordinary && { ordinary: true }),
    },
  };
}

function unusedIn(
  { content }: Edition,
  { gone }: Position,
  players: State['players'],
): readonly string[] {
  const played = Object.values(players).map(({ character }) => character?.id);
  return content.characters
    .map(({ id }) => id)
    .filter((id) => !played.includes(id) && !gone.includes(id));
}

function layTurn(state: State, { edition, given }: Given, dealt: Dealt): Turn {
  const {
    landings,
    spellsAtStart,
    number,
    round,
    crossing,
    absent,
    fresh,
    ditched,
    roused,
    ...turn
  } = given.turn;
  const first = state.seats.find((seat) => isLiving(state, seat)) ?? state.seats[0] ?? '';
  const seat = turn.seat ?? first;
  const meant = (name: string): Card => copyMeant(edition, dealt, name) ?? name;
  const landed = turn.phase === 'land' || turn.phase === 'end';
  const toBegin = turn.phase === 'begin';
  return {
    ...turn,
    seat,
    number: number ?? (toBegin ? 0 : 1),
    round: round ?? (toBegin && seat === state.first ? 0 : 1),
    landings: landings ?? (landed ? 1 : 0),
    spellsAtStart: spellsAtStart ?? state.hands[seat]?.length ?? 0,
    absent: absent.map(meant),
    ditched: ditched.map((one) => ({ ...one, card: meant(one.card) })),
    ...(fresh && { fresh: fresh.map(meant) }),
    ...(crossing && { crossing }),
    ...(roused !== undefined && { roused }),
  };
}
