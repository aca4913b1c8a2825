import type { Game } from '../../../engine/index.ts';
import { lateCatalogue } from '../../../words/late.ts';
import type { Locale } from '../../../words/phrase.ts';
import type { PrintedEdition } from '../edition/print.ts';
import { wordsOf } from './words.ts';
import { withCauses } from '../text/causes.ts';
import { cs } from '../text/cs/index.ts';
import { en } from '../text/en/index.ts';
import { ko } from '../text/ko/index.ts';
import { withLabels } from '../text/labels.ts';
import { withOneLiners } from '../text/one-line.ts';
import type { PlatformTexts } from '../text/platform-texts.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The inputs that decide which platform texts an edition needs: the options it offers, and the
 * questions it never asks.
 */
type Needs = {
  readonly print: Pick<PrintedEdition, 'neverAsks'>;
  readonly options: { readonly shape: object };
};

const platform: Readonly<Record<Locale, PlatformTexts>> = { en, cs, ko };

/**
 * The words of an edition: those of the platform, overridden by its own. Words for options that it
 * does not offer and questions that it never asks are left out. `bare` are the things whose English
 * name has no article.
 */
export const editionWords = (
  needs: Needs,
  own: Readonly<Record<Locale, () => Texts>>,
  bare: readonly string[] = [],
): Game['words'] =>
  wordsOf(
    lateCatalogue((locale) => {
      const texts = { ...needed(platform[locale], needs), ...own[locale]() };
      return withOneLiners(withLabels(withCauses(texts)));
    }, new Set(bare)),
  );

function needed({ questions, settings, others }: PlatformTexts, { print, options }: Needs): Texts {
  const offered = Object.keys(options.shape);
  return {
    ...only(questions, (kind) => !print.neverAsks.some((never) => never === kind)),
    ...only(settings, (option) => offered.includes(option)),
    ...others,
  };
}

/** The texts whose key names one of these in its second part: `question.fate.about`. */
const only = (texts: Texts, isWanted: (name: string) => boolean): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => {
      const [kind, name = ''] = key.split('.');
      return (kind !== 'question' && kind !== 'setting') || isWanted(name);
    }),
  );
