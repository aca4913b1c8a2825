import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MatchModel } from './model.ts';

const context = createContext<MatchModel | undefined>(undefined);

export const MatchProvider = context.Provider;

/** The match that is shown around here. */
export function useMatch(): MatchModel {
  const match = useContext(context);
  if (match === undefined) throw new Error('No match is shown here.');
  return match;
}
