import type * as z from 'zod';
import { seriesRegulations } from '../../shared/tournaments/series/regulations.ts';
import { distinct, TWICE } from './series/series-input.ts';
import { countedPoints } from './views/points.ts';

/** The most tournaments of a series: each is looked at for its table. */
const MOST_TOURNAMENTS = 100;

type Accounts = readonly string[];
type SaidSeries = {
  readonly organizers?: Accounts | undefined;
  readonly events?: readonly Accounts[] | undefined;
};
type SaidSeason = {
  readonly leaving: Accounts;
  readonly newcomers: Accounts;
  readonly divisions?: readonly Accounts[] | undefined;
};
type Said = { readonly points?: number | undefined };

/** Counts points in thousandths; refused with more than three decimals. */
const inThousandths = <T extends z.ZodType<Said>>(input: T) =>
  input.transform(({ points, ...said }, { addIssue }): z.output<T> => {
    const counted = points === undefined ? undefined : countedPoints(points);
    if (typeof counted === 'string') {
      addIssue({ code: 'custom', path: ['points'], message: counted });
    }
    // as it was, with its points counted
    return { ...said, ...(points !== undefined && { points: counted }) } as z.output<T>;
  });

/** The checks of inputs that no bound says, by the type of the contract. */
export const rules = {
  PlaceInput: inThousandths,
  PenalisePlayerInput: inThousandths,

  SeriesRegulationsInput: <T extends z.ZodType<z.output<typeof seriesRegulations>>>(input: T) =>
    input.transform((said, { addIssue }) => {
      const read = seriesRegulations.safeParse(said);
      for (const { path, message } of read.error?.issues ?? []) {
        addIssue({ code: 'custom', path, message });
      }
      return read.data ?? said;
    }),

  UpdateSeriesInput: <T extends z.ZodType<SaidSeries>>(input: T) =>
    input
      .refine(({ organizers = [] }) => distinct(organizers), {
        path: ['organizers'],
        error: TWICE,
      })
      .refine(({ events = [] }) => events.flat().length <= MOST_TOURNAMENTS, {
        path: ['events'],
        error: `A series can have at most ${String(MOST_TOURNAMENTS)} tournaments.`,
      })
      .refine(({ events = [] }) => distinct(events.flat()), { path: ['events'], error: TWICE }),

  DraftSeasonInput: <T extends z.ZodType<SaidSeason>>(input: T) =>
    input
      .refine(({ leaving }) => distinct(leaving), { path: ['leaving'], error: TWICE })
      .refine(({ newcomers }) => distinct(newcomers), { path: ['newcomers'], error: TWICE })
      .refine(({ divisions = [] }) => distinct(divisions.flat()), {
        path: ['divisions'],
        error: TWICE,
      }),
};
