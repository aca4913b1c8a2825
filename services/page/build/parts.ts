import type { Plugin, PluginContext } from 'rolldown';

/** Names the part of the code that a module goes with; nothing if the bundler decides. */
export type PartOf = (id: string) => string | null;

const MATCH = /\/pages\/match\/match-page\.tsx$/u;
/** Pages that share the table with a match: they draw it again. */
const TABLE = /\/pages\/(?:match\/match|replay\/replay)-page\.tsx$/u;

/**
 * Cuts the code for a phone that asks for few files at a time: the start of the page is one file (`main`),
 * the further code of a match is two: `table`, and `parts`, which other pages use as well. Cut by every set
 * of pages that share a module, a match would be thirty.
 */
export function cutInParts(entry: string): { readonly plugin: Plugin; readonly partOf: PartOf } {
  let partOf: PartOf = () => null;
  return {
    partOf: (id) => partOf(id),
    plugin: {
      name: 'cut-in-parts',
      renderStart() {
        const ids = [...this.getModuleIds()];
        const wanted = (of: readonly string[]) => staticallyFrom(this, of);
        const main = wanted(ids.filter((id) => id.endsWith(entry)));
        const table = wanted(ids.filter((id) => MATCH.test(id)));
        const later = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const others = wanted(later.filter((id) => !TABLE.test(id)));
        partOf = (id) => {
          if (main.has(id)) return 'main';
          if (!table.has(id)) return null;
          return others.has(id) ? 'parts' : 'table';
        };
      },
    },
  };
}

/** Modules, and their static imports. */
function staticallyFrom(
  bundler: Pick<PluginContext, 'getModuleInfo'>,
  ids: readonly string[],
  known = new Set<string>(),
): ReadonlySet<string> {
  for (const id of ids) {
    if (known.has(id)) continue;
    known.add(id);
    staticallyFrom(bundler, bundler.getModuleInfo(id)?.importedIds ?? [], known);
  }
  return known;
}
