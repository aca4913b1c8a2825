import { limitsOf } from '../../matches/clocks/time-control.ts';
import { holderIn } from '../../matches/record/seats.ts';
import { nameOfControl } from '../../words/time-controls.ts';
import type {
  ClockResolvers,
  LeaverResolvers,
  TimeControlResolvers,
} from '../generated/resolvers.ts';

export const TimeControl: TimeControlResolvers = {
  name: (control, { locale }, context) => nameOfControl(control, locale ?? context.locale),
  speed: (control) => limitsOf(control).speed,
};

export const Clock: ClockResolvers = {
  pausedUntil: () => undefined,
};

export const Leaver: LeaverResolvers = {
  account: ({ account, seats }) => {
    const holder = holderIn(seats, account);
    return { id: account, name: holder?.name, machine: holder?.machine };
  },
};
