import { once } from './once.ts';

/** Use-cases that all return promises, so that their module can be loaded in between. */
type Promised<Uses> = { readonly [Name in keyof Uses]: (...asked: never[]) => Promise<unknown> };
type Use = (...asked: readonly unknown[]) => Promise<unknown>;

/** Stands in for the use-cases of a module that is loaded at the first call of one of them. */
export function later<Uses extends Promised<Uses>>(load: () => Promise<Uses>): Uses {
  const loaded = once(load);
  const known = new Map<string | symbol, Use>();
  const use = (name: string | symbol): Use => {
    const made: Use = async (...asked) => {
      const uses: object = await loaded();
      return (uses as Readonly<Record<string | symbol, Use>>)[name]?.(...asked);
    };
    known.set(name, made);
    return made;
  };
  return new Proxy({} as Uses, {
    // it is awaited like any value: that must not load the module
    get: (_, name) => (name === 'then' ? undefined : (known.get(name) ?? use(name))),
  });
}
