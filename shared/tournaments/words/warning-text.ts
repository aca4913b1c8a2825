import type { Locale } from '../../words/phrase.ts';
import { render } from '../../words/render.ts';
import { catalogue } from './catalogue.ts';

/** The text of a warning for staff before the start. */
export const warningText = (
  {
    kind,
    figures,
  }: { readonly kind: string; readonly figures: Readonly<Record<string, string | number>> },
  locale: Locale,
): string => render(catalogue, locale, { key: `warning.${kind}`, args: figures });
