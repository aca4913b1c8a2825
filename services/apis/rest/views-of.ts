import { ifShown } from '../../platform/requests/if-visible.ts';
import type { Call } from './call.ts';

/** The items of a list as they are shown, without those that can't be. */
export async function viewsOf<T, Shown>(
  { log }: Pick<Call, 'log'>,
  items: readonly T[],
  {
    named,
    show,
  }: {
    /** The name of an item in the log. */
    named(item: T): string;
    show(item: T): Shown | Promise<Shown>;
  },
): Promise<Shown[]> {
  const shown = await Promise.all(items.map((item) => ifShown(log, named(item), () => show(item))));
  return shown.filter((each) => each !== undefined);
}
