import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Client, Locale } from '../../../shared/client/index.ts';
import type { Words } from '../words/words.ts';
import type { Settings } from './settings.ts';

/** Everything a page finds wherever it is. */
export type Here = {
  readonly client: Client;
  readonly words: Words;
  readonly locale: Locale;
  readonly settings: Settings;
};

const context = createContext<Here | undefined>(undefined);

export const HereProvider = context.Provider;

export function useHere(): Here {
  const here = useContext(context);
  if (here === undefined) throw new Error('Nothing is here yet.');
  return here;
}
