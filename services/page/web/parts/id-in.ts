/** The parts of the page that show something under an id of its own. */
type Shown = 'accounts' | 'matches' | 'series';

/** The id in a text written or pasted: the id itself, or the address of its page. */
export function idIn(written: string, shown: Shown): string {
  const said = written.trim();
  const found = new RegExp(`/${shown}/([^/?#]+)`, 'u').exec(said)?.[1];
  return found === undefined ? said : decoded(found);
}

/** The ids in a list that was pasted: each once. */
export const idsIn = (list: string, shown: Shown): readonly string[] => [
  ...new Set(
    list
      .split(/[\s,;]+/u)
      .filter((each) => each !== '')
      .map((each) => idIn(each, shown)),
  ),
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
