import * as z from 'zod';
import { name } from './named.ts';
import { partsOf } from './parts.ts';
import { anyObject, count, flag, listOf, maybe, moment, text } from './scalars.ts';

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
    askedAt: count('The version that last asked or revised it. Give it in `If-Match`.'),
    sealed: flag('Whether others learn your answer only later.'),
    answered: flag('Whether you have answered, and may still change your mind.'),
    deadline: maybe(moment('When the answer is given for you; `null` if no clock runs.')),
  }),
);
