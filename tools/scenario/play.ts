import { neverAsked, open, type Entry } from '../../shared/engine/index.ts';
import { messageOf } from '../cli/values.ts';
import { act } from './act.ts';
import { look } from './look.ts';
import type { Place } from './place.ts';
import type { Action, Expectation, Problem, Scenario, Step } from './scenario.ts';
import { commit, setStage, type Stage } from './stage.ts';
import { situation } from './waiting.ts';

/**
 * Plays a scenario up to its first failure. Beyond its expectations, it must hold the game's
 * invariants, use up its script, and replay from its journal to the same match.
 */
export function playScenario(scenario: Scenario): Problem | undefined {
  const failed = (place: Place, message: string): Problem => ({
    place,
    scenario: scenario.name,
    message,
  });
  const opening = scenario.position?.place ?? scenario.place;
  const stage = attempt(() => setStage(scenario));
  if (typeof stage === 'string') return failed(opening, stage);
  const unsound = brokenInvariants(stage);
  if (unsound !== undefined) return failed(opening, unsound);
  for (const step of scenario.play) {
    const message = attempt(() => play(stage, step));
    if (message !== undefined) {
      return failed(step.place, `${message}\n${situation(stage.run.match)}`);
    }
  }
  const [unused] = stage.luck.unused();
  if (unused !== undefined) {
    const { of, label, left } = unused;
    const what = of === 'dice' ? 'roll' : 'shuffle';
    return failed(
      scenario.placeOf([of, label]),
      `${of}.${label}: ${String(left)} scripted ${what}${left === 1 ? ' is' : 's are'} left unused`,
    );
  }
  const different = attempt(() => replayed(stage));
  return different === undefined ? undefined : failed(scenario.place, different);
}

/** Plays one step. Returns the failure, if any. */
function play(stage: Stage, step: Step): string | undefined {
  if (!isAction(step)) {
    const wrong = look(stage, step);
    return wrong.length === 0 ? undefined : wrong.join('\n');
  }
  const refused = act(stage.scenario, stage.run, step);
  if (refused !== undefined) return refused;
  commit(stage);
  return brokenInvariants(stage);
}

const isAction = (step: Action | Expectation): step is Action =>
  step.step === 'answer' || step.step === 'resign' || step.step === 'orders';

function brokenInvariants({ scenario, run }: Stage): string | undefined {
  const { game } = scenario;
  const broken = game.invariants(run.match.game);
  if (broken.length > 0) return `invariants are broken: ${broken.join('; ')}`;
  const [unknown] = run.match.pending.flatMap((question) => neverAsked(game, question) ?? []);
  return unknown && `the game does not say that it asks this: ${unknown.why}`;
}

/** Checks that the journal leads to the same match, without a die being rolled. */
function replayed({ scenario, opening, run, entries }: Stage): string | undefined {
  const since = JSON.parse(JSON.stringify(entries)) as readonly Entry[];
  const again = open(
    scenario.game,
    { match: opening, since },
    { chance: refuse, version: run.version },
  );
  if (again.fresh.length > 0) return `the replay goes on: ${JSON.stringify(again.fresh[0])}`;
  if (again.drift > 0) return `the replay tells ${String(again.drift)} facts otherwise`;
  const same = JSON.stringify(again.match) === JSON.stringify(run.match);
  return same ? undefined : 'the replay leads to another match than the play';
}

function refuse(key: string): never {
  throw new Error(`the replay rolls ${key}`);
}

/** The result, or the message of the error. A bug in a rule is shown with its place. */
function attempt<T>(body: () => T): T | string {
  try {
    return body();
  } catch (error) {
    const isBug = error instanceof Error && BUGS.includes(error.name);
    const stack = isBug ? (error.stack ?? '').split('\n') : [];
    const at = stack.filter((line) => line.includes('/shared/')).slice(0, 3);
    return [messageOf(error), ...at].join('\n');
  }
}

const BUGS = ['Error', 'TypeError', 'RangeError', 'ReferenceError'];
