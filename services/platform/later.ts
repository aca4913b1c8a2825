import { once } from './once.ts';

/** A use-case, whatever it is asked and gives: the types of both are those of its module. */
type Use = (...asked: readonly unknown[]) => Promise<unknown>;

/** Some of the use-cases that a module makes; it is loaded when one of them is first wanted. */
export function later<Uses extends object, Name extends keyof Uses>(
  load: () => Promise<Uses>,
  ...names: readonly Name[]
): Pick<Uses, Name> {
  const loaded = once(load);
  const use =
    (name: Name): Use =>
    async (...asked) =>
      ((await loaded())[name] as Use)(...asked);
  return Object.fromEntries(names.map((name) => [name, use(name)])) as Pick<Uses, Name>;
}
