import type { Game } from '../../shared/engine/index.ts';
import { presetFor } from '../../shared/engine/index.ts';
import type { Regulations } from '../../shared/tournaments/regulations/regulations.ts';
import { mostScheduled } from '../../shared/tournaments/schedules/quick.ts';
import { fieldOf } from '../../shared/tournaments/acts/field.ts';
import { limitsOf, presetOf, type Speed } from '../matches/terms/time-control.ts';
import type { Games } from '../matches/terms/games.ts';
import { once } from '../platform/once.ts';
import { checked } from '../platform/requests/checked.ts';
import { refuseInput } from '../platform/requests/refusal.ts';
import { MOST_PLAYERS } from './most-players.ts';
import { regulationsInput, type RegulationsInput } from './input/regulations-input.ts';

const schema = once(regulationsInput);
const WHERE = 'regulations';

/** Default gap between rounds and default window for appeals, by speed. */
const usual: Readonly<Record<Speed, { readonly gap: string; readonly window: string }>> = {
  LIVE: { gap: 'PT3M', window: 'PT15M' },
  ASYNC: { gap: 'PT12H', window: 'P1D' },
};

/**
 * Builds the binding regulations from an organizer's input: checked by the game, with all defaults
 * filled in. Refused with each mistake and its path.
 */
export async function regulationsOf(games: Games, written: unknown): Promise<Regulations> {
  const read = checked(schema(), written, WHERE);
  const game = await games.find(read.game.id);
  if (game === undefined) {
    const known = (await games.all()).map(({ id }) => id).join(', ');
    const detail = `Unknown game "${read.game.id}". Available: ${known}.`;
    return refuseInput({ path: [WHERE, 'game', 'id'], detail });
  }
  const said = {
    ...read,
    stages: read.stages.map((stage, i) => sized(game, read, { stage, written, i })),
  };
  const preset = presetNamed(game, said);
  const options = checked(
    game.options,
    preset?.options ?? said.game.options ?? {},
    `${WHERE}.game.options`,
  );
  const timeControl =
    said.timeControl ?? (preset && presetOf(preset.timeControl)) ?? noTimeControl();
  const { speed } = limitsOf(timeControl);
  checkPods(game, options, said);
  checkRounds(said, speed);
  checkSeeding(said);
  const played = presetFor(game, options);
  const { length = preset?.deadline, gap, onDeadline } = said.rounds;
  return defined({
    game: {
      id: game.id,
      ...(played !== undefined && played !== 'DEFAULTS' && { preset: played.id }),
      options,
    },
    ...(said.language && { language: said.language }),
    rated: said.rated ?? played !== undefined,
    programs: said.programs,
    timeControl,
    pauses: said.pauses,
    stages: said.stages,
    seats: said.seats,
    scoring: said.scoring ?? { kind: 'WIN', win: 5, draw: 1, loss: 0 },
    ties: said.ties ?? [{ kind: 'WINS' }, { kind: 'OPPONENT_POINTS' }, { kind: 'PROGRESSIVE' }],
    ...(said.byePoints !== undefined && { byePoints: said.byePoints }),
    registration: { ...said.registration, cap: capOf(said) },
    ...(said.checkIn && { checkIn: said.checkIn }),
    seeding: said.seeding,
    ...(said.series !== undefined && { series: said.series }),
    ...(said.startsAt !== undefined && { startsAt: said.startsAt }),
    ...(said.lateEntry && { lateEntry: said.lateEntry }),
    rounds: {
      advance: said.rounds.advance,
      gap: gap ?? usual[speed].gap,
      ...(said.rounds.startsAt && { startsAt: said.rounds.startsAt }),
      ...(length !== undefined && { length }),
      onDeadline: onDeadline ?? [
        { rule: 'LAST_ROUND', perTurn: speed === 'LIVE' ? 'PT1M' : 'PT12H' },
        { rule: 'STANDING' },
      ],
    },
    appeals: {
      window: said.appeals.window ?? usual[speed].window,
      holdsRound: said.appeals.holdsRound,
    },
  } satisfies Loose<Regulations>);
}

type Sizing = {
  readonly stage: RegulationsInput['stages'][number];
  readonly written: unknown;
  readonly i: number;
};

/**
 * Lets pods of a round robin be one smaller than preferred if no minimum is given, the game allows
 * that size, and the scoring covers it: six players in fours then play three and three, without
 * byes.
 */
function sized({ seats }: Game, { scoring }: RegulationsInput, { stage, written, i }: Sizing) {
  const least = fieldOf(fieldOf(fieldOf(fieldOf(written, 'stages'), String(i)), 'podSize'), 'min');
  const min = stage.podSize.preferred - 1;
  const isCounted = sizeWithoutPoints(scoring, [min]) === undefined;
  if (stage.format !== 'ROUND_ROBIN' || least !== undefined) return stage;
  if (min < Math.max(2, seats.min) || !isCounted) return stage;
  return { ...stage, podSize: { ...stage.podSize, min } };
}

/** The maximum number of players: the given cap, else the limit of the first stage's draw. */
function capOf({ registration: { cap }, stages: [first] }: RegulationsInput): number {
  if (cap !== undefined) return cap;
  return first?.format === 'ROUND_ROBIN' ? mostScheduled(first) : MOST_PLAYERS;
}

