import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type {
  Client,
  Locale,
  ReadViewerQuery,
  Resumed,
  Outcome,
} from '../../../../shared/client/index.ts';
import type { Session } from '../sign-in/session.ts';
import type { Words } from '../words/words.ts';
import type { Settings } from '../device/settings.ts';

/** Everything a page finds wherever it is. */
export type Here = {
  readonly client: Client;
  readonly words: Words;
  readonly locale: Locale;
  readonly settings: Settings;
  /** The choices that were under way when the page was left before. */
  readonly resumed: Promise<readonly Resumed[]>;
  readonly session: Session;
  /** The signed-in account; `null` if signed out, and nothing until that is known. */
  readonly viewer: ReadonlySignal<Viewer | null | undefined>;
  /**
   * Becomes a guest, unless an account is signed in; the function that it gives tells the page.
   * @param name name of a new guest; the service chooses one unless given
   */
  beGuest(name?: string): Promise<Outcome<() => void>>;
};

export type Viewer = NonNullable<ReadViewerQuery['viewer']>;

const context = createContext<Here | undefined>(undefined);

export const HereProvider = context.Provider;

export function useHere(): Here {
  const here = useContext(context);
  if (here === undefined) throw new Error('Nothing is here yet.');
  return here;
}
