import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { putRevision } from '../attention/revision.ts';
import type { VacationRevision, Vacations } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { vacationKey } from '../table/keys.ts';

/** The vacations of an account are one small item: it holds those of the last year, and those to come. */
export function vacations(table: Table): Vacations {
  return {
    async read(account) {
      const found = await itemAt(table, vacationKey(account));
      return found === undefined ? undefined : vacationItem().parse(found);
    },
    put: (account, item) => putRevision(table, vacationKey(account), item),
  };
}

const vacationItem = once((): z.ZodMiniType<VacationRevision> =>
  z.object({
    revision: z.number(),
    vacations: z.array(
      z.object({
        day: z.string(),
        days: z.number(),
        timeZone: z.string(),
        from: z.string(),
        to: z.string(),
        auto: z.optional(z.literal(true)),
      }),
    ),
  }),
);
