import * as z from 'zod';
import { name } from './named.ts';
import { standingOrder } from './order.ts';
import { anyObject, count, duration, listOf, maybe, text } from './scalars.ts';
import { board, glyph, things } from './table.ts';
import { speed } from './timing.ts';

export const gameName = name(
  'GameName',
  'A game by its id and what it is called.',
  z.object({
    id: text("The game's id, stable for ever: kebab-case, or with a pack `<game>.<pack>.<hash>`."),
    name: text('What the game is called, in your language.'),
  }),
);

const seatRange = name(
  'SeatRange',
  'The smallest and the largest number of seats; both are allowed.',
  z.object({
    min: z.int().min(1).describe('The fewest seats.'),
    max: z.int().min(1).describe('The most seats.'),
  }),
);

const gamePack = name(
  'GamePack',
  'The pack of cards that makes this a game of its own; `null` if there is none.',
  z.object({
    id: text("The pack's own id."),
    of: text('The id of the game that it changes.'),
    hash: text('SHA-256 of the pack, in hex.'),
  }),
);

export const gameSummary = name(
  'GameSummary',
  'A set of rules that can be played, for example `tales-of-glory`.',
  z.object({
    ...gameName.shape,
    revision: text(
      'Which issue of its sheet this is: all that never changes of the game, at `/v1/games/{gameId}/sheets/{revision}`. Another one is another text, to be read once and kept.',
    ),
    seats: seatRange,
    bots: listOf('The levels of the bots that play it.', z.string()),
    orderEnds: listOf('The ends that standing orders may have, for example `turn`.', z.string()),
    pack: maybe(gamePack),
  }),
);

const spread = name(
  'Spread',
  'How numbers are spread, of whole matches.',
  z.object({
    median: count('Half of them are no greater.'),
    p90: count('Nine in ten are no greater.'),
  }),
);

const presetFigures = name(
  'PresetFigures',
  'What matches of a preset took that bots played, of all seats together.',
  z.object({
    matches: count('How many matches were played.'),
    answers: spread,
    turns: spread,
  }),
);

const gamePreset = name(
  'GamePreset',
  'Options that are known to make a good match in a known time.',
  z.object({
    id: text("The preset's id, stable for ever, for example `talisman-hour`."),
    name: text('What to call it, in your language.'),
    text: text('What it is like, in a sentence.'),
    options: anyObject(
      'The options, as a match is created with them. What is not listed stays at its default.',
    ),
    seats: z.int().min(1).describe('How many seats it was measured with.'),
    speed,
    timeControl: text('The id of the time control that goes with it, one of `/v1/time-controls`.'),
    deadline: duration(
      'How long a match may take from its start: time to play it in, with some to spare.',
    ),
    orders: listOf(
      'Standing orders that are suggested to whoever plays it over days. None are laid down by themselves.',
      standingOrder,
    ),
    figures: maybe(presetFigures),
  }),
);

const gameAbout = name(
  'GameAbout',
  'A game in short, for people who choose one.',
  z.object({
    line: text('The game in one sentence, in your language.'),
    minutes: z
      .int()
      .min(1)
      .describe('Minutes that a match of the recommended preset takes against bots.'),
    difficulty: z.int().min(1).max(3).describe('1 is easy to learn, 3 is hard.'),
    cover: glyph,
    preset: maybe(gamePreset),
  }),
);

const guideStep = name(
  'GuideStep',
  'A step of a turn.',
  z.object({
    id: text("The step's id, stable for ever."),
    title: text('The step in a word or two, in your language.'),
    text: text('The step in a sentence.'),
    glyph,
  }),
);

const guideTip = name(
  'GuideTip',
  'A tip for its moment.',
  z.object({
    id: text("The tip's id, stable for ever: to remember which ones a player has dismissed."),
    when: name(
      'TipWhen',
      'When to show a tip.',
      z.object({
        kind: text('The kind of question to show it with.').optional(),
        about: anyObject("Facts that the question's `about` must contain.").optional(),
        once: z.literal(true).describe('Never again after the first time.').optional(),
      }),
    ),
    text: text('The tip in a sentence or two, in your language.'),
    refs: listOf('The things it is about, as `kind:id`.', z.string()),
  }),
);

const gameGuide = name(
  'GameGuide',
  'Help for people who do not know the rules; `null` if the game has none.',
  z.object({
    goal: text('The goal in one sentence. Options can change it: see `goal` of a match.'),
    turn: listOf('A turn in three to five steps.', guideStep),
    tips: listOf('Tips, each for its moment.', guideTip),
  }),
);

export const game = name(
  'Game',
  'A set of rules that can be played, with the schemas of its options and its view.',
  z.object({
    ...gameSummary.shape,
    optionsSchema: anyObject(
      'A JSON Schema of the match options. Every option has a default, so that `{}` is always legal.',
    ),
    viewSchema: anyObject('A JSON Schema of `Match.view`: what a table looks like to a viewer.'),
    eventSchema: anyObject(
      'A JSON Schema of the entries of the log: `oneOf` has each `type`, with the fields of `data` that its cues point at. `x-cue` says what moves on the table when the entry is told, by `schema/table/x-cue.json`; a type with an empty list is silent.',
    ),
    boards: listOf('The boards that it is played on; none where it has none.', board),
    things,
    asks: anyObject(
      'What standing orders may be made for: by the kind of a question the names of what it may be `about`, and with each the values there are, or `true` where they are many. A name that ends with `*` stands for all that begin so.',
    ),
    presets: listOf('Sets of options that are known to play well, the shortest first.', gamePreset),
    about: gameAbout,
    guide: maybe(gameGuide),
  }),
);

export const texts = name(
  'GameTexts',
  'Texts by key, such as `card:sword` and `card:sword.text`, in your language.',
  z.record(z.string(), z.string()),
);

export const gameSheet = name(
  'GameSheet',
  'All that never changes of a game, in one language: read it once for each revision, and keep it.',
  z.object({
    ...game.shape,
    locale: z.enum(['EN', 'CS', 'KO']).describe('The language of the name and the texts.'),
    texts,
  }),
);
