import type { Game, Seat } from '../../shared/engine/index.ts';
import { seededChance } from '../luck.ts';
import { checked, type Complain } from './checked.ts';
import type { PlaceOf } from './place.ts';
import type { Known, Problem, Scenario, Step } from './scenario.ts';
import { scenarioSchema } from './schema.ts';
import { readStep, RESERVED } from './steps.ts';

/** Reads one scenario and checks every name in it; returns no scenario if there are problems. */
export function readScenario(
  written: unknown,
  placeOf: PlaceOf,
  known: Known,
): { readonly scenario: Scenario | undefined; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const name = nameOf(written);
  const complain: Complain = (path, message) => {
    problems.push({ place: placeOf(path), scenario: name, message });
  };
  const draft = checked(scenarioSchema, written, [], complain);
  if (draft === undefined) return { scenario: undefined, problems };
  for (const [i, id] of draft.rules.entries()) {
    if (!known.clauses.has(id)) complain(['rules', i], `there is no clause ${id}`);
  }
  const found = known.games.get(draft.game);
  if (found === undefined) {
    const games = [...known.games.keys()].join(', ');
    complain(['game'], `unknown game "${draft.game}". Available: ${games}`);
    return { scenario: undefined, problems };
  }
  const { version = found.rules } = draft;
  if (version > found.rules) {
    complain(['version'], `${found.id} has no rules newer than ${String(found.rules)}`);
  }
  const game: Game = version === found.rules ? found : { ...found, rules: version };
  checkSeats(draft.seats, game, complain);
  const options = checked(game.options, draft.options ?? {}, ['options'], complain);
  const position =
    draft.position === undefined
      ? undefined
      : {
          value: checked(game.position.schema, draft.position, ['position'], complain),
          place: placeOf(['position']),
        };
  const play = draft.play.flatMap((entries, i) =>
    Object.entries(entries).flatMap(([key, value]): readonly Step[] => {
      const step = readStep(value, {
        key,
        game,
        seats: draft.seats,
        complain: (path, message) => {
          complain(['play', i, ...path], message);
        },
      });
      return step === undefined ? [] : [{ ...step, place: placeOf(['play', i, key]) }];
    }),
  );
  if (problems.length > 0) return { scenario: undefined, problems };
  const scenario: Scenario = {
    name: draft.name,
    place: placeOf([]),
    rules: draft.rules,
    game,
    seats: draft.seats,
    options,
    position,
    script: { dice: draft.dice, decks: draft.decks },
    luck: draft.seed === undefined ? undefined : seededChance(String(draft.seed), 'scenario'),
    play,
    placeOf,
  };
  return { scenario, problems };
}

function checkSeats(seats: readonly Seat[], game: Game, complain: Complain): void {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    complain(['seats'], `${game.id} is for ${String(min)} to ${String(max)} seats`);
  }
  for (const [i, seat] of seats.entries()) {
    if (RESERVED.includes(seat))
      complain(['seats', i], `'${seat}' begins a step; name it otherwise`);
    if (seats.indexOf(seat) !== i) complain(['seats', i], `there are two seats '${seat}'`);
  }
}

function nameOf(written: unknown): string | undefined {
  if (typeof written !== 'object' || written === null || !('name' in written)) return undefined;
  return typeof written.name === 'string' ? written.name : undefined;
}
