/** Gives JSON to whoever looks, as a file to keep. */
export function saveFile(name: string, content: unknown): void {
  const text = JSON.stringify(content, undefined, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
