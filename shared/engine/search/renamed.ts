/**
 * Plain JSON with ids renamed everywhere: as a whole text, as a part of an option or key
 * (`cast:smite1:bob`), as the name of a member. Values without any of the ids are passed on by
 * reference.
 */
export function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  // the shape stays: texts become texts, lists lists, records records
  return rename(value, names) as T;
}

function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renamedText(value, names);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => rename(item, names));
    return items.every((item, i) => item === value[i]) ? value : items;
  }
  const after = Object.entries(value).map(([name, member]: [string, unknown]) => {
    const [newName, newMember] = [renamedText(name, names), rename(member, names)];
    return { entry: [newName, newMember] as const, same: newName === name && newMember === member };
  });
  if (after.every(({ same }) => same)) return value;
  return Object.fromEntries(after.map(({ entry }) => entry));
}

/** Ids hold no `:`, `/` or `#`, for keys and options are joined with them. */
const renamedText = (text: string, names: ReadonlyMap<string, string>): string =>
  names.get(text) ?? text.replace(/[^:/#]+/g, (part) => names.get(part) ?? part);
