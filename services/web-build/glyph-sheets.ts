import { glyphs, type Glyph } from '../../shared/client/index.ts';
import { catalogue } from '../../shared/games/catalogue.ts';

/** A file of glyphs. */
export type Sheet = {
  /** The game it is of, and the kind of things in it; `games` where several games draw it, `page` for the rest. */
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

/** A kind of things with more glyphs than this has a sheet of its own, which waits until one is drawn. */
const MANY = 20;

const FIRST = 'page';

/**
 * Cuts the glyphs into sheets. A glyph that one game draws is in the sheet of that game, or of one kind of its
 * things; glyphs that several games draw have a sheet for them all. The first sheet has the covers, and the rest.
 */
export function glyphSheets(games: readonly Drawable[]): readonly Sheet[] {
  const covers = new Set(games.map(({ about }) => about?.cover));
  const owners = games.map(sheetsIn);
  const ownerOf = (glyph: Glyph): string => {
    const [of, ...others] = owners.flatMap((owner) => owner.get(glyph) ?? []);
    if (of === undefined || covers.has(glyph)) return FIRST;
    return others.length > 0 ? 'games' : of;
  };
  const sheets = new Map<string, Glyph[]>([[FIRST, []]]);
  for (const glyph of glyphs) {
    const of = ownerOf(glyph);
    sheets.set(of, [...(sheets.get(of) ?? []), glyph]);
  }
  return [...sheets].map(([of, held]) => ({ of, glyphs: held }));
}

/** Every game that the page may show. */
export const allGames = async (): Promise<readonly Drawable[]> =>
  Promise.all(Object.values(catalogue).map(async ({ play }) => (await play()).game));

/** The sheet that each glyph of a game would be in if it were the only game. */
function sheetsIn({ id, guide, boards, things }: Drawable): ReadonlyMap<Glyph, string> {
  const kinds = Object.entries(things?.() ?? {}).map(([kind, all]) => {
    const borne = glyphsOn(Object.values(all));
    return { of: borne.size > MANY ? `${id}-${kind}` : id, borne };
  });
  const spaces = (boards?.() ?? []).flatMap((board) => board.spaces);
  const others = { of: id, borne: glyphsOn([...spaces, ...(guide?.turn ?? [])]) };
  // a glyph in the sheet of the game is not in that of a kind: the last entry counts
  const all = [...kinds, others].toSorted((a, b) => Number(a.of === id) - Number(b.of === id));
  return new Map(all.flatMap(({ of, borne }) => [...borne].map((glyph) => [glyph, of] as const)));
}

const glyphsOn = (all: readonly Drawn[]): ReadonlySet<Glyph> =>
  new Set(all.flatMap(({ glyph }) => glyph ?? []));
