import { ReadRevision, type Locale } from '../generated/operations.ts';
import type { Ports } from '../line/ports.ts';
import { answered, replyTo } from '../line/reply.ts';
import type { Request } from '../line/request.ts';
import { lineLost, objectOf, refusalIn, type Refusal, type Outcome } from '../line/outcome.ts';
import type { EventSchema } from '../cues/cue.ts';
import type { Board } from '../scene/board.ts';
import type { Glyph } from '../scene/glyphs/index.ts';
import type { Ref } from '../scene/ref.ts';
import type { Things } from '../scene/thing.ts';

/** The constant data of a game, in one language. */
export type Sheet = {
  readonly id: string;
  readonly revision: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  /** The same levels, each with its rating by matches between bots; `null` if not measured. */
  readonly botLevels: readonly { readonly id: string; readonly rating: number | null }[];
  readonly orderEnds: readonly string[];
  /** The possible standing orders, as `Game.asks`: the subjects of each kind of question. */
  readonly asks: Readonly<Record<string, Readonly<Record<string, true | readonly unknown[]>>>>;
  /** The kinds without standing orders, as `Game.askedOnce`; absent in a sheet stored by an older page. */
  readonly askedOnce?: readonly string[];
  readonly optionsSchema: Readonly<Record<string, unknown>>;
  readonly viewSchema: Readonly<Record<string, unknown>>;
  /** The types of log entries with their cues, for `cuesOf`. */
  readonly eventSchema: EventSchema;
  readonly boards: readonly Board[];
  readonly things: Things;
  readonly about: SheetAbout;
  /** Help for newcomers to the rules; `null` if the game has none. */
  readonly guide: SheetGuide | null;
  /** Names and help by key. */
  readonly texts: Readonly<Record<string, string>>;
};

/** A game in short, for people who choose one. */
export type SheetAbout = {
  readonly line: string;
  /** Minutes of a match of the recommended preset against bots. */
  readonly minutes: number;
  /** 1 is easy to learn, 3 is hard. */
  readonly difficulty: number;
  readonly cover: Glyph;
};

/** Help for newcomers to the rules. */
export type SheetGuide = {
  readonly goal: string;
  readonly turn: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly glyph: Glyph;
  }[];
  readonly tips: readonly SheetTip[];
};

/** A tip, with its kind of question and the facts it needs; `once` in a lifetime. */
export type SheetTip = {
  readonly id: string;
  readonly when: {
    readonly kind?: string;
    readonly about?: Readonly<Record<string, string | number>>;
    readonly once?: true;
  };
  readonly text: string;
  readonly refs: readonly Ref[];
};

export type Sheets = {
  /**
   * The sheet of a game: from the store, if it has the revision; the current one unless a revision is
   * given.
   */
  read(gameId: string, locale: Locale, revision?: string): Promise<Outcome<Sheet>>;
};

type Sources = {
  readonly origin: string;
  readonly request: Request;
  readonly ports: Pick<Ports, 'fetch' | 'clock' | 'store'>;
};

/** Reads sheets once for each revision and language, and stores them; older ones are removed. */
export function createSheets({ origin, request, ports }: Sources): Sheets {
  const { store } = ports;

  const fetched = async (path: string): Promise<Outcome<Sheet>> => {
    const init = { method: 'GET', headers: { accept: 'application/json' } } as const;
    const { status, body } = (await replyTo(ports, `${origin}${path}`, init)) ?? {};
    if (status === 200 && body !== undefined) return { data: body as Sheet };
    if (body === undefined)
      return { refusal: lineLost("The service didn't answer. Check your connection.") };
    const { detail: message, ...extensions } = objectOf(body);
    return { refusal: refusalIn({ message, extensions }) };
  };

  const keep = async (series: string, key: string, sheet: Sheet): Promise<void> => {
    const old = (await store.keys()).filter((each) => each.startsWith(series) && each !== key);
    await Promise.all(old.map((each) => store.delete(each)));
    await store.set(key, sheet);
  };

  const presentOf = async (id: string): Promise<Outcome<string>> => {
    const told = await request(ReadRevision, { id });
    if ('refusal' in told) return told;
    return told.data.game === null ? { refusal: noGame } : { data: told.data.game.revision };
  };

  return {
    async read(gameId, locale, known) {
      const told = known === undefined ? await presentOf(gameId) : { data: known };
      if ('refusal' in told) return told;
      const series = `sheet:${gameId}:${locale}:`;
      const key = series + told.data;
      const kept = (await answered(() => store.get(key))) as Sheet | undefined;
      if (kept) return { data: kept };
      const address = [gameId, 'sheets', told.data].map(encodeURIComponent).join('/');
      const read = await fetched(`/v1/games/${address}?locale=${locale}`);
      if ('data' in read) await answered(() => keep(series, key, read.data));
      return read;
    },
  };
}

const noGame: Refusal = {
  ...lineLost('Unknown game.'),
  code: 'NOT_FOUND',
  retryable: false,
};
