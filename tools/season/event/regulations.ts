/**
 * The regulations of the season's tournament: an automatic turn-based Swiss, from the registration
 * to the end.
 */
export const regulationsOf = (event: {
  readonly cap: number;
  readonly rounds: number;
  /** ISO 8601. */
  readonly startsAt: string;
}) => ({
  game: { id: 'tales-of-glory', preset: 'tales-async' },
  timeControl: { preset: 'async-1d' },
  stages: [
    {
      format: 'SWISS',
      rounds: event.rounds,
      podSize: { preferred: 4, min: 3, max: 5 },
    },
  ],
  registration: { cap: event.cap },
  checkIn: { opens: 'P1D' },
  startsAt: event.startsAt,
  lateEntry: { untilRound: 2 },
  rounds: {
    advance: 'AUTO',
    gap: 'P1D',
    length: 'P10D',
    onDeadline: [
      { rule: 'EXTEND', by: 'P1D' },
      { rule: 'LAST_ROUND', perTurn: 'PT12H' },
      { rule: 'STANDING' },
    ],
  },
  appeals: { window: 'P1D' },
});
