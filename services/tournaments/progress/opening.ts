import { before, isDue } from './times.ts';
import { areEnough, startEvents } from './start.ts';
import { NOTHING, type ProgressStep } from './step.ts';

/** Registration opens at its time. */
export const openRegistration: ProgressStep = ({ status, regulations }, { at }) =>
  status === 'ANNOUNCED' && isDue(regulations.registration.opensAt, at)
    ? [{ type: 'RegistrationOpened' }]
    : NOTHING;

/** Check-in opens so long before the start. */
export const openCheckIn: ProgressStep = ({ status, regulations }, { at }) => {
  const { checkIn, startsAt } = regulations;
  const isOpening = status === 'REGISTRATION' && checkIn && startsAt;
  return isOpening && isDue(before(startsAt, checkIn.opens), at)
    ? [{ type: 'CheckInOpened' }]
    : NOTHING;
};

/** Starts a tournament at its time, as soon as there are enough players for one pod. */
export const start: ProgressStep = (tournament, means) => {
  const { status, regulations } = tournament;
  const isOpen = status === 'REGISTRATION' || status === 'CHECK_IN';
  return isOpen && isDue(regulations.startsAt, means.at) && areEnough(tournament)
    ? startEvents({ tournament, ...means })
    : NOTHING;
};
