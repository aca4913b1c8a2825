/** The address of the styles that only tournament pages need. */
declare const EVENT_STYLE: string;

let loading: Promise<void> | undefined;

/** Loads the styles of tournament pages, once. If they can't be loaded they are asked for again the next time. */
export const loadEventStyle = (): Promise<void> =>
  (loading ??= add(EVENT_STYLE).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function add(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}
