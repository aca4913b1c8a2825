import type { Glyph, Ref } from '../../client/scene/index.ts';
import type { Phrase } from '../../words/phrase.ts';

/** A game in short, for people who choose one. Its line stands under `game.line`. */
export type About = {
  /** Minutes of a match of the recommended preset against bots. */
  readonly minutes: number;
  /** 1 is easy to learn, 3 is hard. */
  readonly difficulty: 1 | 2 | 3;
  /** The glyph on its cover. */
  readonly cover: Glyph;
  /** The id of the recommended preset. */
  readonly preset?: string;
};

/** A step of a turn. Its words stand under `guide.step.<id>`, with `.text` for the sentence. */
export type GuideStep = { readonly id: string; readonly glyph: Glyph };

/**
 * The condition of a tip: a kind of question, and certain facts in its `about`; `once` in a lifetime.
 */
export type TipWhen = {
  readonly kind?: string;
  readonly about?: Readonly<Record<string, string | number>>;
  readonly once?: true;
};

/** A tip. Its words stand under `tip.<id>`. */
export type Tip = {
  readonly id: string;
  readonly when: TipWhen;
  /** The things that the tip is about. */
  readonly refs?: readonly Ref[];
};

/** Help for newcomers to the rules. The goal stands under `guide.goal`. */
export type Guide<O = unknown> = {
  /** A turn in three to five steps. */
  readonly turn: readonly GuideStep[];
  readonly tips: readonly Tip[];
  /** The goal of a match with these options, if it depends on them. */
  goal?(options: O): Phrase;
};
