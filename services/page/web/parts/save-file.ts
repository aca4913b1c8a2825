import type { Refusal, Outcome } from '../../../../shared/client/index.ts';

/** Saves JSON as a file of the reader. */
export function saveFile(name: string, content: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }));
}

type Asked = {
  /** An address of the service. */
  readonly path: string;
  /** Name of the file. */
  readonly name: string;
  token(stale: undefined): Promise<string | undefined>;
};

/** Saves the service's answer at an address as a file; requested with the viewer's token, if signed in. */
export async function saveAnswer({ path, name, token }: Asked): Promise<Outcome<true>> {
  const shown = await token(undefined);
  const headers = shown === undefined ? {} : { authorization: `Bearer ${shown}` };
  const response = await fetch(path, { headers }).catch(() => undefined);
  if (response?.ok !== true) return { refusal: notSaved(response?.status) };
  const content = await response.blob().catch(() => undefined);
  if (content === undefined) return { refusal: notSaved(undefined) };
  saveBlob(name, content);
  return { data: true };
}

const notSaved = (status: number | undefined): Refusal => ({
  code: status === undefined ? 'LINE_LOST' : status === 404 ? 'NOT_FOUND' : 'INTERNAL',
  message: '',
  retryable: true,
  details: {},
});

/** Saves bytes as a file of the reader. */
export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
