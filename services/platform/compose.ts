import { once } from './once.ts';

/** The makers of an app's members: each takes the members that it needs of the same app. */
export type Makers<App extends object> = { readonly [Name in keyof App]: (app: App) => App[Name] };

/**
 * Composes an app of members that are made at their first use, each once.
 * @param given members that take the place of those which would be made
 */
export function compose<App extends object>(makers: Makers<App>, given: Partial<App> = {}): App {
  const app: Partial<App> = {};
  for (const name of Object.keys(makers) as (keyof App)[]) {
    // all members are there once the first of them is used
    const make = once(() => (name in given ? given[name] : makers[name](app as App)));
    Object.defineProperty(app, name, { get: make, enumerable: true });
  }
  return app as App;
}
