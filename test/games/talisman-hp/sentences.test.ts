import { describe, expect, it } from 'vitest';
import { spectator, type Question } from '../../../shared/engine/index.ts';
import { game } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { words } from '../../../shared/games/talisman/editions/harry-potter/words.ts';
import type { TalismanEvent } from '../../../shared/games/talisman/events.ts';
import { render } from '../../../shared/words/render.ts';

const { catalogue } = words;
const names = { ann: 'Anna', bob: 'Bob' };

const ask = (kind: string, about?: Question['about']): Question => ({
  key: `${kind}:ann`,
  seat: 'ann',
  kind,
  options: [],
  ...(about && { about }),
});
const optionIn = (question: Question, id: string): string =>
  render(catalogue, 'en', words.option(question, id), names);
const questionIn = (question: Question): string =>
  render(catalogue, 'en', words.question(question), names);

describe('questions and options of the Harry Potter Edition', () => {
  it('name the losses of a Spell, and the person and place of a move', () => {
    const from = { from: 'seat:bob' };
    expect(questionIn({ ...ask('steal', from), key: 'steal.drop:ann' })).toBe(
      'What does Bob drop?',
    );
    expect(questionIn(ask('steal', from))).toBe('What do you take from Bob?');
    expect(questionIn(ask('travel', { card: 'card:world-cup-riot' }))).toBe(
      'Riot at the World Cup: where do you go?',
    );
  });

  it('name the fighters, the roll and the stakes when a Spell can be cast', () => {
    const react = (about: NonNullable<Question['about']>): string =>
      questionIn(ask('react', about));
    const fight = { attribute: 'attribute:magic', foe: 'seat:bob' };
    expect(react({ moment: 'attack', ...fight, attacker: 'seat:ann' })).toBe(
      'You are about to fight Bob (Magic). Cast a Spell?',
    );
    expect(react({ moment: 'scored', ...fight, foe: 'card:dementor-outer' })).toBe(
      'The attack dice against the Dementor are in (Magic). Cast a Spell?',
    );
    const cast = { moment: 'cast', spell: 'card:stupefy', caster: 'seat:bob' };
    expect(react(cast)).toBe('Bob casts Stupefy. Respond?');
    expect(react({ ...cast, target: 'seat:ann' })).toBe('Bob casts Stupefy on you. Respond?');
    const rolled = { moment: 'rolled', roll: 'move', roller: 'seat:bob', die1: 2, die2: 5 };
    expect(react(rolled)).toBe('Movement: Bob rolled 2 and 5. Cast a Spell?');
    expect(react({ moment: 'life', loser: 'seat:bob', lives: 2, cause: 'space' })).toBe(
      'Bob is about to lose 2 Health. Save 1?',
    );
  });

  it('name Galleons, Hallows, challenges and Health', () => {
    const buy = ask('buy', { 'price:wand': 2, 'price:wiggenweld-potion': 1 });
    expect(optionIn(buy, 'buy:wand')).toBe('Buy the Wand for 2 Galleons – Gives you 1 Magic.');
    expect(optionIn(buy, 'buy:wiggenweld-potion')).toMatch(/ for 1 Galleon – /u);
    expect(optionIn(ask('reward'), 'life')).toBe('Opponent loses 1 Health');
    expect(optionIn(ask('reward'), 'follower:dobby')).toMatch(/^Attack Dobby – /u);
    expect(optionIn(ask('reward'), 'haul:wand')).toMatch(/^Take the Wand and 1 Galleon – /u);
    expect(optionIn(ask('quest'), 'drop')).toBe('Drop the challenge');
    expect(optionIn(ask('quest'), 'die:4')).toBe('Choose the 4');
    expect(optionIn(ask('luck'), 'die:2')).toBe('Roll die 2 again');
    expect(optionIn(ask('heal'), 'heal:2')).toBe('Heal 2 Health');
  });

  it('name their subject', () => {
    const figure = 'figure:voldemort';
    expect(questionIn(ask('stir', { figure, steps: 4 }))).toBe(
      'Where do you move Lord Voldemort with 4 steps?',
    );
    const table = '1 leave 1 Object here that is no Hallow, 2 miss the next turn';
    expect(questionIn(ask('stat', { figure }))).toContain(table);
    expect(questionIn(ask('fate', { roll: 'escape', die1: 2, figure }))).toMatch(
      new RegExp(`^Escape from Voldemort: pay 1 fate .*${table}`, 'u'),
    );
    expect(questionIn(ask('quest', { space: 'space:quidditch-pitch' }))).toMatch(
      /^Quidditch Pitch: accept a challenge\? .* 5 pay 2 Galleons, 6 pay 1 Galleon\./u,
    );
    expect(questionIn(ask('visit', { ability: 'ability:betrayal' }))).toMatch(
      /^Betrayal: what do you choose\? \(.*2 fate/u,
    );
    expect(questionIn(ask('skip', { ability: 'ability:calm', cards: 2 }))).toBe(
      'Calm: draw 1 card fewer?',
    );
    const luck = ask('luck', { card: 'card:felix-felicis', roll: 'barrier' });
    expect(questionIn(luck)).toMatch(/^King’s Cross: use Felix Felicis\? \(.* is a 6\.\)$/u);
    const counsel = { ability: 'ability:counsel', roll: 'attack', die1: 2, card: 'card:fluffy' };
    expect(questionIn(ask('luck', { ...counsel, score: 7, foe: 9 }))).toMatch(
      /^Attack roll: 7 against 9\. Use “Counsel” on the 2\? \(.*2 fate/u,
    );
    expect(questionIn(ask('luck', counsel))).toMatch(
      /^Attack roll: use “Counsel” on the 2\? .*2 fate/u,
    );
    expect(questionIn(ask('luck', { roll: 'move', die1: 2 }))).toBe('Movement: change the die?');
  });

  it('explain an ability before it is used', () => {
    const ability = 'ability:turn-time';
    const helps =
      /^Use “Turning time”.*\? \(Discard this card at the end of your turn to take another turn\.\)$/u;
    expect(questionIn(ask('use', { ability, card: 'card:time-turner' }))).toMatch(helps);
    expect(questionIn(ask('rescue', { ability, lives: 1 }))).toMatch(helps);
    expect(questionIn(ask('use', { ability: 'ability:unheard-of' }))).not.toContain('(');
    expect(optionIn(ask('evade'), 'ability:unseen')).toBe(
      'Unseen – Once a turn you can evade an Enemy or a character.',
    );
  });
});

describe('words of the log of the Harry Potter Edition', () => {
  const told = (event: TalismanEvent): string => {
    const line = game.log(event, spectator);
    return line === undefined ? '' : render(catalogue, 'en', line.text, names);
  };

  it('describe Voldemort, the token, the hospital and challenges, with their clauses', () => {
    const moved = { seat: 'ann', figure: 'voldemort', from: 'great-hall', space: 'owlery' };
    expect(told({ type: 'FigureMoved', ...moved })).toBe(
      'Anna moves Lord Voldemort from the Great Hall to the Owlery.',
    );
    expect(told({ type: 'TokenTurned', token: 'advantage', side: 'order' })).toBe(
      'The Advantage token now shows the side Order of the Phoenix.',
    );
    const laid: TalismanEvent = { type: 'LaidUp', seat: 'ann', from: 'owlery', space: 'st-mungos' };
    expect(told(laid)).toMatch(/^Anna loses the last Health at the Owlery /u);
    expect(game.log(laid, spectator)?.rule).toBe('HP-HLT-01');
    expect(told({ type: 'BecameToad', seat: 'ann', turns: 2 })).toBe(
      'Anna becomes a Ferret for 2 turns.',
    );
    expect(told({ type: 'DieSet', seat: 'bob', roll: 'attack', now: 1, by: 'stunned' })).toBe(
      'The die of Bob shows 1 (Stupefy).',
    );
  });

  it('give the parts of a sum, the rerolled die, and the value of a creature of the castle', () => {
    const added = { seat: 'ann', attribute: 'magic', points: 6, above: 9 };
    expect(told({ type: 'AttributeAdded', ...added, die: 3, total: 9, passed: false })).toBe(
      'Anna fails with 3 + Magic 6 = 9, which isn’t more than 9.',
    );
    expect(told({ type: 'AttributeAdded', ...added, die: 4, total: 10, passed: true })).toBe(
      'Anna succeeds with 4 + Magic 6 = 10, which is more than 9.',
    );
    const set = { type: 'DieSet', seat: 'bob', roll: 'move', was: 6, now: 2 } as const;
    expect(told({ ...set, by: 'confundo' })).toBe(
      'The die of Bob shows 2 instead of 6 (Confundo).',
    );
    const stunned = { ...set, roll: 'creature', by: 'stunned', foe: 'card:dementor-outer' };
    expect(told(stunned)).toBe('The die of the Dementor shows 2 instead of 6 (Stupefy).');
    const trial = { type: 'TrialBegan', seat: 'ann', name: 'chamber-of-secrets' } as const;
    expect(told({ ...trial, value: 5, plus: 4 })).toBe('Anna faces the Giant snake (5 + 4 = 9).');
  });

  it('give the cause of an amount, if it is known', () => {
    const gold = { seat: 'ann', amount: 2 };
    expect(told({ type: 'GoldGained', ...gold })).toBe('Anna gains 2 Galleons.');
    expect(told({ type: 'GoldGained', ...gold, of: 'space:owlery' })).toBe(
      'Anna gains 2 Galleons (Owlery).',
    );
    const paid: TalismanEvent = { type: 'GoldLost', ...gold, paid: true, of: 'card:wand' };
    expect(told(paid)).toBe('Anna pays 2 Galleons (Wand).');
    expect(game.log(paid, spectator)?.rule).toBe(
      game.log({ type: 'GoldLost', ...gold, paid: true }, spectator)?.rule,
    );
  });

  it('name the owner of a defeated Follower, and the character that left the match', () => {
    const card = 'dementor-outer';
    const killed = { type: 'EnemyKilled', seat: 'ann', card, space: 'owlery' } as const;
    expect(told({ ...killed, of: 'bob' })).toBe('Anna defeats the Dementor, a Follower of Bob.');
    const dead = { seat: 'bob', character: 'harry-a', space: 'owlery', out: true };
    expect(told({ type: 'CharacterKilled', ...dead })).toMatch(/ and Bob is out of the game\.$/u);
  });

  it('explain the effect of the final battle on the side that wins it', () => {
    const won = { type: 'MatchEnded', reason: 'final', winners: ['ann'] } as const;
    expect(told({ ...won, alignment: 'order' })).toBe(
      'Anna beats Voldemort in the Great Hall and wins; his reign is over.',
    );
    expect(told({ ...won, alignment: 'death-eaters' })).not.toMatch(/beat|reign/u);
    expect(catalogue.en['end.final']).not.toMatch(/beat|Voldemort/u);
  });

  it('name each die of Voldemort, and those that fate can reroll', () => {
    const dice = { type: 'Rolled', seat: 'ann', dice: [3] } as const;
    expect(told({ ...dice, roll: 'rove' })).toBe('Anna rolls 3 (Voldemort’s move).');
    expect(told({ ...dice, roll: 'escape' })).toBe('Anna rolls 3 (Escape from Voldemort).');
    const ruleOf = (roll: string) => game.log({ ...dice, roll }, spectator)?.rule;
    expect([ruleOf('rove'), ruleOf('escape'), ruleOf('ward')]).toEqual([
      'HP-RUL-12',
      'HP-VOL-11',
      'HP-FAT-04',
    ]);
  });
});
