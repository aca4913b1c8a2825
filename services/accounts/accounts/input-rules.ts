import type * as z from 'zod';
import type { WeeklyWindow } from '../../platform/time/weekly-windows.ts';
import { isTimeZone } from '../../platform/time/zone.ts';
import { floorFault } from './playing-hours.ts';

type SaidProfile = {
  readonly timeZone?: string | null | undefined;
  readonly playingHours?: readonly WeeklyWindow[] | null | undefined;
};

/** The checks of inputs that no bound says, by the type of the contract. */
export const rules = {
  UpdateProfileInput: <T extends z.ZodType<SaidProfile>>(input: T) =>
    input
      .refine(({ timeZone }) => timeZone == null || isZone(timeZone), {
        path: ['timeZone'],
        error: 'Expected an IANA time zone, such as "Europe/Prague".',
      })
      .superRefine(({ playingHours }, context) => {
        const message = playingHours ? floorFault(playingHours) : undefined;
        if (message !== undefined) {
          context.addIssue({ code: 'custom', path: ['playingHours'], message });
        }
      }),
};

const isZone = (name: string): boolean => /^[A-Z]/u.test(name) && isTimeZone(name);
