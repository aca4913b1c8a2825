import { glyphs, type Glyph } from '../../../shared/client/index.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';

/** A file of glyphs. */
export type Sheet = {
  /**
   * The game of the sheet, and the kind of its things; `games` if several games draw it, `page` for the rest.
   */
  readonly of: string;
  readonly glyphs: readonly Glyph[];
};

type Drawn = { readonly glyph?: Glyph };

/** The parts of a game that bear glyphs. */
type Drawable = {
  readonly id: string;
  readonly about?: { readonly cover: Glyph };
  readonly guide?: { readonly turn: readonly Drawn[] };
  boards?(): readonly { readonly spaces: readonly Drawn[] }[];
  things?(): Readonly<Record<string, Readonly<Record<string, Drawn>>>>;
};

/** A kind of things with more glyphs than this has sheets of its own. */
const MANY = 20;

/** The most glyphs in a sheet of things: it is loaded when the first of them is drawn, and few are at a time. */
const MOST = 8;

const FIRST = 'page';
const SHARED = 'games';

/**
 * Cuts the glyphs into sheets. Those on a board or in a guide are in the sheet of its game, and those on
 * things in small sheets beside it; glyphs that several games draw are apart from both. The first sheet has
 * the covers, and the rest.
 */
export function glyphSheets(games: readonly Drawable[]): readonly Sheet[] {
  const covers = new Set(games.map(({ about }) => about?.cover));
  const owners = games.map(sheetsIn);
  const ownerOf = (glyph: Glyph): string => {
    const all = owners.flatMap((owner) => owner.get(glyph) ?? []);
    const [one, ...others] = all;
    if (one === undefined || covers.has(glyph)) return FIRST;
    if (others.length === 0) return one.of;
    return all.some(({ isThing }) => !isThing) ? SHARED : `${SHARED}-thing`;
  };
  const sheets = new Map<string, Glyph[]>([[FIRST, []]]);
  for (const glyph of glyphs) {
    const of = ownerOf(glyph);
    sheets.set(of, [...(sheets.get(of) ?? []), glyph]);
  }
  const whole = [FIRST, SHARED, ...games.map(({ id }) => id)];
  return [...sheets].flatMap(([of, held]) =>
    whole.includes(of)
      ? [{ of, glyphs: held }]
      : pieces(held).map((some) => ({ of, glyphs: some })),
  );
}

const pieces = (held: readonly Glyph[]): readonly (readonly Glyph[])[] =>
  held.length === 0 ? [] : [held.slice(0, MOST), ...pieces(held.slice(MOST))];

/** Every game that the page may show. */
export const allGames = async (): Promise<readonly Drawable[]> =>
  Promise.all(Object.values(catalogue).map(async ({ play }) => (await play()).game));

/** The place of a glyph in a game: its sheet, if there were no other game, and whether only things bear it. */
type Owned = { readonly of: string; readonly isThing: boolean };

function sheetsIn({ id, guide, boards, things }: Drawable): ReadonlyMap<Glyph, Owned> {
  const kinds = Object.entries(things?.() ?? {}).map(([kind, all]) => {
    const borne = glyphsOn(Object.values(all));
    return { of: `${id}-${borne.size > MANY ? kind : 'thing'}`, isThing: true, borne };
  });
  const spaces = (boards?.() ?? []).flatMap((board) => board.spaces);
  const others = { of: id, isThing: false, borne: glyphsOn([...spaces, ...(guide?.turn ?? [])]) };
  // glyphs of the board are not among those of things: the last entry counts
  return new Map(
    [...kinds, others].flatMap(({ of, isThing, borne }) =>
      [...borne].map((glyph) => [glyph, { of, isThing }] as const),
    ),
  );
}

const glyphsOn = (all: readonly Drawn[]): ReadonlySet<Glyph> =>
  new Set(all.flatMap(({ glyph }) => glyph ?? []));
