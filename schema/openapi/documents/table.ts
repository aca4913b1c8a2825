import * as z from 'zod';
import {
  areaRoles,
  corners,
  counterRoles,
  directions,
  glyphs,
  grounds,
  spaceRoles,
  tones,
  type Board,
  type Note,
  type Ref,
  type Things,
} from '../../../shared/client/scene/index.ts';
import { name } from './named.ts';
import { listOf, text } from './scalars.ts';
import { described } from './described.ts';

const ref = (meaning: string): z.ZodType<Ref> =>
  described(meaning, z.templateLiteral([z.string().regex(/^[a-z-]+$/), ':', z.string().min(1)]));
const tone = name('Tone', 'A family of colour, of which a client picks its own.', z.enum(tones));
export const glyph = name(
  'Glyph',
  'An icon, by its name in the set of game-icons.net.',
  z.enum(glyphs),
);
const length = (meaning: string) => described(meaning, z.number().min(0));
const looks = { tone: tone.exactOptional(), glyph: glyph.exactOptional() };

const space = name(
  'Space',
  "A place of a board, in units of the board's own: `x` grows to the right, `y` downwards.",
  z.object({
    ref: ref('The place, such as `space:crags`; its name and help stand in the texts under it.'),
    x: length('Its left edge.'),
    y: length('Its upper edge.'),
    w: length('Its width.'),
    h: length('Its height.'),
    ...looks,
    group: ref('What it is a part of, such as `region:outer`.').exactOptional(),
    role: described(
      'A special part: the match is won here, figures start here, or many ways meet here.',
      z.enum(spaceRoles),
    ).exactOptional(),
    links: listOf('The places it leads to.', ref('A place.')),
  }),
);

const spaceGroup = name(
  'SpaceGroup',
  'A group of places that a client may draw as one land.',
  z.object({
    ref: ref('The group, as `Space.group` names it; its name stands in the texts under it.'),
    tone: tone.exactOptional(),
    ground: described(
      'The ground its places lie on; `land` by default.',
      z.enum(grounds),
    ).exactOptional(),
    edge: described(
      'The tone of its border where another group begins.',
      z.enum(tones),
    ).exactOptional(),
  }),
);

export const board: z.ZodType<Board> = name(
  'Board',
  'A board of a game: places that things lie on.',
  z.object({
    ref: ref('The board; its name stands in the texts under it.'),
    w: length('Its width, in units of its own.'),
    h: length('Its height.'),
    seats: described(
      'With how many seats it is played on; with any number where this is absent.',
      z.object({
        min: described('The fewest seats.', z.int().min(1)),
        max: described('The most seats.', z.int().min(1)),
      }),
    ).exactOptional(),
    direction: described(
      'How figures move on it: along every link (`any`) or round a ring; absent where none do.',
      z.enum(directions),
    ).exactOptional(),
    groups: listOf('The groups of its places, the outermost first.', spaceGroup).exactOptional(),
    spaces: listOf('Its places.', space),
  }),
);

const mark = name(
  'Mark',
  'Something printed on a thing: so many of what, and where it stands.',
  z.object({
    at: described(
      'Where: what the thing costs, gives or is worth, a side of it, or a chest on it.',
      z.enum(corners),
    ),
    of: ref('Of what.'),
    n: described('How many, where that is a number.', z.int()).exactOptional(),
  }),
);

const thing = name(
  'Thing',
  'What is printed on a thing, in short; its name and help stand in the texts under `kind:id`.',
  z.object({
    type: ref('The key of its type in the texts, such as `type:enemy`.').exactOptional(),
    tags: listOf(
      'Keys of what else is said of it, such as `subtype:dragon`.',
      ref('A key.'),
    ).exactOptional(),
    marks: listOf('What is printed on it.', mark).exactOptional(),
    abilities: listOf(
      'Its abilities; their names and help stand in the texts under them.',
      ref('An ability.'),
    ).exactOptional(),
    ...looks,
  }),
);

export const things: z.ZodType<Things> = name(
  'Things',
  'All things of a game, by kind and by id; copies of a thing are one.',
  z.record(z.string(), z.record(z.string(), thing)),
);

const areaName = text('What it is called: `area.<name>` in the texts.');
const areaRole = described(
  'A hand, what is held in the hand to be placed now, or things rarely looked at (`aside`).',
  z.enum(areaRoles),
).exactOptional();
const most = described(
  'The number at which the goal is reached, or a JSON pointer to it in the view.',
  z.union([z.int(), z.templateLiteral(['/', z.string()])]),
).exactOptional();
const kind = text('The kind of thing that the id, or that each name of the record, is of.');
const drawn = <A extends string, S extends z.ZodRawShape>(as: A, meaning: string, shape: S) =>
  described(meaning, z.strictObject({ as: z.literal(as), ...shape }));

/** The keyword `x-table` in the schema of a view. */
export const note: z.ZodType<Note> = described(
  'What a schema of a view says of one of its parts, under the keyword `x-table`.',
  z.union([
    described('Ids, or names of a record, are things of a kind.', z.strictObject({ thing: kind })),
    drawn(
      'seats',
      'A list of seats in their order, or a record by seat: each value stands in its panel.',
      {},
    ),
    drawn('counter', 'A number that is kept count of.', {
      of: ref('Of what; where it is absent, of the thing it is kept by.').exactOptional(),
      role: described(
        'Always in view, deciding the places, progress towards the end of the match, or rarely looked at.',
        z.enum(counterRoles),
      ).exactOptional(),
      most,
    }),
    ...(['area', 'row', 'pile'] as const).map((as) =>
      drawn(as, 'Things that lie together.', {
        name: areaName,
        thing: kind.exactOptional(),
        role: areaRole,
      }),
    ),
    drawn('deck', 'A number of things face down.', { name: areaName.exactOptional() }),
    drawn('rest', 'How many things an area holds in all; those not listed are hidden.', {
      name: areaName,
      role: areaRole,
    }),
    drawn('on', 'A record by place: things lie on it.', {}),
    drawn('piece', 'A thing that stands on a place.', {
      of: text(
        'The property that is the thing; where it is absent, the name of the record.',
      ).exactOptional(),
      at: text('The property that is the place; where it is absent, the value.').exactOptional(),
    }),
    drawn('lattice', 'Things with `x` and `y`, laid edge to edge; a free cell is `cell:x,y`.', {
      of: text('The property that is the thing.'),
      opened: text(
        'The property that lists the opened ones of the marks at `chest`, by number from 1.',
      ).exactOptional(),
    }),
    drawn('turn', 'The seat whose turn it is.', {}),
    drawn('round', 'The number of the round.', {
      role: described(
        'Rounds are the progress towards the end.',
        z.literal('goal'),
      ).exactOptional(),
      most,
    }),
    drawn('phase', 'The phase; what it is called is at `phase.<phase>` in the texts.', {}),
    drawn('exception', 'Shown as without a note, but not while it is false, 0 or empty.', {}),
    drawn('hidden', 'Not drawn: it is told elsewhere.', {}),
    drawn('internal', 'Never shown: bookkeeping that tells a player nothing.', {}),
  ]),
);
