import type * as z from 'zod';
import type { absence, clock, timeControl } from '../../../schema/openapi/models/timing.ts';
import type { Locale } from '../../../shared/words/phrase.ts';
import { limitsOf } from '../../matches/clocks/time-control.ts';
import type { MatchRecord, SeenClock } from '../../matches/contract.ts';
import { nameOfControl } from '../../words/time-controls.ts';

type Control = NonNullable<MatchRecord['timeControl']>;

export const timeControlOf = (control: Control, locale: Locale): z.infer<typeof timeControl> => ({
  preset: control.preset ?? null,
  name: nameOfControl(control, locale),
  speed: limitsOf(control).speed,
  perQuestion: control.perQuestion ?? null,
  perTurn: control.perTurn ?? null,
  bank: control.bank ?? null,
  reaction: control.reaction ?? null,
  weekends: control.weekends ?? 'RUN',
  playingHours: control.playingHours ?? false,
  vacation: control.vacation ?? 'FORBIDDEN',
});

export const absenceOf = (said: NonNullable<MatchRecord['absence']>): z.infer<typeof absence> => ({
  ...said,
});

export const clockOf = (seen: SeenClock): z.infer<typeof clock> => ({
  seat: seen.seat,
  running: seen.running,
  deadline: seen.deadline ?? null,
  cause: seen.cause ?? null,
  bank: seen.bank ?? null,
  pausedUntil: seen.pausedUntil ?? null,
});
