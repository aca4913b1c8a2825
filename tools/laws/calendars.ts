import fc from 'fast-check';
import { calendarLaws, casesIn } from '../../test/time/calendar-laws.ts';
import { changeDays, zones } from '../../test/time/wall-clock.ts';

/** The results of testing the laws of calendars. */
export type LawsTried = {
  readonly cases: number;
  readonly zones: number;
  /** The zones that change their clocks twice in the year. */
  readonly 'zones with two change days': number;
  /** The broken laws, each with the smallest case. */
  readonly wrong: readonly string[];
};

export const ZONES = zones.length;

/** Tests every law in this number of cases in each zone of `Intl`. */
export function calendarLawsIn(
  each: number,
  seed: number,
  tell: (zone: string) => void,
): LawsTried {
  const wrong = zones.flatMap((zone) => {
    tell(zone);
    const property = fc.property(casesIn(zone), (of) => {
      const broken = Object.entries(calendarLaws).find(([, holds]) => !holds(of));
      if (broken !== undefined) throw new Error(`${broken[0]}: ${JSON.stringify(of)}`);
    });
    const { failed, errorInstance } = fc.check(property, { numRuns: each, seed });
    return failed ? [`not so in ${zone}, ${String(errorInstance)}`] : [];
  });
  return {
    cases: each * zones.length,
    zones: zones.length,
    'zones with two change days': zones.filter((zone) => changeDays(zone).length === 2).length,
    wrong,
  };
}