/** The same type, in which absent fields may be `undefined`. */
type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Loose<T[Key]> | (undefined extends T[Key] ? undefined : never) }
    : T;

/** Removes fields that are `undefined`: regulations are hashed as JSON, which has none. */
const defined = (regulations: Loose<Regulations>): Regulations =>
  JSON.parse(JSON.stringify(regulations)) as Regulations;

function presetNamed({ id, presets = [] }: Game, { game }: RegulationsInput) {
  if (game.preset === undefined) return undefined;
  if (game.options !== undefined) {
    const detail = 'A preset sets all options. Send either `preset` or `options`.';
    return refuseInput({ path: [WHERE, 'game', 'options'], detail });
  }
  const known = presets.map((each) => each.id).join(', ') || 'none';
  const found = presets.find((each) => each.id === game.preset);
  const detail = `Unknown preset "${game.preset}" for ${id}. Available: ${known}.`;
  return found ?? refuseInput({ path: [WHERE, 'game', 'preset'], detail });
}

function noTimeControl(): never {
  const detail = 'Required, or a preset of the game that has one.';
  return refuseInput({ path: [WHERE, 'timeControl'], detail });
}

/** Refuses to seed by a series without naming one, and to name one that is not used. */
function checkSeeding({ seeding, series }: RegulationsInput): void {
  if ((seeding === 'SERIES') === (series !== undefined)) return;
  const detail =
    seeding === 'SERIES'
      ? 'Required when `seeding` is "SERIES".'
      : `Not allowed when \`seeding\` is "${seeding}".`;
  refuseInput({ path: [WHERE, 'series'], detail });
}

/** Refuses registration by code without a code: it would be open to anyone. */
export function checkCode({ registration }: Regulations, code: string | undefined): void {
  if (registration.mode !== 'CODE' || code !== undefined) return;
  refuseInput({ path: ['code'], detail: 'Required when registration is by code.' });
}

/** Refuses sizes of pods that the game does not allow. */
function checkPods(game: Game, options: unknown, { stages }: RegulationsInput): void {
  const { min } = game.seats;
  const max = game.mostSeats?.(options) ?? game.seats.max;
  const seats = min === max ? `exactly ${String(min)}` : `${String(min)} to ${String(max)}`;
  const here = `Must be ${seats} for ${game.id}`;
  stages.forEach((stage, i) => {
    const { podSize } = stage;
    if (podSize.min < min || podSize.max > max) {
      const detail = `${here}, got ${String(podSize.min)} to ${String(podSize.max)}.`;
      refuseInput({ path: [WHERE, 'stages', i, 'podSize'], detail });
    }
    if (stage.format === 'ELIMINATION' && stage.finalSize > max) {
      const detail = `${here}, got ${String(stage.finalSize)}.`;
      refuseInput({ path: [WHERE, 'stages', i, 'finalSize'], detail });
    }
  });
}

/** Refuses inconsistent settings of rounds. */
function checkRounds({ rounds, stages, scoring }: RegulationsInput, speed: Speed): void {
  const path = [WHERE, 'rounds'];
  if (rounds.advance === 'SCHEDULED' && rounds.startsAt === undefined) {
    refuseInput({ path: [...path, 'startsAt'], detail: 'Required: when each round starts.' });
  }
  const wait = rounds.startsAt?.findIndex((at, i, all) => i > 0 && at <= (all[i - 1] ?? ''));
  if (wait !== undefined && wait > 0) {
    const detail = 'Must be later than the start of the round before.';
    refuseInput({ path: [...path, 'startsAt', wait], detail });
  }
  if (speed === 'ASYNC' && rounds.length === undefined && rounds.onDeadline !== undefined) {
    refuseInput({ path: [...path, 'length'], detail: 'Required when `onDeadline` is set.' });
  }
  checkTables(stages, scoring);
  const advancing = rounds.onDeadline?.findIndex(({ rule }) => rule === 'ALL_ADVANCE') ?? -1;
  if (advancing >= 0 && stages.every(({ format }) => format !== 'ELIMINATION')) {
    const detail = 'Allowed only with an elimination stage.';
    refuseInput({ path: [...path, 'onDeadline', advancing, 'rule'], detail });
  }
}

/** Refuses points by places without a table for a possible size of pods. */
function checkTables(
  stages: RegulationsInput['stages'],
  scoring: RegulationsInput['scoring'],
): void {
  const sizes = stages.flatMap((stage) => {
    const { min, max } = stage.podSize;
    // the final is played by the players left, however few
    return stage.format === 'ELIMINATION'
      ? range(2, Math.max(max, stage.finalSize))
      : range(min, max);
  });
  const missing = sizeWithoutPoints(scoring, sizes);
  if (missing === undefined) return;
  const detail = `Required: the points for each place in a pod of ${String(missing)}.`;
  refuseInput({ path: [WHERE, 'scoring', 'bySize', String(missing)], detail });
}

/** The first of these sizes of pods for which points by place have no table. */
export const sizeWithoutPoints = (
  scoring: RegulationsInput['scoring'],
  sizes: readonly number[],
): number | undefined =>
  scoring?.kind === 'PLACEMENT'
    ? sizes.find((size) => scoring.bySize[String(size)] === undefined)
    : undefined;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
