import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import ts from 'typescript-eslint';
import { freshState } from '../../.eslint/rules/fresh-state.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: ts.parser } });

/** A rule's body, in a generator at a table. */
const rule = (body: string) => `function* battle(table, seat, enemy) { ${body} }`;
const fine = (name: string, body: string) => ({ name, code: rule(body) });
const stale = (name: string, body: string, ...names: string[]) => ({
  name,
  code: rule(body),
  errors: names.map((variable) => ({ messageId: 'stale', data: { name: variable } })),
});

tester.run('fresh-state', freshState, {
  valid: [
    fine(
      'lets a value be used before the pause',
      'const h = table.state.hero; strike(h); yield* ask(seat);',
    ),
    fine(
      'lets a value be handed to the pause itself',
      'const h = table.state.hero; yield* fight(table, h.id);',
    ),
    fine(
      'lets the state be fetched again after it',
      'yield* ask(seat); const h = table.state.hero; strike(h);',
    ),
    fine(
      'lets a variable be filled again after it',
      'let h = table.state.hero; yield* ask(seat); h = table.state.hero; strike(h);',
    ),
    fine('lets arguments be used at any time', 'yield* ask(seat); strike(enemy.id);'),
    fine(
      'lets what a rule was told be used',
      'const die = yield* roll("attack"); yield* ask(seat); strike(die);',
    ),
    fine(
      'takes a sum with a roll for a fact',
      'const sum = strengthOf(table, seat) + (yield* roll("a")); yield* roll("b"); strike(sum);',
    ),
    fine(
      'takes the pinned rules for settled',
      'const old = table.rules < 7; yield* ask(seat); if (old) strike(seat);',
    ),
    fine(
      'lets a pause on another path be',
      'const h = table.state.hero; if (seat) { yield* ask(seat); return; } strike(h);',
    ),
    fine(
      'lets each round of a loop fetch for itself',
      'for (;;) { const h = table.state.hero; strike(h); yield* ask(seat); }',
    ),
    fine(
      'takes what a loop runs over for ids',
      'for (const s of table.state.seats) { yield* ask(s); yield* turn(table, s); }',
    ),
    fine(
      'lets a kept function fetch when it is called',
      'const hand = () => table.state.hands[seat]; yield* ask(seat, hand); show(hand());',
    ),
    fine(
      'lets a callback run on the spot',
      'const has = table.state.has; yield* ask(ids.filter((id) => has[id]));',
    ),
    fine(
      'takes dice for no change',
      'const h = hero(table, seat); yield* roll("a"); yield* shuffle("b", ids); strike(h.lives);',
    ),
    fine(
      'lets what a rule decided be passed on once it is told',
      'const prize = prizeOf(table, seat); yield* tell({ prize }); yield* collect(table, prize);',
    ),
    {
      name: 'leaves plain functions alone',
      code: 'function f(table) { const h = table.state.hero; ask(); return h; }',
    },
  ],
  invalid: [
    stale(
      'sees a look into a value after the state was changed',
      'const h = hero(table, seat); yield* tell(wound); if (h.lives === 0) bury(seat);',
      'h',
    ),
    stale(
      'sees a value taken apart after the state was changed',
      'const h = hero(table, seat); yield* tell<Wound>(wound); const { lives } = h; strike(lives);',
      'h',
    ),
    stale(
      'sees a decision passed on after the rule waited',
      'const prize = prizeOf(table, seat); yield* tell({ prize }); yield* ask(seat); collect(prize);',
      'prize',
    ),
    stale(
      'sees a value taken before and used after',
      'const h = table.state.hero; yield* ask(seat); strike(h);',
      'h',
    ),
    stale(
      'sees through an accessor',
      'const h = hero(table, seat); yield* ask(seat); strike(h.lives);',
      'h',
    ),
    stale(
      'sees through a call that takes the state',
      'const n = count(table.state); yield* ask(seat); strike(n);',
      'n',
    ),
    stale(
      'sees through destructuring',
      'const { lives, fate: [first] } = table.state.hero; yield* ask(seat); strike(lives, first);',
      'lives',
      'first',
    ),
    stale(
      'sees the state itself',
      'const { state } = table; yield* ask(seat); strike(state.hero);',
      'state',
    ),
    stale(
      'sees what was made of a taken value',
      'const s = table.state; const h = s.hero; yield* ask(seat); strike(h);',
      'h',
    ),
    stale(
      'sees what a callback took',
      'const all = ids.map((id) => card(table, id)); yield* ask(seat); strike(all);',
      'all',
    ),
    stale('sees assignments', 'let h; h = table.state.hero; yield* ask(seat); strike(h);', 'h'),
    stale(
      'sees a pause on one of two paths',
      'const h = table.state.hero; if (seat) yield* ask(seat); strike(h);',
      'h',
    ),
    stale(
      'sees the next round of a loop',
      'const h = table.state.hero; for (;;) { strike(h); yield* ask(seat); }',
      'h',
    ),
    stale(
      'sees a thing that a loop runs over',
      'for (const foe of table.state.foes) { yield* ask(seat); strike(foe.lives); }',
      'foe',
    ),
    stale(
      'sees a function that keeps a value past the pause',
      'const hand = table.state.hand; yield* ask(seat, () => hand);',
      'hand',
    ),
    stale(
      'sees a function in the settings of a pause',
      'const hand = table.state.hand; yield* ask({ seat, options: () => hand });',
      'hand',
    ),
    stale(
      'sees use within a function made after the pause',
      'const h = table.state.hero; yield* ask(seat); ids.map((id) => h[id]);',
      'h',
    ),
    stale(
      'sees a pause without a delegate',
      'const h = table.state.hero; yield step; strike(h);',
      'h',
    ),
    {
      name: 'sees generators in card tables',
      code: 'const cards = { surge: { *resolve(table, seat) { const h = hero(table, seat); yield* ask(seat); strike(h); } } };',
      errors: [{ messageId: 'stale' }],
    },
  ],
});
