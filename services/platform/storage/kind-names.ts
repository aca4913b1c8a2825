type KindNames = {
  /** The name of a thing of this kind. */
  nameOf(id: string): string;
  /** Parses the id of the thing from its name; `undefined` for a name of another kind. */
  idIn(name: string): string | undefined;
};

/** Names of streams and wake-ups by kind and id, such as `queue#…`: no two kinds share one. */
export const kindNames = (kind: string): KindNames => ({
  nameOf: (id) => `${kind}#${encodeURIComponent(id)}`,
  idIn(name) {
    const [found, id, ...rest] = name.split('#');
    return found === kind && id !== undefined && rest.length === 0
      ? decodeURIComponent(id)
      : undefined;
  },
});
