import * as z from 'zod';
import { name } from './named.ts';
import { partsOf } from './parts.ts';
import { anyObject, count, flag, listOf, maybe, moment, text } from './scalars.ts';

const optionEffect = name(
  'OptionEffect',
  'One effect of an option.',
  z.object({
    text: text('The effect in few words.'),
    parts: partsOf(),
    refs: z
      .array(z.string())
      .describe('The things it is about, the most telling first, as `kind:id`.'),
  }),
);

const oddsOutcome = name(
  'OddsOutcome',
  'One possible outcome of a throw.',
  z.object({
    text: text('The outcome in few words.'),
    chance: z.number().min(0).max(1).describe('The probability, from 0 to 1.'),
    rolls: z
      .array(z.int())
      .describe('The sums of the dice that bring it. Empty if more than their sum decides.'),
  }),
);

const odds = name(
  'Odds',
  'The chances of a throw.',
  z.object({
    dice: z.int().min(1).describe('The number of dice thrown, those of an opponent included.'),
    sides: z.int().min(2).describe('The number of sides of each die.'),
    outcomes: listOf('Everything that the throw can bring. The chances sum to 1.', oddsOutcome),
  }),
);

export const option = name(
  'Option',
  'One thing to choose.',
  z.object({
    id: text('Give it in `choose`. Readable, and the same for the same choice: `pass`.'),
    text: text('The option in words.'),
    parts: partsOf(),
    short: text('The option in few words, without what is printed on things.'),
    subject: maybe(text('The id of the thing it is about, if it is about one.')),
    refs: z
      .array(z.string())
      .describe(
        'What it is about, the most telling first, as `kind:id`: `slot:6`, `tile:p3-m6`; `card:axe.5`, a copy of a card, which without a number is every copy.',
      ),
    group: z
      .enum(['ANSWER', 'ANYTIME'])
      .describe(
        '`ANSWER`: choose `min` to `max` of these. `ANYTIME`: chosen on its own, at any time; the question is then asked again.',
      ),
    effects: listOf(
      'Short phrases for its effects, as far as its seat can know: `Draw 2 cards`. The most telling comes first. Empty if the game says nothing of it.',
      optionEffect,
    ),
    odds: odds
      .nullable()
      .describe("The chances if dice decide; `null` if none do, or if the chances can't be known."),
    isDefault: flag('Whether it is part of the answer that is given for you when time runs out.'),
  }),
);

export const question = name(
  'Question',
  'A choice that the rules put to one seat. Any `min` to `max` different options of the group `ANSWER` are a legal answer, unless an option says otherwise.',
  z.object({
    id: text('Give it as `questionId`. It stays the same for as long as the question is open.'),
    seat: text('The seat that must answer.'),
    kind: text("What kind of choice it is, from a closed list of the game's."),
    text: text('The question in words.'),
    parts: partsOf(),
    short: text('The question in few words, without what is printed on things.'),
    about: anyObject(
      'What it is about, by name: facts, and things by reference. A standing order with this `kind` and some of these is for questions like this one.',
    ),
    min: z.int().min(0).describe('The fewest options that make an answer.'),
    max: z.int().min(0).describe('The most options that make an answer.'),
    options: listOf('Every legal option.', option),
    weight: z
      .enum(['ROUTINE', 'DECISION'])
      .describe(
        '`DECISION`: a choice to think about. `ROUTINE`: most players answer it the same way each time.',
      ),
    askedAt: count('The version that last asked or revised it. Give it in `If-Match`.'),
    sealed: flag('Whether others learn your answer only later.'),
    answered: flag('Whether you have answered, and may still change your mind.'),
    deadline: maybe(moment('When the answer is given for you; `null` if no clock runs.')),
  }),
);

export const suggestion = name(
  'Suggestion',
  'A suggested answer to a question.',
  z.object({
    choose: z
      .array(z.string())
      .describe('The ids of the suggested options: a legal answer, as `answer` takes it.'),
  }),
);
