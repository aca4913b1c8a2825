import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type {
  PersonPartsFragment,
  PodPartsFragment,
  ReadTournamentQuery,
  TournamentAction,
} from '../../../../shared/client/index.ts';

export type Tournament = NonNullable<ReadTournamentQuery['tournament']>;
export type Person = PersonPartsFragment;
export type Pod = PodPartsFragment;

/** The tournament shown, as last read, and the way to read it again. */
export type Event = { readonly tournament: Tournament; again(): Promise<void> };

const context = createContext<Event | undefined>(undefined);

export const EventProvider = context.Provider;

/** The tournament that is shown around here. */
export function useEvent(): Event {
  const event = useContext(context);
  if (event === undefined) throw new Error('No tournament is shown here.');
  return event;
}

/** Check of whether this viewer may do an act now. */
export function useCan(): (action: TournamentAction) => boolean {
  const { can } = useEvent().tournament;
  return (action) => can.includes(action);
}

/** Name of a person, with their start number once there is one. */
export const calledOf = ({ number, account }: Pick<Person, 'number' | 'account'>): string =>
  number === null ? account.name : `${String(number)}. ${account.name}`;
