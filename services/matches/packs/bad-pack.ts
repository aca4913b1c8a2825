/** Something wrong with a pack; without a place it is the whole file. */
export type PackFault = { readonly place?: string; readonly reason: string };

/** A pack that no match can be played with: which file, where in it, and why. */
export class BadPackError extends Error {
  override readonly name = 'BadPackError';
  readonly faults: readonly PackFault[];

  constructor(file: string, faults: readonly PackFault[]) {
    const lines = faults.map(({ place, reason }) =>
      [file, ...(place === undefined ? [] : [place]), reason].join(': '),
    );
    super(lines.join('\n'));
    this.faults = faults;
  }
}
