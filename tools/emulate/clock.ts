import * as z from 'zod';
import { nameOf, resourcesOf, type Template } from './assembly.ts';
import type { Functions } from './functions.ts';
import { functionIn, type Resolve } from './resolve.ts';

const properties = z.object({
  /** Absent for rules without a schedule. */
  ScheduleExpression: z.string().optional(),
  Targets: z.array(z.object({ Arn: z.string() })),
});

/** Calls functions as often as the template's rules say; gives what ends it. */
export function clock(template: Template, resolve: Resolve, functions: Functions): () => void {
  const timers = resourcesOf(template, 'AWS::Events::Rule').flatMap(([, { Properties }]) => {
    const { ScheduleExpression, Targets } = properties.parse(resolve(Properties));
    if (ScheduleExpression === undefined) return [];
    const minutes = Number(/^rate\((\d+) minutes?\)$/.exec(ScheduleExpression)?.[1] ?? NaN);
    return Targets.map(({ Arn }) =>
      setInterval(() => {
        // what it says of itself is in its lines
        functions.invoke(nameOf(functionIn(Arn)), {}).catch(() => undefined);
      }, minutes * 60_000).unref(),
    );
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
