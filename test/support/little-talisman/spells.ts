import {
  roll,
  tell,
  type Answers,
  type Procedure,
  type Question,
  type Seat,
} from '../../../shared/engine/index.ts';
import { agrees, askSeats, during, need, settle } from './asking.ts';
import { spellOf, spells, type Card, type Moment, type Spell } from './cards.ts';
import type { LittleEvent } from './events.ts';
import {
  clockwise,
  handOf,
  hero,
  isLiving,
  mayCast,
  type LittleTable,
  type State,
} from './state.ts';

const castable = (state: State, seat: Seat, moment: Moment): readonly string[] =>
  !mayCast(state, seat)
    ? []
    : handOf(state, seat).flatMap((card) => {
        const { moments, own, targets }: Spell = spells[spellOf(card)];
        if (!moments.includes(moment) || (own && state.turn.seat !== seat)) return [];
        if (targets === undefined) return [`cast:${card}`];
        return clockwise(state, seat).map((target) => `cast:${card}:${target}`);
      });

/** The first seat, in turn order, that casts; `undefined` while an earlier one has not decided. */
function firstCast(answers: Answers, questions: readonly Question[]): Question | undefined {
  for (const question of questions) {
    const choose = answers.get(question.key);
    if (choose === undefined) return undefined;
    if (choose[0] !== 'pass') return question;
  }
  return undefined;
}

/**
 * All decide at once and sealed; the first in turn order who casts is resolved, and then all are
 * asked anew. Returns whether the spells undid what the window is about.
 */
export function* openWindow(table: LittleTable, moment: Moment): Procedure<boolean> {
  const everyone = table.state.options.askForReactions === 'everyone';
  const gather = (): readonly Question[] =>
    clockwise(table.state, table.state.turn.seat).flatMap((seat) => {
      const casts = castable(table.state, seat, moment);
      if (casts.length === 0 && !everyone) return [];
      const options = ['pass', ...casts];
      const put = {
        seat,
        kind: 'react',
        about: { moment },
        fallback: ['pass'],
        sealed: true,
      } as const;
      return [{ key: `${moment}:${seat}`, ...put, options }];
    });
  for (;;) {
    const answers = yield* askSeats(
      table,
      gather,
      (given, asked) =>
        firstCast(given, asked) !== undefined || asked.every(({ key }) => given.has(key)),
    );
    const caster = firstCast(answers, gather());
    if (caster === undefined) return false;
    const [, card = '', target] = (answers.get(caster.key)?.[0] ?? '').split(':');
    const name = spellOf(card);
    const works = yield* cast(table, caster.seat, card, target);
    if (works && (name === 'counterspell' || name === 'preservation')) return true;
  }
}

/** Last cast resolves first: the window for answers opens before the spell takes effect. */
function* cast(
  table: LittleTable,
  seat: Seat,
  card: Card,
  target: Seat | undefined,
): Procedure<boolean> {
  yield* tell<LittleEvent>({ type: 'SpellCast', seat, card, ...(target && { target }) });
  const countered = yield* openWindow(table, 'cast');
  if (!countered) yield* during([seat], effectOf(table, seat, card, target ?? seat));
  yield* tell<LittleEvent>({ type: 'SpellSpent', seat, card, countered });
  yield* settle(table);
  return !countered;
}

function* effectOf(table: LittleTable, seat: Seat, card: Card, target: Seat): Procedure {
  need(table, seat);
  if (!isLiving(table.state, target)) return;
  const name = spellOf(card);
  switch (name) {
    case 'counterspell':
    case 'preservation':
      return;
    case 'smite':
      return yield* loseLife(table, target, 1);
    case 'psionicBlast': {
      const until = { seat: table.state.turn.seat, at: 'turn-end', slots: 1 } as const;
      const effect = { kind: 'psionic', seat, until } as const;
      return yield* tell<LittleEvent>({ type: 'EffectBegan', seat, effect });
    }
    case 'destroyMagic': {
      const until = { seat, at: 'turn-start', slots: 1 } as const;
      const effect = { kind: 'destroyMagic', seat, until } as const;
      return yield* tell<LittleEvent>({ type: 'EffectBegan', seat, effect });
    }
    case 'nullify':
      return yield* tell<LittleEvent>({ type: 'SpellsLost', seat: target });
    case 'teleport':
      return yield* tell<LittleEvent>({ type: 'Moved', seat: target, space: 'city' });
    case 'divination': {
      const cards = table.state.deck.slice(0, 2);
      return yield* tell<LittleEvent>({ type: 'DeckSeen', seat, cards });
    }
    case 'temporalWarp':
      return yield* tell<LittleEvent>({ type: 'ExtraTurnsGained', seat, amount: 2 });
    case 'random':
      return yield* random(table, target);
  }
}

function* random(table: LittleTable, seat: Seat): Procedure {
  const die = yield* rollOwn(table, seat, 'random');
  if (die === 1) yield* tell<LittleEvent>({ type: 'BecameToad', seat });
  if (die === 4) yield* tell<LittleEvent>({ type: 'GoldLost', seat });
  if (die === 5) yield* tell<LittleEvent>({ type: 'StrengthGained', seat, amount: 1 });
  if (die === 6) yield* tell<LittleEvent>({ type: 'LifeGained', seat, amount: 1 });
}

/** A life is lost unless somebody preserves it. Nobody dies here: `settle` sees to that. */
export function* loseLife(table: LittleTable, seat: Seat, amount: number): Procedure {
  if (!isLiving(table.state, seat) || (yield* openWindow(table, 'life'))) return;
  if (isLiving(table.state, seat)) yield* tell<LittleEvent>({ type: 'LifeLost', seat, amount });
}

/** A die of one's own: fate may replace it once. */
export function* rollOwn(table: LittleTable, seat: Seat, label: string): Procedure<number> {
  need(table, seat);
  const [die = 0] = yield* roll(`${label}:${seat}`);
  return yield* fate(table, seat, label, die);
}

export function* fate(
  table: LittleTable,
  seat: Seat,
  label: string,
  die: number,
): Procedure<number> {
  if (hero(table.state, seat).fate === 0 || !isLiving(table.state, seat)) return die;
  if (!(yield* agrees(table, seat, `fate.${label}`))) return die;
  yield* tell<LittleEvent>({ type: 'FateSpent', seat });
  const [again = 0] = yield* roll(`${label}:${seat}`);
  return again;
}
