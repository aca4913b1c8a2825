/** The whole text of parts, one after another. */
export const textOf = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join('');
